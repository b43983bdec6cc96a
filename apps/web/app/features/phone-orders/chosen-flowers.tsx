import type { PhoneQuote } from '@warda/contract/phone-orders'
import type { FoundProduct } from '../../lib/shop/use-product-search.ts'
import { type ChosenSize, SizeChoice } from '../../ui/admin/size-choice.tsx'
import { OrderLines } from './order-lines.tsx'
import type { Line } from './phone-schema.ts'

type ChosenFlowersProps = {
  /** The product whose size is being chosen. */
  selected: FoundProduct | null
  onAdd: (size: ChosenSize) => void
  lines: readonly Line[]
  quote: PhoneQuote | null
  onLinesChange: (lines: Line[]) => void
}

/** The sizes of the selected product and the lines of the order. */
export function ChosenFlowers({ selected, onAdd, lines, quote, onLinesChange }: ChosenFlowersProps) {
  return (
    <>
      {selected !== null && <SizeChoice key={selected.id} product={selected} onAdd={onAdd} />}
      <OrderLines lines={lines} quote={quote} onChange={onLinesChange} />
    </>
  )
}
