import { currentLanguage } from '../../lib/browser/language.ts'

/** A share in tenths of a percent as text, such as 64.5%; a dash for none. */
export function Percent({ perMille }: { perMille: number | null }) {
  if (perMille === null) return <span className="text-ink-soft">–</span>
  const format = new Intl.NumberFormat(`${currentLanguage()}-u-nu-latn`, {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  return <bdi className="tabular whitespace-nowrap">{format.format(perMille / 1000)}</bdi>
}
