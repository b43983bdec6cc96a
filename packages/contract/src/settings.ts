import { MARKS } from '@warda/domain/identity/shop-name'
import { ONLINE_METHODS } from '@warda/domain/payments/online-methods'
import { REGISTRATION_PHONE_RULES } from '@warda/domain/phone'
import * as z from 'zod/mini'
import { endpoint, PUBLIC } from './endpoint.ts'
import { amount } from './wire/amount.ts'
import { picture } from './wire/picture.ts'

const time = z.string()

/** A picture of the shop's own without description: `/pictures/{key}-{width}.{avif|webp}`. */
const mark = z.object({ key: z.string(), width: z.int(), height: z.int(), widths: z.array(z.int()) })

/** Name, place and look of the shop in the language of the request (OPEN-01). */
const identity = z.object({
  name: z.string(),
  city: z.string(),
  /** `#rrggbb`; readable on every surface. */
  accent: z.string(),
  /** Drawn when there is no logo: the initial of the name, or a rose. */
  mark: z.enum(MARKS),
  /** Whether pages show the riyal sign (U+20C1) instead of its text. */
  riyalSign: z.boolean(),
  logo: z.nullable(mark),
  /** Changes with the icons, so that browsers load them again. */
  iconVersion: z.string(),
  heroTitle: z.nullable(z.string()),
  heroText: z.nullable(z.string()),
  /** Safe HTML. */
  aboutHtml: z.nullable(z.string()),
  footerText: z.nullable(z.string()),
})

/**
 * Site data of every page, from the settings. Missing values are null, and pages omit them
 * (decisions §11).
 */
export const site = z.object({
  identity,
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
  /** What the law wants to be shown (OPEN-03). */
  legal: z.object({
    name: z.nullable(z.string()),
    registerNumber: z.nullable(z.string()),
    vatNumber: z.nullable(z.string()),
    /** The authentication of the shop by the Saudi Business Center, and the page that confirms it. */
    authentication: z.nullable(z.object({ number: z.string(), url: z.string() })),
    complaintEmail: z.nullable(z.string()),
    /** Working days in which complaints are answered; 0 is not set. */
    answerDays: z.int(),
  }),
  social: z.array(z.object({ kind: z.enum(['instagram', 'x', 'whatsapp']), url: z.nullable(z.string()) })),
  developers: z.array(z.object({ name: z.string(), url: z.nullable(z.string()) })),
  /** By day of the week, 0 Sunday to 6 Saturday; null is closed. Times in Riyadh, `HH:MM`. */
  workingHours: z.array(z.object({ weekday: z.int(), hours: z.nullable(z.object({ open: time, close: time })) })),
  sameDayCutoff: time,
  deliveryFee: amount,
  radiusMiles: z.int(),
  /** Claims; 0 when the shop makes none. */
  freshnessDays: z.int(),
  cities: z.int(),
  countries: z.int(),
  /** The ways to pay online that pages show, in display order (OPEN-09). */
  paymentMethods: z.array(z.enum(ONLINE_METHODS)),
  welcomePercent: z.int(),
  pointsPerRiyal: z.int(),
  loyaltyRules: z.array(z.object({ amount, points: z.int() })),
  /** The sizes of products with their names, which every list of ordered products shows. */
  sizes: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Phone rule of the registration form (decisions §10). */
  phoneRule: z.enum(REGISTRATION_PHONE_RULES),
})

export type Site = z.infer<typeof site>

export const settingsEndpoints = {
  getSite: endpoint('getSite', {
    access: PUBLIC,
    summary: 'Pictures, contact, hours and promises that pages show',
    answer: site,
    cached: true,
  }),
}
