import { expect, it } from 'vitest'
import { findSoldOutSizes } from './sold-out-sizes.ts'

it.each([
  [[['small', 0]], ['small'], true],
  [[['small', 1]], [], false],
  [
    [
      ['small', 0],
      ['large', 1],
    ],
    ['small'],
    false,
  ],
  [
    [
      ['small', 0],
      ['small', 0],
      ['large', 0],
    ],
    ['small', 'large'],
    true,
  ],
  [
    [
      ['small', 2],
      ['large', 1],
    ],
    [],
    false,
  ],
] as const)('DESK-07 of %j the sizes %j are sold out, all of them: %s', (variants, sizes, all) => {
  expect(findSoldOutSizes(variants.map(([size, onHand]) => ({ size, onHand })))).toEqual({ sizes, all })
})
