import { isCommercialRegistrationNumber, isVatNumber } from '@warda/domain/clients/registration-numbers'
import { WELCOME_PERCENT } from '@warda/domain/coupons/welcome-coupon'
import { DEFAULT_ADDRESS_HOURS } from '@warda/domain/delivery/address-deadline'
import { DEFAULT_CALENDAR } from '@warda/domain/delivery/calendar'
import { RIYADH_ZONES } from '@warda/domain/delivery/riyadh-zones'
import { DEFAULT_ACCENT, isColour, isReadableAccent } from '@warda/domain/identity/accent'
import { MARKS } from '@warda/domain/identity/shop-name'
import { isAuthenticationNumber } from '@warda/domain/legal/disclosures'
import { DEFAULT_RULES, POINTS_PER_RIYAL } from '@warda/domain/loyalty/points'
import { GATEWAY_NAMES, ONLINE_METHODS } from '@warda/domain/payments/online-methods'
import { REGISTRATION_PHONE_RULES } from '@warda/domain/phone'
import { DEFAULT_SYNONYMS } from '@warda/domain/search/default-synonyms'
import { EXTENDED_TIME } from '@warda/domain/time/riyadh-time'
import { z } from 'zod'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const extendedTime = z.string().regex(EXTENDED_TIME)
const date = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const weekdays = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
])
const hours = z.object({ open: time, close: extendedTime, cutoff: extendedTime.nullish() }).nullable()
const week = z.object({ 0: hours, 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours })
const link = z.url({ protocol: /^https?$/ }).nullable()
const count = z.int().min(0)
const words = z.object({ en: z.string(), ar: z.string() })
const place = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
// Holidays were stored as a single date before they had names.
const holiday = z.union([
  z.object({ from: date, to: date, name: words }),
  date.transform((day) => ({ from: day, to: day, name: { en: '', ar: '' } })),
])
const season = z.object({ name: words, from: date, to: date, hours: week })
const slotRule = z.object({ weekday: weekdays.nullable(), start: extendedTime.nullable(), capacity: count })
const zone = z.object({ name: words, centre: place.nullable(), radiusMiles: z.number().positive(), feeHalalas: count })
const picture = z.object({
  key: z.string(),
  width: count,
  height: count,
  widths: z.array(count),
  colour: z.string(),
  preview: z.string(),
  alt: words,
})

/** Markdown of a legal text; empty for the default text. */
const legalText = z.object({ en: z.string(), ar: z.string() }).partial()

const uploaded = picture.omit({ alt: true }).nullable()

/**
 * The settings by key of table `setting`. Money is halalas. Absent fields and invalid rows use the defaults. In the identity the parts
 * with `catch` have their own default, so that stricter rules for them do not remove the name of a shop.
 */
