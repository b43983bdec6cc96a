/** Minutes a pending order may stay unpaid before its stock goes back (decisions §4). */
const UNPAID_MINUTES = 30

/** Hours after which a delivered order counts as received although nobody confirmed (decisions §3). */
export const AUTO_COMPLETE_HOURS = 48

/** The instant (ms) at which an order placed at `placedAtMs` and not paid gives its stock back. */
export function expiresAt(placedAtMs: number): number {
  return placedAtMs + UNPAID_MINUTES * 60_000
}

/** The instant (ms) at which an order delivered at `deliveredAtMs` completes by itself. */
export function completesAt(deliveredAtMs: number): number {
  return deliveredAtMs + AUTO_COMPLETE_HOURS * 3_600_000
}
