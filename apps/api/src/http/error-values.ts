import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type { Refusal } from '@warda/domain/result'

/** Values of errors that are amounts in halalas. */
const MONEY: Record<string, readonly string[]> = {
  'credit.above_limit': ['left'],
  'coupon.below_least': ['least'],
  'order.price_changed': ['before', 'now'],
  'account.owes': ['amount'],
  'account.has_credit': ['amount'],
  'credit.above_due': ['due'],
  'debt.overpaid': ['owed'],
  'payment.above_outstanding': ['outstanding'],
  'payment.not_whole': ['outstanding'],
}

/** Calendar and digits are explicit, because platforms disagree about the default of `ar-SA`. */
const LOCALE: Record<Language, string> = { en: 'en', ar: 'ar-SA-u-ca-gregory-nu-latn' }

/** The values of an error's message: amounts as riyals, formatted for the language. */
export function formatErrorValues({ code, values = {} }: Refusal, language: Language): Record<string, string | number> {
  const formatted = Object.entries(values).map(([name, value]) => {
    const isMoney = typeof value === 'number' && MONEY[code]?.includes(name)
    return [name, isMoney ? formatRiyals(value, language) : value] as const
  })
  return Object.fromEntries(formatted)
}

const formatRiyals = (halalas: number, language: Language): string =>
  new Intl.NumberFormat(LOCALE[language], { style: 'currency', currency: 'SAR' }).format(halalasToRiyals(halalas))
