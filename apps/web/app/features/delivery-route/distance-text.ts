import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatNumber } from '../../lib/format/format.ts'

/** Formats metres: rounded to 10 m below 1 km, else to 0.1 km. */
export function distanceText(metres: number): string {
  const language = currentLanguage()
  if (metres < 1000) return m.driver_metres({ metres: formatNumber(Math.round(metres / 10) * 10, language) })
  return m.driver_kilometres({ km: formatNumber(Math.round(metres / 100) / 10, language) })
}
