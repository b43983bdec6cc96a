import type { DeliveryCalendar } from '@warda/domain/delivery/calendar'
import type { LoyaltyRule } from '@warda/domain/loyalty/rules'
import type { RegisterPhoneRule } from '@warda/domain/phone'
import { DEFAULTS, SETTINGS, type SettingKey, type SitePicture } from './shape.ts'

type Words = { en: string; ar: string }

/** The shop's settings as everything else reads them, complete. Money is halalas, times are Riyadh's. */
export type Settings = {
  calendar: DeliveryCalendar
  /** The calendar's own fee, named for those who only count money. */
  deliveryFee: number
  loyaltyRules: readonly LoyaltyRule[]
  pointsPerRiyal: number
  phoneRule: RegisterPhoneRule
  welcomePercent: number
  registerExpiryRequired: boolean
  contact: { phone: string; email: string; address: Words; mapUrl: string | null }
  links: {
    instagram: string | null
    x: string | null
    whatsapp: string | null
    developers: readonly { name: string; url: string | null }[]
  }
  /** The shop as a taxable person (ZATCA BR-KSA-08, -40). */
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
}

/** Settings from the rows of table `setting`; `onWrong` hears the key of a row that can't be used, and its defaults hold. */
export function settingsFrom(
  rows: readonly { key: string; value: unknown }[],
  onWrong: (key: string) => void,
): Settings {
  const said = new Map(rows.map((row) => [row.key, row.value]))
  const read = <K extends SettingKey>(key: K): (typeof DEFAULTS)[K] => {
    const parsed = SETTINGS[key].safeParse(said.get(key) ?? {})
    if (!parsed.success) onWrong(key)
    return { ...DEFAULTS[key], ...(parsed.success ? parsed.data : {}) } as (typeof DEFAULTS)[K]
  }
  const calendar: DeliveryCalendar = read('calendar')
  const loyalty = read('loyalty')
  const accounts = read('accounts')
  return {
    calendar,
    deliveryFee: calendar.feeHalalas,
    loyaltyRules: loyalty.rules,
    pointsPerRiyal: loyalty.pointsPerRiyal,
    ...accounts,
    contact: read('contact'),
    links: read('links'),
    seller: read('seller'),
    promises: read('promises'),
    sitePictures: read('sitePictures'),
  }
}
