import type { SubmissionFilter, TaxSubmission } from '@warda/contract/tax-submissions'
import { m } from '@warda/i18n/messages'
import type { BadgeTone } from '../../ui/data/badge.tsx'

export const STATE_TONES: Record<TaxSubmission['state'], BadgeTone> = {
  waiting: 'waiting',
  reported: 'done',
  cleared: 'done',
  rejected: 'canceled',
  replaced: 'neutral',
}

/** The name of a state, or of the filter for documents with warnings. */
export function submissionStateName(state: SubmissionFilter): string {
  const names = {
    waiting: m.tax_submission_waiting(),
    reported: m.tax_submission_reported(),
    cleared: m.tax_submission_cleared(),
    rejected: m.tax_submission_rejected(),
    warned: m.tax_submission_warned(),
    replaced: m.tax_submission_replaced(),
  }
  return names[state]
}

/** The text for the reason why a document waits. */
export function failureText(failure: string): string {
  if (failure === 'unauthorized') return m.tax_failure_unauthorized()
  if (failure === 'key') return m.tax_failure_key()
  if (failure === 'unreadable' || failure === 'too_large') return m.tax_failure_unreadable()
  return m.tax_failure_unreachable()
}
