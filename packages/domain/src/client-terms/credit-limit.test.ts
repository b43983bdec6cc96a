import { describe, expect, it } from 'vitest'
import { checkCreditLimit, needsApproval, remainingCredit } from './credit-limit.ts'

describe('credit and budget', () => {
  it('what is left never falls below zero', () => {
    expect([remainingCredit(1_000, 400), remainingCredit(1_000, 1_000), remainingCredit(1_000, 1_500)]).toEqual([
      600, 0, 0,
    ])
  })
  it('an order fits to the halala', () => {
    expect(checkCreditLimit({ total: 600, limit: 1_000, used: 400 })).toEqual({ ok: true, value: true })
    expect(checkCreditLimit({ total: 601, limit: 1_000, used: 400 })).toEqual({
      ok: false,
      code: 'credit.above_limit',
      values: { left: 600 },
      field: 'paymentTerms',
    })
  })
  it('a manager above the budget asks the owner; the owner asks nobody', () => {
    const asked = { byOwner: false, total: 500, budget: 1_000, spentThisMonth: 500 }
    expect(needsApproval(asked)).toBe(false)
    expect(needsApproval({ ...asked, total: 501 })).toBe(true)
    expect(needsApproval({ ...asked, total: 501, byOwner: true })).toBe(false)
    expect(needsApproval({ ...asked, total: 9e9, budget: null })).toBe(false)
    expect(needsApproval({ ...asked, total: 1, budget: 0, spentThisMonth: 0 })).toBe(true)
  })
})
