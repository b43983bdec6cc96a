import { m } from '@warda/words/messages'
import { Trash2 } from 'lucide-react'
import { sizeWord } from '../../lib/size-word.ts'
import { Money } from '../../ui/money.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { type Line, mostOf } from './phone-schema.ts'
import { Stock } from './size-choice.tsx'

type OrderLinesProps = { lines: readonly Line[]; onChange: (lines: Line[]) => void }

/** What is on the order so far. */
export function OrderLines({ lines, onChange }: OrderLinesProps) {
  if (lines.length === 0) return null
  const setQuantity = (variantId: number, quantity: number): void =>
    onChange(lines.map((line) => (line.variantId === variantId ? { ...line, quantity } : line)))
  return (
    <ul className="divide-y divide-line border-line border-t">
      {lines.map((line) => {
        const name = `${line.name} ${sizeWord(line.size)}`
        return (
          <li key={line.variantId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-40 grow">
              <span className="block font-semibold">{line.name}</span>
              <span className="text-ink-soft text-sm">
                {sizeWord(line.size)} · <bdi dir="ltr">{line.sku}</bdi> · <Stock left={line.left} />
              </span>
            </span>
            <Stepper
              label={m.admin_phone_quantity({ name })}
              value={line.quantity}
              max={mostOf(line.left)}
              onChange={(quantity) => setQuantity(line.variantId, quantity)}
            />
            <Money riyals={line.price * line.quantity} className="min-w-24 text-end" />
            <button
              type="button"
              aria-label={m.admin_phone_remove({ name })}
              onClick={() => onChange(lines.filter(({ variantId }) => variantId !== line.variantId))}
              className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sand hover:text-ink"
            >
              <Trash2 aria-hidden="true" size={18} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
