import { LIMITS } from '@warda/domain/limits'
import { expect, it, test } from 'vitest'
import { CARD_SIZES, fitCardText, parseCardSize } from './card-paper.ts'

it.each([
  ['A6', 'A6', 105, 148],
  ['A5', 'A5', 148, 210],
  ['90x130', 'own', 90, 130],
  ['50x300', 'own', 50, 300],
  ['49x130', 'A6', 105, 148],
  ['90x301', 'A6', 105, 148],
  ['90', 'A6', 105, 148],
  [null, 'A6', 105, 148],
] as const)('the card size %j is %s of %d × %d mm', (text, name, width, height) => {
  expect(parseCardSize(text)).toEqual({ name, size: { width, height } })
})

test('large type is larger on every card, and a longer message is never larger', () => {
  for (const size of Object.values(CARD_SIZES)) {
    expect(fitCardText('With love', size, true)).toBeGreaterThan(fitCardText('With love', size, false))
    let last = Number.POSITIVE_INFINITY
    for (let length = 1; length <= LIMITS.cardMessage; length += 1) {
      const text = fitCardText('a'.repeat(length), size, true)
      expect(text).toBeLessThanOrEqual(last)
      expect(text).toBeGreaterThanOrEqual(3)
      last = text
    }
  }
})

test('many short lines are made smaller too', () => {
  expect(fitCardText('a\n'.repeat(40), CARD_SIZES.A6, true)).toBeLessThan(
    fitCardText('a\n'.repeat(4), CARD_SIZES.A6, true),
  )
})
