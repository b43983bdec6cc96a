import { expect, test } from 'vitest'
import { calculateStockChange } from './stock-change.ts'

test.each([
  ['add', '5', 2, 5],
  ['add', '١٢', 0, 12],
  ['take', '2', 2, -2],
  ['take', '3', 2, null],
  ['count', '7', 10, -3],
  ['count', '10', 10, null],
  ['add', '0', 1, null],
  ['add', '1.5', 1, null],
  ['add', '', 1, null],
  ['add', '100000', 1, null],
] as const)('%s %s of %i is a change of %s', (operation, input, onHand, change) => {
  expect(calculateStockChange(operation, input, onHand)).toBe(change)
})