export const SETTINGS = {
  identity: z
    .object({
      name: words,
      city: words,
      accent: z
        .string()
        .refine((colour) => isColour(colour) && isReadableAccent(colour))
        .catch(DEFAULT_ACCENT),
      mark: z.enum(MARKS).catch('rose'),
      riyalSign: z.boolean(),
      logo: uploaded.catch(null),
      icon: uploaded.catch(null),
      heroTitle: words,
      heroText: words,
      about: words,
      footerText: words,
      senderName: words,
    })
    .partial(),
  calendar: z
    .object({
      hours: week,
      seasons: z.array(season),
      sameDayCutoff: time,
      slotMinutes: z.int().min(15).max(720),
      slotCapacity: z.int().min(0),
      slotRules: z.array(slotRule),
      daysAhead: z.int().min(1).max(60),
      holidays: z.array(holiday),
      feeHalalas: count,
      zones: z.array(zone),
      freeFromHalalas: count.nullable(),
      radiusMiles: z.number().positive(),
      shop: place,
      leadMinutes: count,
    })
    .partial(),
  zones: z
    .object({
      zones: z.array(z.object({ city: words, district: words.nullable(), feeHalalas: count.nullable() })),
      addressHours: z.int().min(1).max(336),
    })
    .partial(),
  loyalty: z
    .object({
      rules: z.array(z.object({ spend: z.int().positive(), points: count })),
      pointsPerRiyal: z.int().positive(),
    })
    .partial(),
  giftCards: z
    .object({
      isSold: z.boolean(),
      minAmount: z.int().positive(),
      maxAmount: z.int().positive(),
      validMonths: count,
    })
    .partial(),
  accounts: z
    .object({
      phoneRule: z.enum(REGISTRATION_PHONE_RULES),
      welcomePercent: z.int().min(0).max(100),
      registerExpiryRequired: z.boolean(),
      holdReviews: z.boolean(),
      staffSecondFactor: z.boolean(),
    })
    .partial(),
  contact: z.object({ phone: z.string(), email: z.string(), address: words, mapUrl: link }).partial(),
  links: z
    .object({
      instagram: link,
      x: link,
      whatsapp: link,
      developers: z.array(z.object({ name: z.string(), url: link })),
    })
    .partial(),
  payments: z
    .object({ gateway: z.enum(GATEWAY_NAMES).nullable(), methods: z.array(z.enum(ONLINE_METHODS)).nullable() })
    .partial(),
  /** The seller on tax invoices; an issued invoice keeps the seller of its day. */
  seller: z
    .object({
      name: words,
      vatNumber: z.string().refine(isVatNumber),
      crNumber: z.string().refine(isCommercialRegistrationNumber),
      street: words,
      buildingNumber: z.string().regex(/^\d{4}$/),
      district: words,
      city: words,
      postalCode: z.string().regex(/^\d{5}$/),
    })
    .partial(),
  promises: z.object({ freshnessDays: count, cities: count, countries: count }).partial(),
  /** A number that is not the authority's is not shown; the other parts stay. */
  legal: z
    .object({
      authenticationNumber: z
        .string()
        .refine((number) => number === '' || isAuthenticationNumber(number))
        .catch(''),
      authenticationEnds: date.nullable(),
      complaintEmail: z.string(),
      answerDays: count,
      hosting: words,
    })
    .partial(),
  terms: legalText,
  returns: legalText,
  privacy: legalText,
  sitePictures: z
    .object({ heroes: z.array(picture), about: picture.nullable(), services: picture.nullable() })
    .partial(),
  search: z
    .object({
      synonyms: z.array(z.object({ en: z.string(), ar: z.string(), means: z.string(), general: z.boolean() })),
    })
    .partial(),
} as const

export type Holiday = z.output<typeof holiday>
export type NamedSeason = z.infer<typeof season>
export type NamedZone = z.infer<typeof zone>
export type SettingKey = keyof typeof SETTINGS
export type SitePicture = z.infer<typeof picture>
export type UploadedPicture = Omit<SitePicture, 'alt'>

const NO_HOLIDAYS: readonly Holiday[] = []
const NO_SEASONS: readonly NamedSeason[] = []
const NO_ZONES: readonly NamedZone[] = []
const UNSAID: { en: string; ar: string } = { en: '', ar: '' }

/**
 * The defaults (spec §1, §9; decisions §4, §7, §10). Identity, contact and claims of the shop have none: they are
 * empty, and without a seller no tax document is issued (decisions 20 and 48).
 */
export const DEFAULTS = {
  identity: {
    name: UNSAID,
    city: UNSAID,
    accent: DEFAULT_ACCENT,
    mark: 'rose',
    riyalSign: true,
    logo: null,
    icon: null,
    heroTitle: UNSAID,
    heroText: UNSAID,
    about: UNSAID,
    footerText: UNSAID,
    senderName: UNSAID,
  },
  calendar: { ...DEFAULT_CALENDAR, holidays: NO_HOLIDAYS, seasons: NO_SEASONS, zones: NO_ZONES },
  zones: { zones: RIYADH_ZONES, addressHours: DEFAULT_ADDRESS_HOURS },
  loyalty: { rules: DEFAULT_RULES, pointsPerRiyal: POINTS_PER_RIYAL },
  giftCards: { isSold: true, minAmount: 5_000, maxAmount: 200_000, validMonths: 24 },
  accounts: {
    phoneRule: 'either',
    welcomePercent: WELCOME_PERCENT,
    registerExpiryRequired: true,
    holdReviews: false,
    staffSecondFactor: false,
  },
  contact: { phone: '', email: '', address: UNSAID, mapUrl: null },
  links: { instagram: null, x: null, whatsapp: null, developers: [] },
  payments: { gateway: null, methods: null },
  seller: {
    name: UNSAID,
    vatNumber: '',
    crNumber: '',
    street: UNSAID,
    buildingNumber: '',
    district: UNSAID,
    city: UNSAID,
    postalCode: '',
  },
  promises: { freshnessDays: 0, cities: 0, countries: 0 },
  legal: { authenticationNumber: '', authenticationEnds: null, complaintEmail: '', answerDays: 0, hosting: UNSAID },
  terms: UNSAID,
  returns: UNSAID,
  privacy: UNSAID,
  sitePictures: { heroes: [], about: null, services: null },
  search: { synonyms: DEFAULT_SYNONYMS },
} as const
