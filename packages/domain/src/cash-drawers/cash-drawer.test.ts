import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkExpectedCash, checkTakeOut, type DrawerMovement, MOVEMENT_KINDS, sumDrawer } from './cash-drawer.ts'

const OUTGOING = ['payOut', 'refund', 'closing']
const movement = fc
  .record({ kind: fc.constantFrom(...MOVEMENT_KINDS), amount: fc.integer({ min: 1, max: 1_000_000 }) })
  .map(({ kind, amount }): DrawerMovement => ({ kind, amount: OUTGOING.includes(kind) ? -amount : amount }))

test('the expected cash is float + pay-ins − pay-outs + cash sales − cash refunds', () => {
  expect(
    sumDrawer([
      { kind: 'float', amount: 20_000 },
      { kind: 'payIn', amount: 5_000 },
      { kind: 'payOut', amount: -1_500 },
      { kind: 'sale', amount: 34_500 },
      { kind: 'refund', amount: -11_500 },
    ]),
  ).toEqual({ float: 20_000, payIns: 5_000, payOuts: 1_500, sales: 34_500, refunds: 11_500, expected: 46_500 })
})

test('the expected cash is the sum of all movements before the closing', () => {
  fc.assert(
    fc.property(fc.array(movement), (movements) => {
      const before = movements.filter(({ kind }) => kind !== 'difference' && kind !== 'closing')
      const sum = before.reduce((total, { amount }) => total + amount, 0)
      expect(sumDrawer(movements).expected).toBe(sum)
    }),
  )
})

test.each([
  [500, 500, null],
  [501, 500, 'cash_drawer.not_enough'],
  [1, 0, 'cash_drawer.not_enough'],
])('taking %i out of a drawer with %i', (amount, inDrawer, code) => {
  const checked = checkTakeOut(amount, inDrawer)
  expect(checked.ok ? null : [checked.code, checked.values]).toEqual(code && [code, { amount: inDrawer }])
})

test.each([
  [500, 500, true],
  [499, 500, false],
  [501, 500, false],
])('a count of a drawer that showed %i and has %i', (seen, inDrawer, allowed) => {
  expect(checkExpectedCash(seen, inDrawer)).toMatchObject(
    allowed ? { ok: true } : { code: 'cash_drawer.expected_changed', values: { amount: inDrawer } },
  )
})
