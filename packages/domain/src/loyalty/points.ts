import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** An order of at least `spend` (halalas) earns `points`. */
export type LoyaltyRule = { spend: Halalas; points: number }

/** Default rules: SAR 100 earns 10, 200 earns 20, 1000 earns 100 (spec §9). */
export const DEFAULT_RULES: readonly LoyaltyRule[] = [
  { spend: 10_000, points: 10 },
  { spend: 20_000, points: 20 },
  { spend: 100_000, points: 100 },
]

/** Points per riyal when redeemed (decisions §7). */
export const POINTS_PER_RIYAL = 10

/** Points earned by an order: those of the highest threshold reached, not a sum; 0 below the lowest threshold (decisions §7). */
export function calculateEarnedPoints(totalHalalas: Halalas, rules: readonly LoyaltyRule[]): number {
  const reached = rules.filter((rule) => totalHalalas >= rule.spend)
  return reached.reduce((best, rule) => (rule.spend > best.spend ? rule : best), { spend: -1, points: 0 }).points
}

/**
 * The points of an order that its credits take back in all: in proportion to the amount credited, rounded down, and every point when
 * nothing is left of the order. `value` is what the order was worth when it earned the points, `due` what it is worth now. The points of
 * one credit are the difference to those taken back before, so that partial credits sum to the whole.
 */
export function calculatePointsToReverse({
  earned,
  value,
  due,
}: {
  earned: number
  value: Halalas
  due: Halalas
}): number {
  if (due <= 0) return earned
  // Stryker disable next-line EqualityOperator: equivalent, of an unchanged order the proportion is zero as well
  return due >= value ? 0 : Math.floor((earned * (value - due)) / value)
}

/** The value of points at checkout in halalas, rounded down. */
export function calculatePointsValue(points: number, pointsPerRiyal = POINTS_PER_RIYAL): Halalas {
  return Math.floor((points * 100) / pointsPerRiyal)
}

/**
 * The number of points used for goods that cost `payable`, and their value. Only as many points are used as the goods need; a request above
 * the balance is refused.
 */
export function redeemPoints(request: {
  points: number
  balance: number
  payable: Halalas
  pointsPerRiyal?: number
}): Result<{ points: number; value: Halalas }, 'points.invalid' | 'points.not_enough'> {
  if (!Number.isSafeInteger(request.points) || request.points < 0)
    return refuse('points.invalid', undefined, 'redeemPoints')
  if (request.points > request.balance) return refuse('points.not_enough', { balance: request.balance }, 'redeemPoints')
  const rate = request.pointsPerRiyal ?? POINTS_PER_RIYAL
  const points = Math.min(request.points, Math.ceil((Math.max(request.payable, 0) * rate) / 100))
  return ok({ points, value: Math.min(calculatePointsValue(points, rate), Math.max(request.payable, 0)) })
}
