import { type LoyaltyRule, pointsEarned, redeemPoints } from '@warda/domain/loyalty/points'
import type { Halalas } from '@warda/domain/money'
import type { Result } from '@warda/domain/result'
import type { Database, Transaction } from '../../db/database.ts'
import { deleteReversal, findEntry, findUnreversed, insertEntry, lockPerson, sumPoints } from './queries.ts'

/** What a person can spend now: the sum of their entries (decisions §7). */
export const pointsBalance = (db: Database, userId: string): Promise<number> => sumPoints(db, userId)

/** Points wanted on goods of this worth (halalas); `all` is as many as there are. */
type RedemptionAsked = { userId: string; points: number | 'all'; payable: Halalas; pointsPerRiyal: number }
type Redemption = Result<{ points: number; value: Halalas }, 'points.invalid' | 'points.not_enough'>

/** How many of the points asked for would be used, and what they would pay; nothing is held. Refused when there are not so many. */
export async function previewRedemption(db: Database, asked: RedemptionAsked): Promise<Redemption> {
  const balance = await sumPoints(db, asked.userId)
  return redeemPoints({ ...asked, points: asked.points === 'all' ? balance : asked.points, balance })
}

/** The same under a lock on the person that lasts until the transaction ends; write them down with {@link spendPoints}. */
export async function planRedemption(trx: Transaction, asked: RedemptionAsked): Promise<Redemption> {
  await lockPerson(trx, asked.userId)
  return previewRedemption(trx, asked)
}

type OrderPoints = { orderId: string; userId: string; at: number }

/** Takes points for an order, once; none is no entry. */
export async function spendPoints(trx: Transaction, order: OrderPoints & { points: number }): Promise<void> {
  if (order.points > 0) await insertEntry(trx, { ...entryOf(order), kind: 'redeem', points: -order.points })
}

/**
 * Gives back what a cancelled order had used, once. Of it goes first what a refunded order could not take back, because the points were
 * in this one: else they could be kept by parking them for a moment.
 */
export async function returnPoints(trx: Transaction, order: { orderId: string; at: number }): Promise<void> {
  const used = await findEntry(trx, order.orderId, 'redeem')
  if (!used) return
  const { userId } = used
  await lockPerson(trx, userId)
  const entry = entryOf({ ...order, userId })
  if (!(await insertEntry(trx, { ...entry, kind: 'return', points: -used.points }))) return
  let left = Math.min(-used.points, await sumPoints(trx, userId))
  for (const short of await findUnreversed(trx, userId)) {
    const more = Math.min(short.points, left)
    if (more === 0) return
    // One entry says all that was taken back of an order; written anew, at its new end, the balance never was below zero.
    const points = more + (await deleteReversal(trx, short.orderId))
    await insertEntry(trx, { ...entry, orderId: short.orderId, kind: 'reverse', points: -points })
    left -= more
  }
}

/**
 * Gives the points of a completed and paid order, once, by the highest threshold that its total reaches (decisions §7).
 * Answers how many; 0 when the order earns none or had earned before.
 */
export async function earnPoints(
  trx: Transaction,
  order: OrderPoints & { total: Halalas },
  rules: readonly LoyaltyRule[],
): Promise<number> {
  const points = pointsEarned(order.total, rules)
  if (points === 0) return 0
  return (await insertEntry(trx, { ...entryOf(order), kind: 'earn', points })) ? points : 0
}

/** Takes earned points back from a refunded order, once, and no more than the person still has. */
export async function reversePoints(trx: Transaction, order: { orderId: string; at: number }): Promise<void> {
  const earned = await findEntry(trx, order.orderId, 'earn')
  if (!earned) return
  await lockPerson(trx, earned.userId)
  const points = Math.min(earned.points, await sumPoints(trx, earned.userId))
  if (points > 0)
    await insertEntry(trx, { ...entryOf({ ...order, userId: earned.userId }), kind: 'reverse', points: -points })
}

const entryOf = (order: OrderPoints) => ({ userId: order.userId, orderId: order.orderId, at: new Date(order.at) })
