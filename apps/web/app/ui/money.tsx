import { currentLanguage } from '../lib/browser/language.ts'
import { formatMoney } from '../lib/format/format.ts'

/** An amount in riyals, formatted for the page's language, without line breaks. */
export function Money({ riyals, className }: { riyals: number; className?: string }) {
  return <bdi className={`tabular whitespace-nowrap ${className ?? ''}`}>{formatMoney(riyals, currentLanguage())}</bdi>
}
