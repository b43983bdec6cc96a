import { expect, it } from 'vitest'
import { formatDistance } from './distance.ts'

it('distances are kilometres, in English with miles', () => {
  expect(formatDistance(25, 'en')).toBe('40 km (25 miles)')
  expect(formatDistance(25, 'ar')).toBe('40 كم')
})
