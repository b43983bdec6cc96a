import { expect, it } from 'vitest'
import { backOffDelay } from './back-off.ts'

it('waits at least one and at most thirty seconds, longer after more failures', () => {
  for (const random of [0, 0.5, 1]) {
    for (let failures = 0; failures < 40; failures++) {
      expect(backOffDelay(failures, random)).toBeGreaterThanOrEqual(1000)
      expect(backOffDelay(failures, random)).toBeLessThanOrEqual(30_000)
      expect(backOffDelay(failures + 1, random)).toBeGreaterThanOrEqual(backOffDelay(failures, random))
    }
  }
  expect(backOffDelay(3, 1)).toBe(8000)
  expect(backOffDelay(3, 0)).toBe(4000)
})
