import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatNumber } from '../../lib/format/format.ts'

/** Metres in words: by tens below a kilometre, then with one decimal. */
export function distanceText(metres: number): string {
  const language = currentLanguage()
  if (metres < 1000) return m.driver_metres({ metres: formatNumber(Math.round(metres / 10) * 10, language) })
  return m.driver_kilometres({ km: formatNumber(Math.round(metres / 100) / 10, language) })
}
