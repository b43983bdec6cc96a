/** Where a client's profile stands with the shop. */
export type ReviewState = 'draft' | 'pending' | 'approved' | 'rejected'

/**
 * The review after a step was saved: `draft` until all three are done, then the shop is to look; a change of what it looked at, or would look
 * at, puts the profile before it again (issue 4). Saving the same again changes nothing.
 */
export function reviewStateAfterSave(asked: { state: ReviewState; complete: boolean; changed: boolean }): ReviewState {
  if (!asked.complete) return 'draft'
  return asked.state === 'draft' || asked.changed ? 'pending' : asked.state
}
