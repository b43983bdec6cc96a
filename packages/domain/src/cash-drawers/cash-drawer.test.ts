import { expect, test } from 'vitest'
import { checkExpectedCash, checkPayOut } from './cash-drawer.ts'

test.each([
  [500, 500, null],
  [501, 500, 'cash_drawer.not_enough'],
  [1, 0, 'cash_drawer.not_enough'],
])('taking %i out of a drawer with %i', (amount, inDrawer, code) => {
  const checked = checkPayOut(amount, inDrawer)
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
