import { isCommercialRegistrationNumber, isVatNumber } from '@warda/domain/clients/registration-numbers'
import { DEFAULT_ADDRESS_HOURS } from '@warda/domain/delivery/address-deadline'
import { isEmail, toAsciiEmail } from '@warda/domain/email'
import { isColour, isReadableAccent } from '@warda/domain/identity/accent'
import { MARKS } from '@warda/domain/identity/shop-name'
import { isAuthenticationNumber } from '@warda/domain/legal/disclosures'
import { findUnknownFact } from '@warda/domain/legal/legal-template'
import { LIMITS } from '@warda/domain/limits'
import { GATEWAY_NAMES, ONLINE_METHODS } from '@warda/domain/payments/online-methods'
import { REGISTRATION_PHONE_RULES } from '@warda/domain/phone'
import { parseTarget, splitList } from '@warda/domain/search/synonym'
import { normaliseDigits, normaliseText } from '@warda/domain/text'
import { daysBetween, EXTENDED_TIME, isDate, MINUTES_PER_DAY, parseTimeOfDay } from '@warda/domain/time/riyadh-time'
import * as z from 'zod/mini'
import { lineText, text } from './wire/text.ts'

type Path = (string | number)[]
type Remark = { path: Path; key: string; params?: Record<string, string> }

/** Issues across several parts of a value, each with path and message key. */
const remarks = <T>(find: (value: T) => Remark[]) =>
  z.check<T>((context) => {
    for (const { path, key, params } of find(context.value))
      context.issues.push({ code: 'custom', input: context.value, path, message: key, ...(params && { params }) })
  })

const between = (min: number, max: number) =>
  z.refine<number>((value) => value >= min && value <= max, { error: 'number_range', params: { min, max } })
const integer = (min: number, max: number) => z.int('invalid_number').check(between(min, max))
const degrees = (most: number) => z.number('invalid_number').check(between(-most, most))
const list = <T extends z.ZodMiniType>(item: T, most: number) =>
  z.array(item).check(z.refine((value) => value.length <= most, { error: 'too_many', params: { max: most } }))
const localizedText = (min: number, max: number) => z.strictObject({ en: text(min, max), ar: text(min, max) })
const yes = z.boolean('invalid_choice')
const orEmpty = (accepts: (value: string) => boolean, error: string) =>
  z.refine<string>((value) => value === '' || accepts(value), { error })
/** Given in both languages or in neither. */
const bothOrNeither = remarks<{ en: string; ar: string }>(({ en, ar }) =>
  (en === '') === (ar === '') ? [] : [{ path: [en === '' ? 'en' : 'ar'], key: 'both_languages' }],
)

