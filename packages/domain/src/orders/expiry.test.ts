import { expect, it } from 'vitest'
import { expiresAt, getCompletionTime } from './expiry.ts'

it('BIZ-04 a pending order expires after 30 minutes, a delivered one completes after 48 hours', () => {
  expect(expiresAt(1_000)).toBe(1_801_000)
  expect(getCompletionTime(1_000)).toBe(172_801_000)
})
