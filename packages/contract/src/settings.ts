import * as z from 'zod/mini'
import { endpoint, PUBLIC } from './endpoint.ts'
import { amount } from './wire/amount.ts'
import { picture } from './wire/picture.ts'

const time = z.string()

/**
 * What every page shows of the shop itself, all of it from the settings. What the shop has not given is null: a fact without one
 * is left out, an icon is not drawn as a link (decisions §11).
 */
export const site = z.object({
  /** Wide pictures for the top of a page, strongest first; their left third is calm and takes the words. */
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
  /** By day of the week, 0 Sunday to 6 Saturday; null is closed. Riyadh's times, `HH:MM`. */
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
  /** Which phones the registration form takes (decisions §10). */
  phoneRule: z.enum(['elevenCharacters', 'saudiMobile']),
})

export type Site = z.infer<typeof site>

/** The terms of the shop: its own text as safe HTML, or null while the text that came with it holds; `version` names which. */
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
