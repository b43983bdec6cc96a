import { AddressLink } from '../../ui/delivery/address-link.tsx'
import type { Order } from './orders-present.ts'

/** The link for the recipient while they have not said where. */
export function AskedAddress({ order }: { order: Order }) {
  if (order.addressWantedUntil === null) return null
  const { id, userId, recipient } = order
  return <AddressLink order={{ id, userId, recipientName: recipient.fullName }} until={order.addressWantedUntil} />
}
