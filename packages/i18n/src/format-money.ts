import type { Locale } from './keys.ts'

/** Calendar and digits are explicit, because devices disagree about the defaults of `ar-SA`. */
const LOCALE: Record<Locale, string> = { en: 'en', ar: 'ar-SA-u-ca-gregory-nu-latn' }

const formats: Partial<Record<string, Intl.NumberFormat>> = {}

const getFormat = (language: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${language} ${options.currency ?? ''}`
  formats[key] ??= new Intl.NumberFormat(LOCALE[language], options)
  return formats[key]
}

/** Riyals (or another currency) as text with two decimals: `SAR 249.00`, `249.00 ر.س.`. Show it inside <bdi>. */
export const formatMoney = (riyals: number, language: Locale, currency = 'SAR'): string =>
  getFormat(language, { style: 'currency', currency }).format(riyals)

/** The parts of an amount whose sign stands left of the number in both languages (SAMA); `currency` is the text of the sign. */
export function formatMoneyParts(
  riyals: number,
  language: Locale,
): { minus: string; currency: string; number: string } {
  const number = getFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Math.abs(riyals))
  return { minus: riyals < 0 ? '-' : '', currency: language === 'ar' ? 'ر.س.' : 'SAR', number }
}
