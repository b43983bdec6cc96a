import type { Halalas } from '../money.ts'

/** Why a delivery failed. The buyer is responsible for the first three, the shop for the last two. */
export const FAILURE_REASONS = ['recipientAbsent', 'wrongAddress', 'refused', 'damaged', 'ourFault'] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

/** Number of failed deliveries after which no other window is offered. */
const MAX_ATTEMPTS = 2

/**
 * The buyer's options after a failed delivery: the next free window while fewer than {@link MAX_ATTEMPTS} attempts failed, or cancellation.
 * A cancellation turns the amount paid into store credit (`credit`), less the delivery fee (`kept`) when the buyer is responsible; `kept`
 * is at most the amount paid, and nothing more is owed.
 */
export function listFailedDeliveryOptions(failed: {
  reason: FailureReason
  /** Number of this attempt, from 1. */
  attempt: number
  paid: Halalas
  deliveryFee: Halalas
}): { nextWindow: boolean; credit: Halalas; kept: Halalas } {
  const isShopFault = failed.reason === 'damaged' || failed.reason === 'ourFault'
  const kept = isShopFault ? 0 : Math.min(failed.deliveryFee, failed.paid)
  return { nextWindow: failed.attempt < MAX_ATTEMPTS, credit: failed.paid - kept, kept }
}
