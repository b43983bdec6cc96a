import type { OrderId } from '@warda/domain/ids'
import { t } from '@warda/i18n/translate'
import type { Transaction } from '../../db/database.ts'
import { listDiscounts } from '../../order-discounts-present.ts'
import { getStatusWords } from '../../status-present.ts'
import { insertMailOnly, mailPicturePath, type OrderMail, queueMail } from '../mail/index.ts'
import { queueOrderMessages } from '../order-messages/index.ts'
import { findOrder, type OrderView } from './list-queries.ts'

/** Writes the mail of a new order and returns its id; the caller enqueues the job after the commit. */
export const writePlacedMail = (trx: Transaction, order: OrderView, now: number): Promise<string | null> =>
  insertMailOnly(trx, { kind: 'order-placed', ...toMail('order-placed', order), payload: toMailPayload(order, now) })

/**
 * Queues the mail of an order that a shopper's standing order placed, with a link unless store credit has paid it. `payUntil` and `now` in
 * milliseconds.
 */
export async function queueStandingOrderMail(
  trx: Transaction,
  orderId: OrderId,
  { payUntil, now }: { payUntil: number; now: number },
): Promise<void> {
  const order = await findOrder(trx, orderId)
  if (!order) return
  const hold = order.outstanding > 0 ? { until: new Date(payUntil).toISOString(), orderId } : null
  const payload = { ...toMailPayload(order, now), hold, isFromSubscription: true }
  await queueMail(trx, { kind: 'order-placed', ...toMail('order-placed', order), payload })
}

/** The refund of a cancelled order. */
type Refund = {
  amount: number
  to: 'credit' | 'cash' | 'transfer'
  asCredit: number
  cause?: 'addressNotGiven' | undefined
}

/** Queues a mail about an order event to its buyer, in the language of the order; once per order and kind. */
export async function notifyBuyer(
  trx: Transaction,
  kind: 'order-paid' | 'order-cancelled',
  orderId: OrderId,
  now: number,
  refund: Refund = { amount: 0, to: 'credit', asCredit: 0 },
): Promise<void> {
  const order = await findOrder(trx, orderId)
  if (!order) return
  const mail = toMail(kind, order)
  const payload = toMailPayload(order, now)
  if (kind === 'order-paid') {
    await queueOrderMessages(trx, { event: 'paid', orderId })
    return queueMail(trx, { kind, ...mail, payload })
  }
  await queueMail(trx, {
    kind,
    ...mail,
    payload: {
      ...payload,
      refund: refund.amount,
      refundTo: refund.to,
      refundCredit: refund.asCredit,
      ...(refund.cause ? { cause: refund.cause } : {}),
    },
  })
}

const toMail = (kind: string, order: OrderView) => ({
  dedupeKey: `${kind}:${order.id}`,
  to: { name: order.userName, address: order.userEmail },
  language: order.language,
})

/** The payload of order mails, with the words for the order at `now` (ms). */
export const toMailPayload = (order: OrderView, now: number) => ({ ...orderMail(order, now), fullName: order.userName })

function orderMail(order: OrderView, now: number): OrderMail {
  const { language } = order
  const [start = '', end = ''] = order.deliverySlot.split('-')
  const place = [order.addressLine, order.district, order.city, order.branchName, order.branchAddress]
  return {
    orderNumber: String(order.number),
    lines: order.lines.map((line) => ({
      name: language === 'ar' ? line.titleAr : line.titleEn,
      size: line.size,
      quantity: line.quantity,
      total: line.gross,
      picture: mailPicturePath(line.picture, 200),
    })),
    subtotal: order.subtotal,
    discount: order.discount,
    discounts: listDiscounts(order, language),
    redeemed: order.redeemed,
    deliveryFee: order.deliveryFee,
    vat: order.vat,
    total: order.total,
    paid: order.paid,
    outstanding: order.outstanding,
    statusWords: getStatusWords(order, now),
    hold: getHold(order),
    addressRequest: getAddressRequest(order),
    deliveryDate: order.deliveryDate,
    deliverySlot: { start, end },
    recipient: { name: order.recipientName, phone: order.recipientPhone },
    address: place.filter(Boolean).join(t('ui_list_comma', language)),
    cardMessage: order.cardMessage,
    orderPath: `/orders/${order.userId}`,
  }
}

/** The order still waits for its recipient's address. */
const getAddressRequest = ({
  addressWantedUntil,
  state,
}: OrderView): NonNullable<OrderMail['addressRequest']> | null =>
  addressWantedUntil === null || state === 'cancelled' ? null : { until: addressWantedUntil.toISOString() }

/** An online order is held for its payment; an order that waits for approval is not payable yet. */
const getHold = ({ id, terms, outstanding, expiresAt, approval }: OrderView): NonNullable<OrderMail['hold']> | null =>
  terms === 'online' && outstanding > 0 && expiresAt !== null && approval !== 'waiting'
    ? { until: expiresAt.toISOString(), orderId: id }
    : null
