import type { CounterQuote } from '@warda/contract/counter-sales'
import { LIMITS } from '@warda/domain/limits'
import { toRiyals } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import { Trash2 } from 'lucide-react'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { Money } from '../../ui/data/money.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { type Basket, setFreeQuantity, setQuantity } from './basket.ts'

type BasketLinesProps = { basket: Basket; quote: CounterQuote | null; onChange: (basket: Basket) => void }

/** The lines of the sale with their quantities, and why one cannot be sold. */
export function BasketLines({ basket, quote, onChange }: BasketLinesProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {basket.lines.map(({ variantId, name, size, price, quantity }) => (
        <Line
          key={variantId}
          name={name}
          text={sizeLabel(size)}
          price={quote?.lines.find((line) => line.variantId === variantId)?.price ?? price}
          quantity={quantity}
          problem={quote?.remarks.find((remark) => remark.variantId === variantId)?.message}
          onQuantity={(next) => onChange(setQuantity(basket, variantId, next))}
        />
      ))}
      {basket.freeLines.map(({ id, title, price, quantity }) => (
        <Line
          key={`free-${id}`}
          name={title}
          text={m.counter_free_line()}
          price={price}
          quantity={quantity}
          problem={undefined}
          onQuantity={(next) => onChange(setFreeQuantity(basket, id, next))}
        />
      ))}
    </ul>
  )
}

type LineProps = {
  name: string
  text: string
  price: number
  quantity: number
  problem: string | undefined
  onQuantity: (quantity: number) => void
}

function Line({ name, text, price, quantity, problem, onQuantity }: LineProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2">
      <span>
        <span className="block font-semibold">
          <bdi>{name}</bdi>
        </span>
        <span className="block text-ink-soft text-sm">{text}</span>
      </span>
      <button
        type="button"
        aria-label={m.admin_phone_remove({ name })}
        onClick={() => onQuantity(0)}
        className="grid size-11 place-items-center justify-self-end rounded-full text-ink-soft hover:bg-sand hover:text-ink"
      >
        <Trash2 aria-hidden="true" size={18} />
      </button>
      <span>
        <Stepper
          label={m.admin_phone_quantity({ name })}
          value={quantity}
          max={LIMITS.quantity.max}
          onChange={onQuantity}
        />
      </span>
      <Money riyals={toRiyals((Math.round(price * 100) * quantity) / 100)} className="text-end font-medium" />
      <FieldError className="col-span-2">{problem}</FieldError>
    </li>
  )
}
