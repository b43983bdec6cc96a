import type { QuickPreview } from '@warda/contract/quick-order'
import type { StandingOrder } from '@warda/contract/standing-orders'

type WireLine = StandingOrder['lines'][number]
/** A standing order with corrected field names. */
export type StandingOrderView = Omit<StandingOrder, 'lines'> & {
  lines: (Omit<WireLine, 'quntity'> & { quantity: number })[]
}

export const toStandingOrderView = ({ lines, ...order }: StandingOrder): StandingOrderView => ({
  ...order,
  lines: lines.map(({ quntity, ...line }) => ({ ...line, quantity: quntity })),
})

/** A line of the form; `name` and `size` are for display only. */
export type DraftLine = {
  variantId: number
  sku: string
  name: string
  size: string
  quantity: number
  price: number | null
}

export const toWireLines = (lines: readonly Pick<DraftLine, 'variantId' | 'quantity'>[]) =>
  lines.map(({ variantId, quantity }) => ({ variantId, quntity: quantity }))

/** The newest run when it placed no order; null when it did, or when there is no run yet. */
export const findMissedRun = (runs: StandingOrderView['runs']): StandingOrderView['runs'][number] | null => {
  const [newest] = [...runs].sort((one, other) => other.date.localeCompare(one.date))
  return newest !== undefined && newest.problem !== null ? newest : null
}

type TextLine = QuickPreview['lines'][number]
const isOrderable = (line: TextLine): boolean => line.problem === null && line.variantId != null

/** Parsed lines that can be ordered. */
export const orderableLines = (lines: readonly TextLine[]): DraftLine[] =>
  lines.filter(isOrderable).map(({ variantId, sku, name, size, price, quntity }) => ({
    variantId: variantId ?? 0,
    sku,
    name: name ?? sku,
    size: size ?? '',
    price,
    quantity: quntity,
  }))

export const linesWithProblems = (lines: readonly TextLine[]): TextLine[] => lines.filter((line) => !isOrderable(line))
