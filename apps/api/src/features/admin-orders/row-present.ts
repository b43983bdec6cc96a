import type { AdminOrderRow } from '@warda/contract/admin-orders'
import { isLate } from '@warda/domain/delivery/lateness'
import { halalasToRiyals } from '@warda/domain/money'
import { presentOrderAmounts } from '../../order-amounts-present.ts'
import { presentStatusWords } from '../../status-present.ts'
import type { AdminOrderListRow } from './row-queries.ts'

/** Maps an order row to the wire format; `nowMs` (ms since the epoch) decides whether it is late. */
export const presentRow = (order: AdminOrderListRow, nowMs: number): AdminOrderRow => ({
  id: order.id,
  orderNumber: String(order.number),
  customer: { userId: order.userId, fullName: order.userName, phoneNumber: order.userPhone },
  client: order.client,
  state: order.state,
  statusWords: presentStatusWords(order, nowMs),
  paymentTerms: order.terms,
  total: halalasToRiyals(order.total),
  outstanding: halalasToRiyals(order.outstanding),
  amounts: presentOrderAmounts(order.sums),
  deliveryDate: order.deliveryDate,
  deliverySlot: order.deliverySlot,
  isLate: isLate({ ...order, addressWanted: order.statusFacts.addressWanted }, nowMs),
  waitsForApproval: order.approval === 'waiting' && order.state === 'placed',
  placedAt: order.placedAt.toISOString(),
})
