import type { DeliveryCalendar } from '@warda/domain/delivery/calendar'
import type { DeliveryZone } from '@warda/domain/delivery/delivery-zones'
import { DEFAULT_CITY } from '@warda/domain/delivery/riyadh-zones'
import { type Mark, SOFTWARE_NAME } from '@warda/domain/identity/shop-name'
import { LEGAL_PAGES, type LegalPage } from '@warda/domain/legal/legal-pages'
import type { LoyaltyRule } from '@warda/domain/loyalty/points'
import type { GatewayName, OnlineMethod } from '@warda/domain/payments/online-methods'
import type { RegistrationPhoneRule } from '@warda/domain/phone'
import type { Synonym } from '@warda/domain/search/synonym'
import { addDays } from '@warda/domain/time/riyadh-time'
import {
  DEFAULTS,
  type Holiday,
  type NamedZone,
  SETTINGS,
  type SettingKey,
  type SitePicture,
  type UploadedPicture,
} from './setting-schema.ts'

export type LocalizedText = { en: string; ar: string }

/** The complete settings. Money is halalas, times are in Riyadh. */
export type Settings = {
  /** How the shop presents itself; name, city and sender's name are never empty. */
  identity: ShopIdentity
  calendar: DeliveryCalendar & { zones: readonly NamedZone[] }
  /** The cities and districts that the shop serves. */
  deliveryZones: readonly DeliveryZone[]
  /** How many hours a recipient has to enter the address. */
  addressHours: number
  /** The delivery fee of the calendar. */
  deliveryFee: number
  loyaltyRules: readonly LoyaltyRule[]
  pointsPerRiyal: number
  /** Amounts in halalas; with `validMonths` 0, gift cards do not expire. */
  giftCards: { isSold: boolean; minAmount: number; maxAmount: number; validMonths: number }
  phoneRule: RegistrationPhoneRule
  welcomePercent: number
  registerExpiryRequired: boolean
  holdReviews: boolean
  /** Staff must use a second factor. */
  staffSecondFactor: boolean
  /** Empty when the shop has not set it. */
  contact: { phone: string; email: string; address: LocalizedText; mapUrl: string | null }
  /** The gateway of new payments, null for the standard one, and the methods that pages show, null for all of it. */
  payments: { gateway: GatewayName | null; methods: readonly OnlineMethod[] | null }
  links: {
    instagram: string | null
    x: string | null
    whatsapp: string | null
    developers: readonly { name: string; url: string | null }[]
  }
  /** The seller for ZATCA (BR-KSA-08, -40); empty fields are not set. */
  seller: {
    name: LocalizedText
    vatNumber: string
    crNumber: string
    street: LocalizedText
    buildingNumber: string
    district: LocalizedText
    city: LocalizedText
    postalCode: string
  }
  promises: { freshnessDays: number; cities: number; countries: number }
  sitePictures: { heroes: readonly SitePicture[]; about: SitePicture | null; services: SitePicture | null }
  synonyms: readonly Synonym[]
  /** The legal details that no other setting has; empty or 0 when not set. */
  legal: {
    authenticationNumber: string
    authenticationEnds: string | null
    complaintEmail: string
    answerDays: number
    hosting: LocalizedText
  }
  /** Markdown with facts, empty for the default text; `version` is that of the setting, 0 before it was saved. */
  legalTexts: Record<LegalPage, LocalizedText & { version: number }>
}

export type ShopIdentity = {
  name: LocalizedText
  city: LocalizedText
  accent: string
  mark: Mark
  riyalSign: boolean
  logo: UploadedPicture | null
  icon: UploadedPicture | null
  /** Empty texts use the neutral text of the page; `about` is Markdown. */
  heroTitle: LocalizedText
  heroText: LocalizedText
  about: LocalizedText
  footerText: LocalizedText
  senderName: LocalizedText
}

type SettingRow = { key: string; value: unknown; version: number }

/** A stored setting completed by the defaults. `onWrong` is called for an invalid value. */
export function completeValue<K extends SettingKey>(
  key: K,
  stored: unknown,
  onWrong: (key: string) => void = () => {},
): (typeof DEFAULTS)[K] {
  const parsed = SETTINGS[key].safeParse(stored ?? {})
  if (!parsed.success) onWrong(key)
  return { ...DEFAULTS[key], ...(parsed.success ? parsed.data : {}) } as (typeof DEFAULTS)[K]
}

/** Settings from the rows of table `setting`; `onWrong` receives the key of an invalid row, whose defaults apply. */
export function parseSettings(rows: readonly SettingRow[], onWrong: (key: string) => void): Settings {
  const stored = new Map(rows.map((row) => [row.key, row]))
  const read = <K extends SettingKey>(key: K) => completeValue(key, stored.get(key)?.value, onWrong)
  const calendar = read('calendar')
  const zones = read('zones')
  const loyalty = read('loyalty')
  const accounts = read('accounts')
  return {
    identity: completeIdentity(read('identity'), zones.zones),
    calendar: { ...calendar, holidays: calendar.holidays.flatMap(listDays) },
    deliveryZones: zones.zones,
    addressHours: zones.addressHours,
    deliveryFee: calendar.feeHalalas,
    loyaltyRules: loyalty.rules.toSorted((one, other) => one.spend - other.spend),
    pointsPerRiyal: loyalty.pointsPerRiyal,
    giftCards: read('giftCards'),
    ...accounts,
    contact: read('contact'),
    links: read('links'),
    payments: read('payments'),
    seller: read('seller'),
    promises: read('promises'),
    sitePictures: read('sitePictures'),
    synonyms: read('search').synonyms,
    legal: read('legal'),
    legalTexts: Object.fromEntries(
      LEGAL_PAGES.map((page) => [page, { ...read(page), version: stored.get(page)?.version ?? 0 }]),
    ) as Settings['legalTexts'],
  }
}

/** Fills in an empty name (the name of the software) and an empty city (that of the first zone). */
function completeIdentity(identity: ShopIdentity, zones: readonly DeliveryZone[]): ShopIdentity {
  const name = withDefaultText(identity.name, SOFTWARE_NAME)
  return {
    ...identity,
    name,
    city: withDefaultText(identity.city, zones[0]?.city ?? DEFAULT_CITY),
    senderName: withDefaultText(identity.senderName, name),
  }
}

const withDefaultText = (text: LocalizedText, other: LocalizedText): LocalizedText => ({
  en: text.en || other.en,
  ar: text.ar || other.ar,
})

/** Maximum length of a holiday in days, so that a stored one cannot cause an endless loop. */
const MAX_HOLIDAY_DAYS = 60

function listDays({ from, to }: Holiday): string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length < MAX_HOLIDAY_DAYS; day = addDays(day, 1)) days.push(day)
  return days
}
