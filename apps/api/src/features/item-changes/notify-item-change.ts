import type { Language } from '@warda/domain/language'
import type { Transaction } from '../../db/database.ts'
import type { OrderMoney } from '../ledger/index.ts'
import { type MailedItems, queueMail } from '../mail/index.ts'
import type { LockedOrder } from '../orders/index.ts'
import type { RefundTo } from '../receivables/index.ts'
import type { StoredItems } from './queries.ts'

type Change = { changeId: string; before: StoredItems; after: StoredItems; difference: number }

const toMailedItems = (items: StoredItems, language: Language): MailedItems => ({
  lines: items.lines.map((line) => ({
    name: language === 'ar' ? line.titleAr : line.titleEn,
    size: line.size,
    quantity: line.quantity,
    total: line.gross,
  })),
  reductions: items.discount + items.redeemed,
  deliveryFee: items.deliveryFee,
  total: items.total,
})

const toMail = (order: LockedOrder, { changeId, before, after, difference }: Change) => ({
  to: { name: order.buyerName, address: order.buyerEmail },
  language: order.language,
  payload: {
    fullName: order.buyerName,
    orderNumber: String(order.number),
    orderId: order.id,
    changeId,
    before: toMailedItems(before, order.language),
    after: toMailedItems(after, order.language),
    difference,
    orderPath: `/orders/${order.userId}`,
  },
})

/** Mails the buyer the applied change with the refunded or outstanding amount; once per change. */
export async function mailItemsChanged(
  trx: Transaction,
  order: LockedOrder,
  change: Change & { refunded: number; refundTo: RefundTo; money: OrderMoney },
): Promise<void> {
  const { refunded, refundTo, money } = change
  const { payload, ...mail } = toMail(order, change)
  await queueMail(trx, {
    kind: 'order-items-changed',
    dedupeKey: `order-items-changed:${change.changeId}`,
    ...mail,
    payload: { ...payload, refunded, refundTo, outstanding: money.outstanding, paysOnline: order.terms === 'online' },
  })
}

/** Mails the buyer a change that costs more, with the link to agree or decline. */
export async function mailAgreementRequest(
  trx: Transaction,
  order: LockedOrder,
  change: Change & { until: Date },
): Promise<void> {
  const { payload, ...mail } = toMail(order, change)
  await queueMail(trx, {
    kind: 'order-items-request',
    dedupeKey: `order-items-request:${change.changeId}`,
    ...mail,
    payload: { ...payload, until: change.until.toISOString() },
  })
}
