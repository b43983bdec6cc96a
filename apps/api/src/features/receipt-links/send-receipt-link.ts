import type { Transaction } from '../../db/database.ts'
import { queueMail } from '../mail/index.ts'
import { findLinkTimes, findReceiver } from './queries.ts'

/** How long a receipt link is good for, milliseconds. */
export const LINK_LIFE_MS = 30 * 86_400_000
/** A buyer gets no second link within this time, milliseconds. */
const PAUSE_MS = 10 * 60_000

/**
 * Mails the buyer the link that confirms receipt, when an order becomes delivered: once per order, and not when one was asked for in the
 * last ten minutes. Call it under the order's lock; `at` is milliseconds.
 */
export const sendReceiptLink = (trx: Transaction, order: { id: string }, at: number): Promise<void> =>
  writeLink(trx, order.id, linkKey(order.id), at)

/** The same by hand: again and again, but once in ten minutes at most. */
export const sendReceiptLinkAgain = (trx: Transaction, order: { id: string }, at: number): Promise<void> =>
  writeLink(trx, order.id, linkKey(order.id, turnOf(at)), at)

async function writeLink(trx: Transaction, orderId: string, dedupeKey: string, at: number): Promise<void> {
  const turn = turnOf(at)
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
    payload: { ...payload, orderId, expiresAt: at + LINK_LIFE_MS },
  })
}

const turnOf = (at: number): number => Math.floor(at / PAUSE_MS)
const linkKey = (orderId: string, turn?: number): string =>
  `receipt-link:${orderId}${turn === undefined ? '' : `:${turn}`}`
