import { expect, test } from 'vitest'
import { getRetryDelay, RETRY_DELAYS } from './retry-schedule.ts'

test('attempts are repeated ten times in all, each later than the one before, over three days', () => {
  const delays = Array.from({ length: 10 }, (_, failed) => getRetryDelay(failed + 1, 0))
  expect(delays).toEqual([...RETRY_DELAYS, null])
  expect([...RETRY_DELAYS]).toEqual([...RETRY_DELAYS].sort((a, b) => a - b))
  expect(RETRY_DELAYS.reduce((sum, delay) => sum + delay, 0) / 3_600_000).toBeCloseTo(75.585, 2)
})

test('the waiting time is spread over a tenth', () => {
  expect(getRetryDelay(2, 0)).toBe(300_000)
  expect(getRetryDelay(2, 0.5)).toBe(315_000)
  expect(getRetryDelay(2, 0.999)).toBeLessThan(330_001)
})
