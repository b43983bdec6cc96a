import type { Halalas } from '../money.ts'

/** What an order is worth (`due`), what of that is owed, and what would go back to its buyer. Halalas. */
export type PriceChange = { due: Halalas; outstanding: Halalas; back: Halalas }

/**
 * What an order comes to when its delivery costs `difference` more (or less, when negative): more is owed, less lowers first what is owed, and
 * what was paid too much goes back. Nothing falls below zero.
 */
export function applyPriceChange(order: { due: Halalas; outstanding: Halalas }, difference: Halalas): PriceChange {
  if (difference >= 0) return { due: order.due + difference, outstanding: order.outstanding + difference, back: 0 }
  const off = Math.min(-difference, order.due)
  return {
    due: order.due - off,
    outstanding: Math.max(0, order.outstanding - off),
    back: Math.max(0, off - order.outstanding),
  }
}
