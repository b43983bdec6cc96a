/** State of the shop's review of a client profile. */
export type ReviewState = 'draft' | 'pending' | 'approved' | 'rejected'

/**
 * The state after a step is saved: `draft` until all three steps are complete, then `pending`. A change to a reviewed profile makes it
 * `pending` again (issue 4); saving the same data changes nothing.
 */
export function getReviewStateAfterSave(saved: {
  state: ReviewState
  complete: boolean
  changed: boolean
}): ReviewState {
  if (!saved.complete) return 'draft'
  return saved.state === 'draft' || saved.changed ? 'pending' : saved.state
}
