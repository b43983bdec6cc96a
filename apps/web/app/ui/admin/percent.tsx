import { currentLanguage } from '../../lib/browser/language.ts'

/** Shows tenths of a percent as a percentage, such as 64.5%; null as a dash. */
export function Percent({ perMille }: { perMille: number | null }) {
  if (perMille === null) return <span className="text-ink-soft">–</span>
  const format = new Intl.NumberFormat(`${currentLanguage()}-u-nu-latn`, {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  return <bdi className="tabular whitespace-nowrap">{format.format(perMille / 1000)}</bdi>
}
