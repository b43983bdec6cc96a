import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { Money } from '../../ui/data/money.tsx'
import { creditedAmount, type Order } from './orders-present.ts'

/** The amounts from the lines to the total, and from the total to the outstanding amount (AGREE-04). */
export function OrderAmounts({ order }: { order: Order }) {
  const credited = creditedAmount(order)
  const isAtMost = order.addressWantedUntil !== null
  return (
    <dl className="grid gap-1 border-line border-t pt-3">
      <Amount name={m.cart_subtotal()} riyals={order.subtotal} />
      {order.discount > 0 && <Amount name={m.checkout_discount()} riyals={-order.discount} />}
      {order.redeemed > 0 && <Amount name={m.checkout_redeemed()} riyals={-order.redeemed} />}
      <Amount name={isAtMost ? m.checkout_delivery_at_most() : m.checkout_delivery()} riyals={order.deliveryFee} />
      <Amount
        name={<strong>{isAtMost ? m.checkout_total_at_most() : m.checkout_total()}</strong>}
        riyals={order.total}
      />
      {credited > 0 && <Amount name={m.orders_credited()} riyals={-credited} />}
      {order.paid > 0 && <Amount name={m.checkout_placed_paid()} riyals={order.paid} />}
      {order.outstanding > 0 && <Amount name={m.orders_outstanding()} riyals={order.outstanding} />}
    </dl>
  )
}

function Amount({ name, riyals }: { name: ReactNode; riyals: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd>
        <Money riyals={riyals} />
      </dd>
    </div>
  )
}
