import { expect, it } from 'vitest'
import { delayAfter } from './back-off.ts'

it('waits at least one and at most thirty seconds, longer after more failures', () => {
  for (const dice of [0, 0.5, 1]) {
    for (let failures = 0; failures < 40; failures++) {
      expect(delayAfter(failures, dice)).toBeGreaterThanOrEqual(1000)
      expect(delayAfter(failures, dice)).toBeLessThanOrEqual(30_000)
      expect(delayAfter(failures + 1, dice)).toBeGreaterThanOrEqual(delayAfter(failures, dice))
    }
  }
  expect(delayAfter(3, 1)).toBe(8000)
  expect(delayAfter(3, 0)).toBe(4000)
})
