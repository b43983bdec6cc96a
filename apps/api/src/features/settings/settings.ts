import type { DeliveryCalendar } from '@warda/domain/delivery/calendar'
import type { LoyaltyRule } from '@warda/domain/loyalty/points'
import type { RegisterPhoneRule } from '@warda/domain/phone'
import { addDays } from '@warda/domain/time/riyadh-time'
import {
  DEFAULTS,
  type Holiday,
  type NamedZone,
  SETTINGS,
  type SettingKey,
  type SitePicture,
} from './setting-schema.ts'

type Words = { en: string; ar: string }

/** The shop's settings as everything else reads them, complete. Money is halalas, times are Riyadh's. */
export type Settings = {
  calendar: DeliveryCalendar & { zones: readonly NamedZone[] }
  /** The calendar's own fee, named for those who only count money. */
  deliveryFee: number
  loyaltyRules: readonly LoyaltyRule[]
  pointsPerRiyal: number
  phoneRule: RegisterPhoneRule
  welcomePercent: number
  registerExpiryRequired: boolean
  /** Empty where the shop has not said it. */
  contact: { phone: string; email: string; address: Words; mapUrl: string | null }
  links: {
    instagram: string | null
    x: string | null
    whatsapp: string | null
    developers: readonly { name: string; url: string | null }[]
  }
  /** The shop as a taxable person (ZATCA BR-KSA-08, -40); empty where the shop has not said it. */
  seller: {
    name: Words
    vatNumber: string
    crNumber: string
    street: Words
    buildingNumber: string
    district: Words
    city: Words
    postalCode: string
  }
  promises: { freshnessDays: number; cities: number; countries: number }
  sitePictures: { heroes: readonly SitePicture[]; about: SitePicture | null; services: SitePicture | null }
  /** Markdown of the shop's own terms, empty where the text that came with the shop holds; `version` names the text that holds now. */
  terms: Words & { version: string }
}

type SettingRow = { key: string; value: unknown; version: number }

/** The whole value of a setting: what is kept, and the default for what that leaves out. `onWrong` hears of a value that can't be used. */
export function completeValue<K extends SettingKey>(
  key: K,
  said: unknown,
  onWrong: (key: string) => void = () => {},
): (typeof DEFAULTS)[K] {
  const parsed = SETTINGS[key].safeParse(said ?? {})
  if (!parsed.success) onWrong(key)
  return { ...DEFAULTS[key], ...(parsed.success ? parsed.data : {}) } as (typeof DEFAULTS)[K]
}

/** Settings from the rows of table `setting`; `onWrong` hears the key of a row that can't be used, and its defaults hold. */
export function settingsFrom(rows: readonly SettingRow[], onWrong: (key: string) => void): Settings {
  const said = new Map(rows.map((row) => [row.key, row]))
  const read = <K extends SettingKey>(key: K) => completeValue(key, said.get(key)?.value, onWrong)
  const calendar = read('calendar')
  const loyalty = read('loyalty')
  const accounts = read('accounts')
  return {
    calendar: { ...calendar, holidays: calendar.holidays.flatMap(daysOf) },
    deliveryFee: calendar.feeHalalas,
    loyaltyRules: loyalty.rules.toSorted((one, other) => one.spend - other.spend),
    pointsPerRiyal: loyalty.pointsPerRiyal,
    ...accounts,
    contact: read('contact'),
    links: read('links'),
    seller: read('seller'),
    promises: read('promises'),
    sitePictures: read('sitePictures'),
    terms: { ...read('terms'), version: String(said.get('terms')?.version ?? 0) },
  }
}

/** Of the longest holiday that can be kept, days: a kept one can't make anybody count for ever. */
const LONGEST_HOLIDAY = 60

function daysOf({ from, to }: Holiday): string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length < LONGEST_HOLIDAY; day = addDays(day, 1)) days.push(day)
  return days
}
