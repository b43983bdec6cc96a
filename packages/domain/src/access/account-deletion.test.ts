import { expect, test } from 'vitest'
import { type AccountObligations, checkAccountDeletion } from './account-deletion.ts'

const free: AccountObligations = {
  hasOpenOrder: false,
  owed: 0,
  credit: 0,
  hasManagers: false,
  hasStanding: false,
  hasDeliveries: false,
  isLastOwner: false,
}

test('nobody is kept who is tied by nothing', () => {
  expect(checkAccountDeletion(free)).toEqual({ ok: true, value: true })
})

test('each tie keeps the account, and says which it is', () => {
  const ties: [Partial<AccountObligations>, string, object?][] = [
    [{ isLastOwner: true }, 'account.last_owner'],
    [{ hasDeliveries: true }, 'account.has_deliveries'],
    [{ hasOpenOrder: true }, 'account.order_open'],
    [{ owed: 1 }, 'account.owes', { amount: 1 }],
    [{ credit: 12_345 }, 'account.has_credit', { amount: 12_345 }],
    [{ hasStanding: true }, 'account.has_standing'],
    [{ hasManagers: true }, 'account.has_managers'],
  ]
  for (const [tie, code, values] of ties)
    expect(checkAccountDeletion({ ...free, ...tie })).toEqual({ ok: false, code, ...(values ? { values } : {}) })
})

test('an order under way is told before what is owed for it', () => {
  expect(checkAccountDeletion({ ...free, hasOpenOrder: true, owed: 500 })).toMatchObject({ code: 'account.order_open' })
})
