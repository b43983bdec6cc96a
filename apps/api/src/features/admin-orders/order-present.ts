import type { AdminOrder } from '@warda/contract/admin-orders'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import { listAdminOrderActions } from '@warda/domain/orders/admin-actions'
import { calculateNotInvoiced, calculateOrderAmounts } from '@warda/domain/payments/order-amounts'
import type { OrderView } from '../orders/index.ts'
import type { AdminOrderView } from './get-order.ts'
import { presentTimelineEvent } from './timeline-present.ts'

type Reader = {
  language: Language
  /** Permissions of the caller; null means all. */
  permissions: readonly string[] | null
}

/** Maps an order to the wire format of the back office, with the actions that the reader may take; `buyerView` is the part that the buyer sees too. */
export function presentAdminOrder(
  view: AdminOrderView,
  buyerView: Pick<AdminOrder, 'order' | 'invoices'>,
  { language, permissions }: Reader,
): AdminOrder {
  const { order, facts, timeline, creditable, invoiced } = view
  return {
    ...buyerView,
    state: order.state,
    latitude: facts.latitude,
    longitude: facts.longitude,
    addressNote: facts.addressNote,
    address: presentAddress(order),
    hideSender: facts.hideSender,
    shopNote: facts.shopNote,
    invoiced: {
      documents: halalasToRiyals(invoiced),
      open: halalasToRiyals(calculateNotInvoiced(calculateOrderAmounts(order.sums), invoiced)),
    },
    creditable: creditable.map(({ value, ...line }) => ({ ...line, value: halalasToRiyals(value) })),
    timeline: timeline.map((event) => presentTimelineEvent(event, language)),
    may: listAdminOrderActions(
      {
        ...order,
        agreed: order.agreedAt !== null,
        workStarted: order.workStartedAt !== null,
        addressWanted: order.addressWantedUntil !== null,
      },
      permissions,
    ),
  }
}

function presentAddress(order: OrderView): AdminOrder['address'] {
  if (order.branchId !== null) return null
  return { line: order.addressLine ?? '', district: order.district ?? '', city: order.city ?? '' }
}
