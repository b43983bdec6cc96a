import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** Spend at least `spend` on one order, earn `points`. */
export type LoyaltyRule = { spend: Halalas; points: number }

/** The rules the shop starts with: SAR 100 earns 10, 200 earns 20, 1000 earns 100 (spec §9). */
export const DEFAULT_RULES: readonly LoyaltyRule[] = [
  { spend: 10_000, points: 10 },
  { spend: 20_000, points: 20 },
  { spend: 100_000, points: 100 },
]

/** Points that make one riyal when redeemed (decisions §7). */
export const POINTS_PER_RIYAL = 10

/** Points for one order of this total: those of the highest threshold reached, not a sum of all; 0 below the lowest (decisions §7). */
export function pointsEarned(totalHalalas: Halalas, rules: readonly LoyaltyRule[]): number {
  const reached = rules.filter((rule) => totalHalalas >= rule.spend)
  return reached.reduce((best, rule) => (rule.spend > best.spend ? rule : best), { spend: -1, points: 0 }).points
}

/** What points are worth at checkout, rounded down to whole halalas. */
export function pointsValue(points: number, pointsPerRiyal = POINTS_PER_RIYAL): Halalas {
  return Math.floor((points * 100) / pointsPerRiyal)
}

/**
 * How many of the points asked for are used on goods of this worth, and what they pay. Asking for more than the goods cost uses only what
 * is needed; asking for more than there are is refused.
 */
export function redeemPoints(asked: {
  points: number
  balance: number
  payable: Halalas
  pointsPerRiyal?: number
}): Result<{ points: number; value: Halalas }, 'points.invalid' | 'points.not_enough'> {
  if (!Number.isSafeInteger(asked.points) || asked.points < 0)
    return refuse('points.invalid', undefined, 'redeemPoints')
  if (asked.points > asked.balance) return refuse('points.not_enough', { balance: asked.balance }, 'redeemPoints')
  const rate = asked.pointsPerRiyal ?? POINTS_PER_RIYAL
  const points = Math.min(asked.points, Math.ceil((Math.max(asked.payable, 0) * rate) / 100))
  return ok({ points, value: Math.min(pointsValue(points, rate), Math.max(asked.payable, 0)) })
}
