import type { PhoneQuote } from '@warda/contract/phone-orders'
import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay, formatMoney, formatSlotName } from '../../lib/format/format.ts'
import { formatHijriDate } from '../../lib/format/format-hijri.ts'
import { AmountText, Money } from '../../ui/data/money.tsx'
import { DiscountLines, getFullFee } from '../../ui/data/order-amounts.tsx'
import type { PhoneOrder } from './phone-order.ts'
import { getApplicableFields } from './phone-schema.ts'

/** The parts of the total, the reason for the delivery fee, and the delivery window. */
export function SummaryLines({ order: { form, quoted } }: { order: PhoneOrder }) {
  const [lines, date, slot] = form.watch(['lines', 'deliveryDate', 'deliverySlot'])
  const { askRecipient } = getApplicableFields(form.getValues())
  const language = currentLanguage()
  const quote = lines.length === 0 ? null : quoted.quote
  return (
    <dl className="grid gap-2">
      <Line name={m.admin_phone_flowers_sum()}>
        <Money riyals={quote?.subtotal ?? 0} />
      </Line>
      <DiscountLines discounts={quote?.discounts ?? []} target="goods" line={toLine} />
      {quote !== null && quote.redeemed > 0 && (
        <Line name={m.admin_phone_points_sum()} good>
          <Money riyals={-quote.redeemed} />
        </Line>
      )}
      <Line
        name={askRecipient ? m.checkout_delivery_at_most() : m.admin_phone_delivery_sum()}
        below={quote && deliveryText(quote, askRecipient)}
      >
        {quote !== null && getFullFee(quote) === 0 ? (
          <span className="font-medium text-leaf">{m.admin_phone_free()}</span>
        ) : (
          <Money riyals={quote === null ? 0 : getFullFee(quote)} />
        )}
      </Line>
      <DiscountLines discounts={quote?.discounts ?? []} target="delivery" line={toLine} />
      {date !== '' && (
        <Line name={m.admin_order_when()}>
          <span className="block text-end">{formatDay(date, language)}</span>
          <span className="block text-end text-sm">
            <bdi>{formatHijriDate(date, language)}</bdi>
          </span>
          {slot !== '' && (
            <span className="block text-end">
              <bdi className="tabular">{formatSlotName(slot, language, date || undefined)}</bdi>
            </span>
          )}
        </Line>
      )}
    </dl>
  )
}

/** Explains the delivery fee; the highest one while the place is not known. */
function deliveryText({ zone, deliveryFee, freeDelivery }: PhoneQuote, askRecipient: boolean): string | null {
  if (freeDelivery?.missing === 0) return m.admin_phone_free_from({ money: riyals(freeDelivery.from) })
  const zoneText = askRecipient
    ? m.admin_phone_highest_fee()
    : zone === null
      ? m.admin_phone_usual_fee()
      : m.admin_phone_zone({ zone })
  const remainingText =
    freeDelivery && deliveryFee > 0 ? m.admin_phone_free_missing({ money: riyals(freeDelivery.missing) }) : null
  return [zoneText, remainingText].filter((text) => text !== null).join(' · ') || null
}

const riyals = (amount: number): string => formatMoney(amount, currentLanguage())

const toLine = (name: ReactNode, riyals: number): ReactNode => (
  <Line name={name} good>
    <Money riyals={riyals} />
  </Line>
)

type LineProps = { name: ReactNode; good?: boolean; below?: string | null; children: ReactNode }

function Line({ name, good = false, below = null, children }: LineProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-ink-soft">
      <dt className={good ? 'text-leaf' : undefined}>{name}</dt>
      <dd className={good ? 'text-leaf' : undefined}>{children}</dd>
      {below !== null && (
        <dd className="col-span-2 text-sm">
          <AmountText>{below}</AmountText>
        </dd>
      )}
    </div>
  )
}
