import { REGISTRATION_PHONE_RULES } from '@warda/domain/phone'
import * as z from 'zod/mini'
import { endpoint, PUBLIC } from './endpoint.ts'
import { amount } from './wire/amount.ts'
import { picture } from './wire/picture.ts'

const time = z.string()

/**
 * Site data of every page, from the settings. Missing values are null, and pages omit them
 * (decisions §11).
 */
export const site = z.object({
  /** Hero pictures in order of preference; text is placed on their left third. */
  heroes: z.array(picture),
  about: z.nullable(picture),
  services: z.nullable(picture),
  contact: z.object({
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    address: z.nullable(z.string()),
    mapUrl: z.nullable(z.string()),
  }),
  social: z.array(z.object({ kind: z.enum(['instagram', 'x', 'whatsapp']), url: z.nullable(z.string()) })),
  developers: z.array(z.object({ name: z.string(), url: z.nullable(z.string()) })),
  /** By day of the week, 0 Sunday to 6 Saturday; null is closed. Times in Riyadh, `HH:MM`. */
  workingHours: z.array(z.object({ weekday: z.int(), hours: z.nullable(z.object({ open: time, close: time })) })),
  sameDayCutoff: time,
  deliveryFee: amount,
  radiusMiles: z.int(),
  freshnessDays: z.int(),
  cities: z.int(),
  countries: z.int(),
  welcomePercent: z.int(),
  pointsPerRiyal: z.int(),
  loyaltyRules: z.array(z.object({ amount, points: z.int() })),
  /** Phone rule of the registration form (decisions §10). */
  phoneRule: z.enum(REGISTRATION_PHONE_RULES),
})

export type Site = z.infer<typeof site>

/** The terms of the shop as safe HTML, or null for the default terms of `version`. */
const terms = z.object({ version: z.string(), html: z.nullable(z.string()) })

export const settingsEndpoints = {
  getSite: endpoint('getSite', {
    access: PUBLIC,
    summary: 'Pictures, contact, hours and promises that pages show',
    answer: site,
    cached: true,
  }),
  getTerms: endpoint('getTerms', {
    access: PUBLIC,
    summary: 'The terms as the shop wrote them (ADMIN-04)',
    answer: terms,
    cached: true,
  }),
}
