import { expect, test } from 'vitest'
import { type AccountObligations, checkAccountDeletion } from './account-deletion.ts'

const free: AccountObligations = {
  hasOpenOrder: false,
  owed: 0,
  credit: 0,
  hasManagers: false,
  hasStanding: false,
  hasDeliveries: false,
  cashInHand: 0,
  isLastOwner: false,
}

test('an account without obligations can be deleted', () => {
  expect(checkAccountDeletion(free)).toEqual({ ok: true, value: true })
})

test('each obligation prevents the deletion and is named', () => {
  const ties: [Partial<AccountObligations>, string, object?][] = [
    [{ isLastOwner: true }, 'account.last_owner'],
    [{ hasDeliveries: true }, 'account.has_deliveries'],
    [{ cashInHand: 12_500 }, 'account.has_cash', { amount: 12_500 }],
    [{ hasOpenOrder: true }, 'account.order_open'],
    [{ owed: 1 }, 'account.owes', { amount: 1 }],
    [{ credit: 12_345 }, 'account.has_credit', { amount: 12_345 }],
    [{ hasStanding: true }, 'account.has_standing'],
    [{ hasManagers: true }, 'account.has_managers'],
  ]
  for (const [tie, code, values] of ties)
    expect(checkAccountDeletion({ ...free, ...tie })).toEqual({ ok: false, code, ...(values ? { values } : {}) })
})

test('an open order is named before the amount owed for it', () => {
  expect(checkAccountDeletion({ ...free, hasOpenOrder: true, owed: 500 })).toMatchObject({ code: 'account.order_open' })
})
