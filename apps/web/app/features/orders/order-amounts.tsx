import { m } from '@warda/i18n/messages'
import { AmountLine, AmountLines } from '../../ui/data/order-amounts.tsx'
import type { Order } from './orders-present.ts'

/** The amounts from the lines to the total, and from the total to the outstanding amount (AGREE-04). */
export function OrderAmounts({ order }: { order: Order }) {
  const isAtMost = order.addressWantedUntil !== null
  return (
    <dl className="grid gap-1 border-line border-t pt-3">
      <AmountLine name={m.cart_subtotal()} riyals={order.subtotal} />
      {order.discount > 0 && <AmountLine name={m.checkout_discount()} riyals={-order.discount} />}
      {order.redeemed > 0 && <AmountLine name={m.checkout_redeemed()} riyals={-order.redeemed} />}
      <AmountLine name={isAtMost ? m.checkout_delivery_at_most() : m.checkout_delivery()} riyals={order.deliveryFee} />
      <AmountLines amounts={order.amounts ?? order} isAtMost={isAtMost} />
    </dl>
  )
}
