import { expect, it } from 'vitest'
import { formatTimeLeft } from './format-time-left.ts'

it.each([
  [1_800_000, '30:00'],
  [1_799_001, '30:00'],
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('AGREE-05 %i ms are shown as %s', (ms, shown) => {
  expect(formatTimeLeft(ms)).toBe(`\u2066${shown}\u2069`)
})
