import type { PhoneQuote } from '@warda/contract/phone-orders'
import { m } from '@warda/i18n/messages'
import { Trash2 } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { AmountText, Money } from '../../ui/data/money.tsx'
import { StockLeft } from '../../ui/data/stock-left.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { getMaxQuantity, type Line } from './phone-schema.ts'

type OrderLinesProps = { lines: readonly Line[]; quote: PhoneQuote | null; onChange: (lines: Line[]) => void }

/** The order lines at the customer's price, with the remarks of the quote. */
export function OrderLines({ lines, quote, onChange }: OrderLinesProps) {
  if (lines.length === 0) return null
  const setQuantity = (variantId: number, quantity: number): void =>
    onChange(lines.map((line) => (line.variantId === variantId ? { ...line, quantity } : line)))
  return (
    <ul className="divide-y divide-line border-line border-t">
      {lines.map((line) => {
        const name = `${line.name} ${sizeLabel(line.size)}`
        const quoted = quote?.lines.find(({ variantId }) => variantId === line.variantId)
        const available = quoted?.onHand ?? line.left
        const problem = quote?.remarks.find(({ variantId }) => variantId === line.variantId)
        return (
          <li key={line.variantId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-40 grow basis-56">
              <span className="block font-semibold">{line.name}</span>
              <span className="block text-ink-soft text-sm">
                {sizeLabel(line.size)} · <bdi dir="ltr">{line.sku}</bdi> · <StockLeft left={available} />
              </span>
              {quoted && <PriceReason line={quoted} />}
            </span>
            <Stepper
              label={m.admin_phone_quantity({ name })}
              value={line.quantity}
              max={Math.max(line.quantity, getMaxQuantity(available))}
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
            <FieldError className="basis-full">{problem?.message}</FieldError>
          </li>
        )
      })}
    </ul>
  )
}

/** Explains a unit price that differs from the list price. */
function PriceReason({ line }: { line: PhoneQuote['lines'][number] }) {
  const unitPrice = formatMoney(line.price, currentLanguage())
  const reasons = {
    list: () => (line.lineTotal > line.price ? m.admin_phone_each({ price: unitPrice }) : null),
    offer: () => m.admin_phone_why_offer({ price: unitPrice, percent: line.percent ?? 0 }),
    percent: () => m.admin_phone_why_percent({ price: unitPrice, percent: line.percent ?? 0 }),
    break: () => m.admin_phone_why_break({ price: unitPrice, count: line.fromQuantity ?? 0 }),
  }[line.because]()
  if (reasons === null) return null
  return (
    <span className="block text-sm">
      <span className={line.because === 'list' ? 'text-ink-soft' : 'font-medium text-leaf'}>
        <AmountText>{reasons}</AmountText>
      </span>
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
