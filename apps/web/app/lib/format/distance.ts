import { KM_PER_MILE } from '@warda/domain/delivery/distance'
import type { Language } from '@warda/domain/language'

const unit = (locale: string, name: 'kilometer' | 'mile', display: 'short' | 'long'): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: display })

/** A distance in whole kilometres, in English with its miles, in which the specification gives it: `40 km (25 miles)`. */
export function formatDistance(miles: number, language: Language): string {
  const kilometres = Math.round(miles * KM_PER_MILE)
  if (language === 'ar') return unit('ar-u-nu-latn', 'kilometer', 'short').format(kilometres)
  return `${unit('en', 'kilometer', 'short').format(kilometres)} (${unit('en', 'mile', 'long').format(Math.round(miles))})`
}
