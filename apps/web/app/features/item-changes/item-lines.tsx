import type { ItemChangeQuote } from '@warda/contract/item-changes'
import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { Trash2 } from 'lucide-react'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { Money } from '../../ui/data/money.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'

/** A line of the order after the change; `price` is for one piece, in riyals. */
export type Line = { variantId: number; name: string; size: string; price: number; quantity: number }

type ItemLinesProps = { lines: readonly Line[]; quote: ItemChangeQuote | null; onChange: (lines: Line[]) => void }

/** The lines with their quantities and errors. */
export function ItemLines({ lines, quote, onChange }: ItemLinesProps) {
  const setQuantity = (variantId: number, quantity: number): void =>
    onChange(lines.map((line) => (line.variantId === variantId ? { ...line, quantity } : line)))
  return (
    <ul className="divide-y divide-line border-line border-y">
      {lines.map(({ variantId, name, size, price, quantity }) => {
        const priced = quote?.after.lines.find((line) => line.variantId === variantId)
        const problem = quote?.problems.find((found) => found.variantId === variantId)?.message
        return (
          <li key={variantId} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2.5">
            <span>
              <bdi className="block font-semibold">{name}</bdi>
              <span className="block text-ink-soft text-sm">
                {sizeLabel(size)} · <Money riyals={(priced?.price ?? price) as never} />
              </span>
            </span>
            <span className="flex items-center gap-1">
              <Stepper
                label={m.admin_phone_quantity({ name })}
                value={quantity}
                max={LIMITS.quantity.max}
                onChange={(next) => setQuantity(variantId, next)}
              />
              <button
                type="button"
                aria-label={m.admin_phone_remove({ name })}
                disabled={lines.length === 1}
                onClick={() => onChange(lines.filter((line) => line.variantId !== variantId))}
                className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sand hover:text-ink disabled:text-line-strong"
              >
                <Trash2 aria-hidden="true" size={18} />
              </button>
            </span>
            <FieldError className="col-span-2">{problem}</FieldError>
          </li>
        )
      })}
    </ul>
  )
}
