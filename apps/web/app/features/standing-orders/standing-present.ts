import type { QuickPreview } from '@warda/contract/quick-order'
import type { StandingOrder } from '@warda/contract/standing-orders'

type WireLine = StandingOrder['lines'][number]
/** A standing order with its names spelt right. */
export type Standing = Omit<StandingOrder, 'lines'> & { lines: (Omit<WireLine, 'quntity'> & { quantity: number })[] }

export const toStanding = ({ lines, ...order }: StandingOrder): Standing => ({
  ...order,
  lines: lines.map(({ quntity, ...line }) => ({ ...line, quantity: quntity })),
})

/** A line as it is shown while the form is filled; `name` and `size` are for reading only. */
export type DraftLine = {
  variantId: number
  sku: string
  name: string
  size: string
  quantity: number
  price: number | null
}

export const toWireLines = (lines: readonly DraftLine[]) =>
  lines.map(({ variantId, quantity }) => ({ variantId, quntity: quantity }))

/** The newest date, when nothing came of it; null when its order was placed, or there was none yet. */
export const missedLast = (runs: Standing['runs']): Standing['runs'][number] | null => {
  const [newest] = [...runs].sort((one, other) => other.date.localeCompare(one.date))
  return newest !== undefined && newest.problem !== null ? newest : null
}

type TextLine = QuickPreview['lines'][number]
const isKnown = (line: TextLine): boolean => line.problem === null && line.variantId != null

/** What a standing order can take of a text of SKU and quantity. */
export const knownLines = (lines: readonly TextLine[]): DraftLine[] =>
  lines.filter(isKnown).map(({ variantId, sku, name, size, price, quntity }) => ({
    variantId: variantId ?? 0,
    sku,
    name: name ?? sku,
    size: size ?? '',
    price,
    quantity: quntity,
  }))

/** What is left of it to be put right. */
export const unknownLines = (lines: readonly TextLine[]): TextLine[] => lines.filter((line) => !isKnown(line))
