import {
  calculateEarnedPoints,
  calculatePointsToReverse,
  type LoyaltyRule,
  redeemPoints,
} from '@warda/domain/loyalty/points'
import type { Halalas } from '@warda/domain/money'
import type { Result } from '@warda/domain/result'
import type { Database, Transaction } from '../../db/database.ts'
import { lockUserRow } from '../../db/lock-user.ts'
import { type EarnedPoints, findCredited, findEarned, findEntry, insertEntry, sumPoints } from './queries.ts'

/** The points a user can spend: the sum of the entries (decisions §7). */
export const readPointsBalance = (db: Database, userId: string): Promise<number> => sumPoints(db, userId)

/** A request to redeem points on goods worth `payable` halalas; `all` redeems as many as possible. */
type RedemptionRequest = { userId: string; points: number | 'all'; payable: Halalas; pointsPerRiyal: number }
type Redemption = Result<{ points: number; value: Halalas }, 'points.invalid' | 'points.not_enough'>

/** The points that would be used and their value; refused when the balance is too small. Locks nothing. */
export async function previewRedemption(db: Database, request: RedemptionRequest): Promise<Redemption> {
  const balance = await sumPoints(db, request.userId)
  return redeemPoints({ ...request, points: request.points === 'all' ? balance : request.points, balance })
}

/** {@link previewRedemption} with a lock on the user, so that two orders cannot spend the same points; {@link spendPoints} records the result. */
export async function planRedemption(trx: Transaction, request: RedemptionRequest): Promise<Redemption> {
  await lockUserRow(trx, request.userId)
  return previewRedemption(trx, request)
}

type OrderPoints = { orderId: string; userId: string; at: number }

/** Records the points spent on an order, once; 0 points are not recorded. */
export async function spendPoints(trx: Transaction, order: OrderPoints & { points: number }): Promise<void> {
  if (order.points > 0) await insertEntry(trx, { ...toEntry(order), kind: 'redeem', points: -order.points })
}

/**
 * Returns the points of a cancelled order, once. Points of credited orders that could not be taken back are deducted first; else a user
 * could keep them by spending them on an order and cancelling it.
 */
export async function returnPoints(trx: Transaction, order: { orderId: string; at: number }): Promise<void> {
  const used = await findEntry(trx, order.orderId, 'redeem')
  if (!used) return
  const { userId } = used
  await lockUserRow(trx, userId)
  if (!(await insertEntry(trx, { ...toEntry({ ...order, userId }), kind: 'return', points: -used.points }))) return
  let remaining = Math.min(-used.points, await sumPoints(trx, userId))
  for (const earned of await findCredited(trx, userId)) {
    if (remaining === 0) return
    remaining -= await reverse(trx, earned, remaining, order.at)
  }
}

/**
 * Grants the points of a completed and paid order, once, by the highest threshold that its total reaches (decisions §7). Returns the
 * points, or 0 when there are none or they were granted before.
 */
export async function earnPoints(
  trx: Transaction,
  order: OrderPoints & { total: Halalas },
  rules: readonly LoyaltyRule[],
): Promise<number> {
  const points = calculateEarnedPoints(order.total, rules)
  if (points === 0) return 0
  const entry = { ...toEntry(order), kind: 'earn', points, orderValue: order.total } as const
  return (await insertEntry(trx, entry)) ? points : 0
}

/**
 * Takes back the share of the order's points that its credits amount to (see {@link calculatePointsToReverse}), up to the user's balance. Called
 * after each credit; the caller holds the order's lock.
 */
export async function reversePoints(trx: Transaction, order: { orderId: string; at: number }): Promise<void> {
  const unlocked = await findEarned(trx, order.orderId)
  if (!unlocked) return
  await lockUserRow(trx, unlocked.userId)
  const earned = await findEarned(trx, order.orderId)
  if (earned) await reverse(trx, earned, await sumPoints(trx, earned.userId), order.at)
}

/** Records what is missing of an order's reversed points, at most `limit`; returns the points. The caller holds the user's lock. */
async function reverse(trx: Transaction, earned: EarnedPoints, limit: number, at: number): Promise<number> {
  const points = Math.min(calculatePointsToReverse(earned) - earned.reversed, limit)
  if (points <= 0) return 0
  await insertEntry(trx, { ...toEntry({ ...earned, at }), kind: 'reverse', points: -points })
  return points
}

const toEntry = (order: OrderPoints) => ({ userId: order.userId, orderId: order.orderId, at: new Date(order.at) })
