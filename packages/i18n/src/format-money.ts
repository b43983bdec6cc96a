import type { Locale } from './keys.ts'

/** Calendar and digits are explicit, because devices disagree about the defaults of `ar-SA`. */
const LOCALE: Record<Locale, string> = { en: 'en', ar: 'ar-SA-u-ca-gregory-nu-latn' }

const formats: Record<string, Intl.NumberFormat> = {}

const getFormat = (language: Locale, currency?: string): Intl.NumberFormat => {
  const style = currency
    ? ({ style: 'currency', currency } as const)
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  formats[language + currency] ??= new Intl.NumberFormat(LOCALE[language], style)
  return formats[language + currency] as Intl.NumberFormat
}

/** Riyals (or another currency) as text with two decimals: `SAR 249.00`, `249.00 ر.س.`. Show it inside <bdi>. */
export const formatMoney = (riyals: number, language: Locale, currency = 'SAR'): string =>
  getFormat(language, currency).format(riyals)

/** The number of an amount whose sign is drawn left of it. */
export const formatAmount = (riyals: number, language: Locale): string => getFormat(language).format(riyals)

/** The currency as `formatMoney` writes it. */
export const CURRENCY: Record<Locale, string> = { en: 'SAR', ar: 'ر.س.' }

/** Splits a text at the currency of its amounts in riyals: the odd elements (1, 3, …) are the currency, `SAR` or `ر.س.`. */
export const splitAtCurrency = (text: string): string[] => text.split(/(\bSAR(?=\s\d)|ر\.س\.)/)
