import { describe, expect, it } from 'vitest'
import { calculateRemainingCredit, checkCreditLimit, creditShortage, needsApproval } from './credit-limit.ts'

describe('credit and budget', () => {
  it('the remaining credit is never below zero', () => {
    expect([
      calculateRemainingCredit(1_000, 400),
      calculateRemainingCredit(1_000, 1_000),
      calculateRemainingCredit(1_000, 1_500),
    ]).toEqual([600, 0, 0])
  })
  it('an order up to the exact limit is accepted', () => {
    expect(checkCreditLimit({ total: 600, limit: 1_000, used: 400 })).toEqual({ ok: true, value: true })
    expect(checkCreditLimit({ total: 601, limit: 1_000, used: 400 })).toEqual({
      ok: false,
      code: 'credit.above_limit',
      values: { limit: 1_000, used: 400, left: 600, missing: 1 },
      field: 'paymentTerms',
    })
  })
  it('RUN-04 a client above its limit is missing the whole order', () => {
    expect(creditShortage({ total: 250, limit: 1_000, used: 1_100 })).toEqual({
      limit: 1_000,
      used: 1_100,
      left: 0,
      missing: 250,
    })
  })
  it('an order above the budget needs approval, unless the owner places it', () => {
    const order = { byOwner: false, total: 500, budget: 1_000, spentThisMonth: 500 }
    expect(needsApproval(order)).toBe(false)
    expect(needsApproval({ ...order, total: 501 })).toBe(true)
    expect(needsApproval({ ...order, total: 501, byOwner: true })).toBe(false)
    expect(needsApproval({ ...order, total: 9e9, budget: null })).toBe(false)
    expect(needsApproval({ ...order, total: 1, budget: 0, spentThisMonth: 0 })).toBe(true)
  })
})
