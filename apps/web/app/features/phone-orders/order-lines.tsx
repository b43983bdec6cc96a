import type { PhoneQuote } from '@warda/contract/phone-orders'
import { m } from '@warda/i18n/messages'
import { Trash2 } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { Money } from '../../ui/money.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { type Line, mostOf } from './phone-schema.ts'
import { Stock } from './size-choice.tsx'

type OrderLinesProps = { lines: readonly Line[]; quote: PhoneQuote | null; onChange: (lines: Line[]) => void }

/** What is on the order so far, each line at this customer's price and with what is in its way. */
export function OrderLines({ lines, quote, onChange }: OrderLinesProps) {
  if (lines.length === 0) return null
  const setQuantity = (variantId: number, quantity: number): void =>
    onChange(lines.map((line) => (line.variantId === variantId ? { ...line, quantity } : line)))
  return (
    <ul className="divide-y divide-line border-line border-t">
      {lines.map((line) => {
        const name = `${line.name} ${sizeLabel(line.size)}`
        const quoted = quote?.lines.find(({ variantId }) => variantId === line.variantId)
        const left = quoted?.onHand ?? line.left
        const problem = quote?.remarks.find(({ variantId }) => variantId === line.variantId)
        return (
          <li key={line.variantId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-40 grow basis-56">
              <span className="block font-semibold">{line.name}</span>
              <span className="block text-ink-soft text-sm">
                {sizeLabel(line.size)} · <bdi dir="ltr">{line.sku}</bdi> · <Stock left={left} />
              </span>
              {quoted && <Why line={quoted} />}
            </span>
            <Stepper
              label={m.admin_phone_quantity({ name })}
              value={line.quantity}
              max={Math.max(line.quantity, mostOf(left))}
              onChange={(quantity) => setQuantity(line.variantId, quantity)}
            />
            <Money
              riyals={(quoted?.price ?? line.price) * line.quantity}
              className="min-w-24 grow text-end font-medium sm:grow-0"
            />
            <button
              type="button"
              aria-label={m.admin_phone_remove({ name })}
              onClick={() => onChange(lines.filter(({ variantId }) => variantId !== line.variantId))}
              className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sand hover:text-ink"
            >
              <Trash2 aria-hidden="true" size={18} />
            </button>
            {problem && (
              <p role="alert" className="basis-full font-medium text-canceled-ink text-sm">
                {problem.message}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** What one costs, where that isn't simply the list's price for one. */
function Why({ line }: { line: PhoneQuote['lines'][number] }) {
  const each = formatMoney(line.price, currentLanguage())
  const said = {
    list: () => (line.lineTotal > line.price ? m.admin_phone_each({ price: each }) : null),
    offer: () => m.admin_phone_why_offer({ price: each, percent: line.percent ?? 0 }),
    percent: () => m.admin_phone_why_percent({ price: each, percent: line.percent ?? 0 }),
    break: () => m.admin_phone_why_break({ price: each, count: line.fromQuantity ?? 0 }),
  }[line.because]()
  if (said === null) return null
  return (
    <span className="block text-sm">
      <span className={line.because === 'list' ? 'text-ink-soft' : 'font-medium text-leaf'}>{said}</span>
      {line.because !== 'list' && line.listPrice > line.price && (
        <>
          {' '}
          <s className="text-ink-soft">
            <Money riyals={line.listPrice} />
          </s>
        </>
      )}
    </span>
  )
}