const time = z.string('invalid_time').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_time'))
/** A time of day that may pass midnight (OPEN-06). */
const extendedTime = z.string('invalid_time').check(z.regex(EXTENDED_TIME, 'invalid_time'))
const date = z.string('invalid_date').check(z.refine(isDate, { error: 'invalid_date' }))
/** A URL without scheme, such as `maps.app.goo.gl/rose`, becomes an https URL. */
const withScheme = (typed: string): string => {
  const page = normaliseText(typed)
  return /^[a-z\d-]+(\.[a-z\d-]+)+([/?#]|$)/i.test(page) ? `https://${page}` : page
}
/** An http or https URL. */
const link = z.nullable(
  z.pipe(
    z.pipe(z.string('invalid_link').check(z.maxLength(500, 'invalid_link')), z.transform(withScheme)),
    z.url({ protocol: /^https?$/, error: 'invalid_link' }).check(z.maxLength(500, 'invalid_link')),
  ),
)
/** Text whose Arabic-Indic digits are converted to 0-9 (decisions §10). */
const numbered = (min: number, max: number, check: z.core.CheckFn<string> | z.core.$ZodCheck<string>) =>
  z.pipe(z.pipe(text(min, max), z.transform(normaliseDigits)), z.string().check(check))
const miles = z.number('invalid_number').check(between(0.1, 500))
const halalas = integer(0, 10_000_000)
const place = z.strictObject({ latitude: degrees(90), longitude: degrees(180) })
const weekday = z.literal([0, 1, 2, 3, 4, 5, 6], 'invalid_choice')

const hours = z.nullable(
  z
    .strictObject({ open: time, close: extendedTime, cutoff: z.optional(z.nullable(extendedTime)) })
    .check(remarks(({ open, close }) => (open < close ? [] : [{ path: ['close'], key: 'hours_order' }]))),
)
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** Days whose hours last until after the next day opens. */
const findOverlaps = (week: Record<(typeof DAYS)[number], z.output<typeof hours>>): Remark[] =>
  DAYS.flatMap((day) => {
    const close = week[day]?.close
    const next = week[DAYS[(day + 1) % 7] ?? 0]?.open
    if (!close || !next || parseTimeOfDay(close) - MINUTES_PER_DAY <= parseTimeOfDay(next)) return []
    return [{ path: [day, 'close'], key: 'hours_overlap' }]
  })

const week = z
  .strictObject({ 0: hours, 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours })
  .check(remarks(findOverlaps))

const span = (longest: number) =>
  remarks<{ from: string; to: string }>(({ from, to }) => {
    if (to < from) return [{ path: ['to'], key: 'dates_order' }]
    return daysBetween(from, to) >= longest ? [{ path: ['to'], key: 'dates_long' }] : []
  })

const holiday = z.strictObject({ from: date, to: date, name: localizedText(0, 60) }).check(span(60))
const season = z.strictObject({ name: localizedText(1, 60), from: date, to: date, hours: week }).check(span(400))
const slotRule = z.strictObject({
  weekday: z.nullable(weekday),
  start: z.nullable(extendedTime),
  capacity: integer(0, 100_000),
})
const zone = z.strictObject({
  name: localizedText(1, 60),
  centre: z.nullable(place),
  radiusMiles: miles,
  feeHalalas: halalas,
})

const overlaps = (seasons: readonly { from: string; to: string }[]): Remark[] =>
  seasons.flatMap((one, at) =>
    seasons.slice(0, at).some((other) => one.from <= other.to && other.from <= one.to)
      ? [{ path: ['seasons', at, 'from'], key: 'dates_overlap' }]
      : [],
  )

const twice = (items: readonly unknown[], list: string, part: string): Remark[] =>
  items.flatMap((item, at) => (items.indexOf(item) < at ? [{ path: [list, at, part], key: 'said_twice' }] : []))

const calendar = z
  .strictObject({
    hours: week,
    seasons: list(season, 20),
    sameDayCutoff: time,
    slotMinutes: integer(15, 720),
    slotCapacity: integer(0, 1_000_000),
    slotRules: list(slotRule, 100),
    daysAhead: integer(1, 60),
    holidays: list(holiday, 100),
    feeHalalas: halalas,
    zones: list(zone, 50),
    freeFromHalalas: z.nullable(integer(1, 100_000_000)),
    radiusMiles: miles,
    shop: place,
    leadMinutes: integer(0, 10_080),
  })
  .check(
    remarks(({ seasons, slotRules }) => [
      ...overlaps(seasons),
      ...twice(
        slotRules.map((rule) => `${rule.weekday} ${rule.start}`),
        'slotRules',
        'capacity',
      ),
      ...slotRules.flatMap((rule, at) =>
        rule.weekday === null && rule.start === null
          ? [{ path: ['slotRules', at, 'weekday'], key: 'rule_of_all' }]
          : [],
      ),
    ]),
  )

const deliveryZones = list(
  z.strictObject({
    city: localizedText(2, 60),
    district: z.nullable(localizedText(2, 60)),
    feeHalalas: z.nullable(halalas),
  }),
  1_000,
).check(z.refine((zones) => zones.length > 0, { error: 'required' }))

const loyalty = z
  .strictObject({
    rules: list(z.strictObject({ spend: integer(1, 1_000_000_000), points: integer(0, 10_000_000) }), 50),
    pointsPerRiyal: integer(1, 100_000),
  })
  .check(
    remarks(({ rules }) =>
      twice(
        rules.map((rule) => rule.spend),
        'rules',
        'spend',
      ),
    ),
  )

/** Amounts in halalas; with `validMonths` 0, gift cards do not expire. */
const giftCards = z
  .strictObject({
    isSold: yes,
    minAmount: integer(100, 10_000_000),
    maxAmount: integer(100, 10_000_000),
    validMonths: integer(0, 120),
  })
  .check(
    remarks(({ minAmount, maxAmount }) =>
      maxAmount < minAmount ? [{ path: ['maxAmount'], key: 'gift_card_limits' }] : [],
    ),
  )

const picture = z.strictObject({
  key: z.string('required').check(z.regex(/^[A-Za-z0-9][A-Za-z0-9/_.-]{0,199}$/, 'invalid_id')),
  width: integer(1, 20_000),
  height: integer(1, 20_000),
  widths: list(integer(1, 20_000), 20),
  colour: z.string('required').check(z.regex(/^#[0-9a-fA-F]{6}$/, 'invalid_id')),
  preview: z
    .string('required')
    .check(z.maxLength(8_000, 'invalid_id'), z.regex(/^data:image\/[a-z]+;base64,[A-Za-z0-9+/=]*$/, 'invalid_id')),
  alt: localizedText(3, 200),
})

const uploaded = z.nullable(z.omit(picture, { alt: true }))
const localizedLine = (min: number, max: number) => z.strictObject({ en: lineText(min, max), ar: lineText(min, max) })
/** In both languages or in neither. */
const optionalLine = (max: number) => localizedLine(0, max).check(bothOrNeither)
const optionalText = (max: number) => localizedText(0, max).check(bothOrNeither)

/** How the shop presents itself (OPEN-01). Empty texts use the neutral text of the page. */
const identity = z.strictObject({
  name: localizedLine(2, 40),
  /** Where the shop is; empty for the city of its first delivery zone. */
  city: optionalLine(60),
  accent: z.string('required').check(
    z.refine(isColour, { error: 'colour', abort: true }),
    z.refine((colour) => !isColour(colour) || isReadableAccent(colour), { error: 'colour_contrast' }),
  ),
  mark: z.enum(MARKS, 'invalid_choice'),
  /** Pages show the riyal sign; otherwise SAR. */
  riyalSign: yes,
  logo: uploaded,
  icon: uploaded,
  heroTitle: optionalLine(80),
  heroText: optionalText(200),
  /** Markdown. */
  about: optionalText(5_000),
  footerText: optionalText(300),
  /** The sender's name of mails; empty for the name of the shop. */
  senderName: optionalLine(60),
})

/** The legal details that no other setting has (OPEN-03). */
const legal = z.strictObject({
  authenticationNumber: numbered(0, 20, orEmpty(isAuthenticationNumber, 'authentication_number')),
  /** Last day of the authentication; null without one. */
  authenticationEnds: z.nullable(date),
  /** Empty for the e-mail address of the contact details. */
  complaintEmail: z.pipe(text(0, LIMITS.email), z.transform(toAsciiEmail)).check(orEmpty(isEmail, 'invalid_email')),
  /** Working days in which complaints are answered; 0 is not set. */
  answerDays: integer(0, 30),
  /** Who runs the servers, and in which country. */
  hosting: optionalLine(120),
})

/** Markdown with facts (`{{shop}}`), in both languages or in neither, because users agree to it; empty is the default text. */
const legalText = z
  .strictObject({ en: text(0, 50_000), ar: text(0, 50_000) })
  .check(bothOrNeither)
  .check(
    remarks(({ en, ar }) =>
      Object.entries({ en, ar }).flatMap(([language, template]) => {
        const name = findUnknownFact(template)
        return name === null ? [] : [{ path: [language], key: 'unknown_fact', params: { name } }]
      }),
    ),
  )

/** Words in at least one language, and targets of the form `field:value`. */
const synonym = z
  .strictObject({ en: text(0, 1_000), ar: text(0, 1_000), means: text(0, 500), general: yes })
  .check(
    remarks(({ en, ar, means }) => [
      ...(splitList(en).length + splitList(ar).length === 0 ? [{ path: ['en'], key: 'required' }] : []),
      ...(splitList(means).every((target) => parseTarget(target) !== null)
        ? []
        : [{ path: ['means'], key: 'search_target' }]),
    ]),
  )

/** By the key of the setting (ADMIN-04). */
export const settingValues = {
  identity,
  calendar,
  /** Cities and districts that the shop serves; `district` null is the whole city, `feeHalalas` null the usual fee. */
  zones: z.strictObject({
    zones: deliveryZones,
    /** How many hours a recipient has to enter the address (AGREE-03). */
    addressHours: z._default(integer(1, 336), DEFAULT_ADDRESS_HOURS),
  }),
  loyalty,
  giftCards,
  accounts: z.strictObject({
    phoneRule: z.enum(REGISTRATION_PHONE_RULES, 'invalid_choice'),
    welcomePercent: integer(0, 100),
    registerExpiryRequired: yes,
    /** Reviews of people without a completed order of the product wait for the shop. */
    holdReviews: yes,
    /** Staff set up a second factor at their next login (GROW-10). */
    staffSecondFactor: z._default(yes, false),
  }),
  /** All optional; pages and mails omit missing values. */
  contact: z.strictObject({
    phone: numbered(
      0,
      30,
      orEmpty((value) => /^\+?[\d ()-]{8,}$/.test(value), 'phone_shop'),
    ),
    email: z.pipe(text(0, LIMITS.email), z.transform(toAsciiEmail)).check(orEmpty(isEmail, 'invalid_email')),
    address: z.strictObject({ en: text(0, 200), ar: text(0, 200) }).check(bothOrNeither),
    mapUrl: link,
  }),
  links: z.strictObject({
    instagram: link,
    x: link,
    whatsapp: link,
    developers: list(z.strictObject({ name: text(1, 60), url: link }), 10),
  }),
  /** The gateway of new payments, null for the one of the environment; the methods that pages show, null for all of it (OPEN-09). */
  payments: z.strictObject({
    gateway: z.nullable(z.enum(GATEWAY_NAMES, 'invalid_choice')),
    methods: z.nullable(
      list(z.enum(ONLINE_METHODS, 'invalid_choice'), ONLINE_METHODS.length).check(
        z.refine((methods) => methods.length > 0, { error: 'required' }),
      ),
    ),
  }),
  /** 0 omits the claim. */
  promises: z.strictObject({ freshnessDays: integer(0, 60), cities: integer(0, 10_000), countries: integer(0, 250) }),
  seller: z.strictObject({
    name: localizedText(2, 100),
    vatNumber: numbered(1, 20, z.refine(isVatNumber, { error: 'tax_number' })),
    crNumber: numbered(1, 20, z.refine(isCommercialRegistrationNumber, { error: 'register_number' })),
    street: localizedText(2, 100),
    buildingNumber: numbered(1, 10, z.regex(/^\d{4}$/, 'building_number')),
    district: localizedText(2, 100),
    city: localizedText(2, 100),
    postalCode: numbered(1, 10, z.regex(/^\d{5}$/, 'postal_code')),
  }),
  legal,
  terms: legalText,
  returns: legalText,
  privacy: legalText,
  sitePictures: z.strictObject({
    heroes: list(picture, 10),
    about: z.nullable(picture),
    services: z.nullable(picture),
  }),
  /** Synonyms of the search (AGREE-14). */
  search: z.strictObject({ synonyms: list(synonym, 300) }),
} as const

export type SettingKey = keyof typeof settingValues
/** The complete value of each setting, in responses and forms. */
export type SettingValues = { [K in SettingKey]: z.input<(typeof settingValues)[K]> }
