import type { ShopperOrder } from '@warda/contract/orders'
import { m } from '@warda/i18n/messages'
import { Money } from '../../ui/data/money.tsx'

/** Total of a new order, what is paid of it and what is open. */
export function PlacedAmounts({
  order,
}: {
  order: Pick<ShopperOrder, 'totalBalance' | 'paid' | 'outstanding' | 'addressWantedUntil'>
}) {
  return (
    <dl className="my-2 grid w-full max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1 rounded-field bg-sage px-5 py-4 text-start">
      <dt className="font-semibold">
        {order.addressWantedUntil === null ? m.checkout_total() : m.checkout_total_at_most()}
      </dt>
      <dd className="font-semibold text-end">
        <Money riyals={order.totalBalance} />
      </dd>
      <dt>{m.checkout_placed_paid()}</dt>
      <dd className="text-end">
        <Money riyals={order.paid} />
      </dd>
      <dt>{m.checkout_placed_open()}</dt>
      <dd className="text-end">
        <Money riyals={order.outstanding} />
      </dd>
    </dl>
  )
}
