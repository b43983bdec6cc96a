import type { OrderId } from '@warda/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { queueMail } from '../mail/index.ts'
import { findLinkTimes, findReceiver } from './queries.ts'

/** How long a receipt link is valid, in ms. */
export const LINK_LIFE_MS = 30 * 86_400_000
/** Minimum time between two links to one buyer, in ms. */
const PAUSE_MS = 10 * 60_000

/**
 * Queues the mail with the receipt link when an order is delivered: once per order, and not within ten minutes of a requested one. The
 * caller holds the order's lock; `at` in ms. With a photo the mail also links to the tracking page, which shows it.
 */
export const sendReceiptLink = (
  trx: Transaction,
  order: { id: string },
  at: number,
  delivered: { hasPhoto: boolean },
): Promise<void> => writeLink(trx, order.id, linkKey(order.id), at, delivered)

/** The same on request; repeatable, at most once in ten minutes. */
export const sendReceiptLinkAgain = (trx: Transaction, order: { id: string }, at: number): Promise<void> =>
  writeLink(trx, order.id, linkKey(order.id, getPauseNumber(at)), at)

async function writeLink(
  trx: Transaction,
  orderId: OrderId,
  dedupeKey: string,
  at: number,
  delivered?: { hasPhoto: boolean },
): Promise<void> {
  const turn = getPauseNumber(at)
  const recent = [linkKey(orderId), linkKey(orderId, turn), linkKey(orderId, turn - 1)]
  const ends = await findLinkTimes(trx, recent)
  if (ends.some((expiresAt) => expiresAt - LINK_LIFE_MS > at - PAUSE_MS)) return
  const receiver = await findReceiver(trx, orderId)
  if (!receiver) return
  const { language, ...payload } = receiver
  await queueMail(trx, {
    kind: 'receipt-link',
    dedupeKey,
    to: { name: receiver.fullName, address: receiver.email },
    language,
    payload: { ...payload, orderId, expiresAt: at + LINK_LIFE_MS, ...(delivered && { delivered }) },
  })
}

const getPauseNumber = (at: number): number => Math.floor(at / PAUSE_MS)
const linkKey = (orderId: OrderId, turn?: number): string =>
  `receipt-link:${orderId}${turn === undefined ? '' : `:${turn}`}`
