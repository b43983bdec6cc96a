import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { AmountLine, AmountLines, DiscountLines, getFullFee } from '../../ui/data/order-amounts.tsx'
import type { Order } from './orders-present.ts'

/** The amounts from the lines to the total, and from the total to the outstanding amount (AGREE-04). */
export function OrderAmounts({ order }: { order: Order }) {
  const isAtMost = order.addressWantedUntil !== null
  return (
    <dl className="grid gap-1 border-line border-t pt-3">
      <AmountLine name={m.cart_subtotal()} riyals={order.subtotal} />
      <DiscountLines discounts={order.discounts} target="goods" line={toLine} />
      {order.redeemed > 0 && <AmountLine name={m.checkout_redeemed()} riyals={-order.redeemed} />}
      <AmountLine name={isAtMost ? m.checkout_delivery_at_most() : m.checkout_delivery()} riyals={getFullFee(order)} />
      <DiscountLines discounts={order.discounts} target="delivery" line={toLine} />
      <AmountLines amounts={order.amounts ?? order} isAtMost={isAtMost} />
    </dl>
  )
}

const toLine = (name: ReactNode, riyals: number): ReactNode => <AmountLine name={name} riyals={riyals} />
