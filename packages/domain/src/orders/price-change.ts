import type { Halalas } from '../money.ts'

/** The value of an order (`due`), the outstanding part, and the amount to give back (`back`). Halalas. */
export type PriceChange = { due: Halalas; outstanding: Halalas; back: Halalas }

/**
 * The effect of a change of the delivery fee by `difference`: an increase is outstanding; a decrease lowers the outstanding amount first, and
 * the rest is given back. Nothing falls below zero.
 */
export function applyPriceChange(order: { due: Halalas; outstanding: Halalas }, difference: Halalas): PriceChange {
  // Negative for an increase.
  const reduction = Math.min(-difference, order.due)
  return {
    due: order.due - reduction,
    outstanding: Math.max(0, order.outstanding - reduction),
    back: Math.max(0, reduction - order.outstanding),
  }
}
