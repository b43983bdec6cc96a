import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type { Refusal } from '@warda/domain/result'

/** The values of refusals that are money, halalas. */
const MONEY: Record<string, readonly string[]> = {
  'credit.above_limit': ['left'],
  'coupon.below_least': ['least'],
  'order.price_changed': ['before', 'now'],
  'account.owes': ['amount'],
  'account.has_credit': ['amount'],
}

/** Calendar and digits are named: devices disagree about the default of `ar-SA`. */
const LOCALE: Record<Language, string> = { en: 'en', ar: 'ar-SA-u-ca-gregory-nu-latn' }

/** A refusal's values as its sentence tells them: money in riyals, the caller's way of writing it. */
export function valuesOf({ code, values = {} }: Refusal, language: Language): Record<string, string | number> {
  const told = Object.entries(values).map(([name, value]) => {
    const isMoney = typeof value === 'number' && MONEY[code]?.includes(name)
    return [name, isMoney ? formatRiyals(value, language) : value] as const
  })
  return Object.fromEntries(told)
}

const formatRiyals = (halalas: number, language: Language): string =>
  new Intl.NumberFormat(LOCALE[language], { style: 'currency', currency: 'SAR' }).format(halalasToRiyals(halalas))
