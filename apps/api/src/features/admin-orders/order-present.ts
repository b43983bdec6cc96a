import type { AdminOrder } from '@warda/contract/admin-orders'
import type { Language } from '@warda/domain/language'
import { adminOrderActions } from '@warda/domain/orders/admin-actions'
import type { OrderView } from '../orders/index.ts'
import type { AdminOrderView } from './get-order.ts'
import { presentTimelineEvent } from './timeline-present.ts'

type Reader = {
  language: Language
  /** Of the caller; null is everything. */
  permissions: readonly string[] | null
}

/** An order of the back office as the wire spells it (`shown` is what its owner sees of it), in the reader's language and with what they may do. */
export function presentAdminOrder(
  found: AdminOrderView,
  shown: Pick<AdminOrder, 'order' | 'invoices'>,
  { language, permissions }: Reader,
): AdminOrder {
  const { order, facts, timeline } = found
  return {
    ...shown,
    state: order.state,
    latitude: facts.latitude,
    longitude: facts.longitude,
    addressNote: facts.addressNote,
    address: addressOf(order),
    hideSender: facts.hideSender,
    shopNote: facts.shopNote,
    timeline: timeline.map((happening) => presentTimelineEvent(happening, language)),
    may: adminOrderActions({ ...order, agreed: order.agreedAt !== null }, permissions),
  }
}

function addressOf(order: OrderView): AdminOrder['address'] {
  if (order.branchId !== null) return null
  return { line: order.addressLine ?? '', district: order.district ?? '', city: order.city ?? '' }
}
