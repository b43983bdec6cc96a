/** Minutes after which an unpaid pending order expires (decisions §4). */
export const UNPAID_MINUTES = 30

/** Hours after which a delivered order completes without confirmation (decisions §3). */
export const AUTO_COMPLETE_HOURS = 48

/** The instant (ms) at which an unpaid order expires. */
export function expiresAt(placedAtMs: number): number {
  return placedAtMs + UNPAID_MINUTES * 60_000
}

/** The instant (ms) at which a delivered order completes automatically. */
export function getCompletionTime(deliveredAtMs: number): number {
  return deliveredAtMs + AUTO_COMPLETE_HOURS * 3_600_000
}
