import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['tulips', 'tulips', 0],
  ['tulps', 'tulips', 1],
  ['rosse', 'roses', 1],
  ['توليب', 'تولب', 1],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
  ['🌹a', 'a', 1],
] as const)('%s and %s are %d apart', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})

test('the distance is symmetric, 0 only for equal words, and at most the length of the longer word', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'و'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      const distance = editDistance(a, b)
      expect(distance).toBe(editDistance(b, a))
      expect(distance === 0).toBe(a === b)
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})
