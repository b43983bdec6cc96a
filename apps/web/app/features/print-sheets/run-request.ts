import { type CardSize, type NamedCardSize, parseCardSize } from './card-paper.ts'
import type { Paper } from './sheet-request.ts'

const KINDS = ['worksheet', 'card', 'label'] as const
export type RunKind = (typeof KINDS)[number]

export type PrintRun = {
  /** Null is today. */
  day: string | null
  kind: RunKind
  /** Of worksheets; labels are on A4 or a roll. */
  paper: Paper
  isRoll: boolean
  card: { name: NamedCardSize | 'own'; size: CardSize }
  isLarge: boolean
}

/** Parses a print run of a day from the URL query; unknown values are ignored. */
export const parsePrintRun = (search: URLSearchParams): PrintRun => {
  const kind = KINDS.find((name) => name === search.get('kind')) ?? 'worksheet'
  return {
    day: search.get('day'),
    kind,
    paper: search.get('paper') === 'A5' ? 'A5' : 'A4',
    isRoll: kind === 'label' && search.get('paper') === 'roll',
    card: parseCardSize(search.get('size')),
    isLarge: search.get('large') === '1',
  }
}

/** The `size` of `@page`; a label of a roll is a page. */
export function pageSize({ kind, paper, isRoll, card }: PrintRun, label: CardSize): string {
  if (kind === 'card') return `${card.size.width}mm ${card.size.height}mm`
  if (isRoll) return `${label.width}mm ${label.height}mm`
  return kind === 'label' ? 'A4' : paper
}
