import { expect, it } from 'vitest'
import { getReviewStateAfterSave } from './profile-review.ts'

it('CLIENT-01 a profile is pending when complete, and again after a change', () => {
  const states = ['draft', 'pending', 'approved', 'rejected'] as const
  for (const state of states) {
    expect(getReviewStateAfterSave({ state, complete: false, changed: true })).toBe('draft')
    expect(getReviewStateAfterSave({ state, complete: true, changed: true })).toBe('pending')
  }
  expect(states.map((state) => getReviewStateAfterSave({ state, complete: true, changed: false }))).toEqual([
    'pending',
    'pending',
    'approved',
    'rejected',
  ])
})
