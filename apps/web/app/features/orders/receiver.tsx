import { m } from '@warda/i18n/messages'
import type { Order } from './orders-present.ts'

/** The recipient, when it is not the customer. */
export function Receiver({ order: { recipient, user } }: { order: Order }) {
  if (recipient.fullName === user.fullName) return null
  return (
    <span className="block font-normal text-ink-soft text-sm">
      <bdi>{m.orders_for({ name: recipient.fullName })}</bdi>
    </span>
  )
}
