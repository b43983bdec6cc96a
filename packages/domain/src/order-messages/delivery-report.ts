/** States of one attempt to reach a person by one channel. */
export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'unknown', 'delivered', 'read', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** What a provider reports. */
export type ReportedState = 'sent' | 'delivered' | 'read' | 'failed'

/** Reports come late, twice and in any order: a report counts only when it is further than the stored state. */
const RANK: Record<DeliveryState, number> = {
  waiting: 0,
  sending: 0,
  unknown: 1,
  sent: 2,
  failed: 3,
  delivered: 4,
  read: 5,
}

/** Whether a report changes the stored state. A message that arrived cannot fail any more. */
export const isNewerReport = (stored: DeliveryState, reported: ReportedState): boolean => RANK[reported] > RANK[stored]

/** Reasons of a failure that the desk reads in words. */
export const FAILURE_CODES = [
  'invalid_number',
  'not_reachable',
  'blocked',
  'sender_rejected',
  'template_rejected',
  'credentials',
  'no_credit',
  'too_many',
  'provider_down',
  'no_answer',
  'expired',
  'other',
] as const
export type FailureCode = (typeof FAILURE_CODES)[number]
