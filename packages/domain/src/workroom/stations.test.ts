import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isMade } from './stations.ts'

it.each([
  [[true], true, true, true],
  [[true], null, true, true],
  [[true, true], null, true, true],
  [[true, false], null, true, false],
  [[true], false, true, false],
  [[true], true, false, false],
  [[true], null, false, false],
  [[], null, true, false],
] as const)('DESK-04 items %j, card %j and packing %j: made is %j', (items, card, packing, expected) => {
  expect(isMade({ items, card, packing })).toBe(expected)
})

it('DESK-04 an order is no longer made when any of its ticks is removed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constant<boolean>(true), { minLength: 1 }),
      fc.constantFrom(true, null),
      fc.nat(),
      (items, card, n) => {
        const made = { items, card, packing: true }
        expect(isMade(made)).toBe(true)
        expect(isMade({ ...made, items: items.with(n % items.length, false) })).toBe(false)
        expect(isMade({ ...made, card: false })).toBe(false)
        expect(isMade({ ...made, packing: false })).toBe(false)
      },
    ),
  )
})
