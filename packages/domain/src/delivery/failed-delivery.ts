import type { Halalas } from '../money.ts'

/** Why a delivery failed. The first three are the buyer's side, the last two ours. */
export const FAILURE_REASONS = ['recipientAbsent', 'wrongAddress', 'refused', 'damaged', 'ourFault'] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

/** Deliveries that may fail before no further window is offered. */
const MOST_ATTEMPTS = 2

/**
 * What the buyer is offered after a failed delivery: the next free window while fewer than {@link MOST_ATTEMPTS} attempts failed, and in any
 * case to give the order up. Given up, the order is cancelled: what was paid becomes store credit (`credit`), less the fee of the drive
 * (`kept`) when the buyer's side was the reason, never more than was paid; nothing more is owed.
 */
export function failedDeliveryOptions(failed: {
  reason: FailureReason
  /** This one included. */
  attempt: number
  paid: Halalas
  deliveryFee: Halalas
}): { nextWindow: boolean; credit: Halalas; kept: Halalas } {
  const ours = failed.reason === 'damaged' || failed.reason === 'ourFault'
  const kept = ours ? 0 : Math.min(failed.deliveryFee, failed.paid)
  return { nextWindow: failed.attempt < MOST_ATTEMPTS, credit: failed.paid - kept, kept }
}
