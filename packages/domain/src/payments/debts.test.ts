import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumHalalas } from '../money.ts'
import { applyDebtPayment, checkPayment, planInstallments, planPostponedDebt } from './debts.ts'

const amount = fc.integer({ min: 1, max: 100_000_000 })

describe('planning debts', () => {
  it('BIZ-05 postpones the outstanding amount by 30 days', () => {
    expect(planPostponedDebt(5000, '2026-01-15')).toEqual([{ amount: 5000, dueDate: '2026-02-14' }])
    expect(planPostponedDebt(0, '2026-01-15')).toEqual([])
  })
  it('BIZ-05 plans three monthly installments, the last takes the remainder', () => {
    expect(planInstallments(10_000, '2026-01-31')).toEqual([
      { amount: 3333, dueDate: '2026-02-28' },
      { amount: 3333, dueDate: '2026-03-31' },
      { amount: 3334, dueDate: '2026-04-30' },
    ])
  })
  it('BIZ-05 installments sum to the amount, and none is zero', () => {
    expect(planInstallments(0, '2026-01-31')).toEqual([])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 24 }), (owed, count) => {
        const amounts = planInstallments(owed, '2026-05-10', count).map((debt) => debt.amount)
        return (
          sumHalalas(amounts) === owed && amounts.every((each) => each > 0) && amounts.length === Math.min(count, owed)
        )
      }),
    )
  })
})

describe('payments', () => {
  it('FORM-07 BIZ-05 a partial payment is at most the outstanding amount', () => {
    expect(checkPayment({ amount: 40, outstanding: 100, whole: false })).toEqual({ ok: true, value: { remaining: 60 } })
    expect(checkPayment({ amount: 100, outstanding: 100, whole: false })).toEqual({ ok: true, value: { remaining: 0 } })
    expect(checkPayment({ amount: 101, outstanding: 100, whole: false })).toMatchObject({
      code: 'payment.above_outstanding',
      field: 'amount',
    })
  })
  it('FORM-07 a whole payment equals the outstanding amount', () => {
    expect(checkPayment({ amount: 100, outstanding: 100, whole: true }).ok).toBe(true)
    expect(checkPayment({ amount: 99, outstanding: 100, whole: true })).toMatchObject({ code: 'payment.not_whole' })
    expect(checkPayment({ amount: 5, outstanding: 0, whole: true })).toMatchObject({ code: 'payment.nothing_due' })
    expect(checkPayment({ amount: 0, outstanding: 9, whole: false })).toMatchObject({ code: 'amount.not_positive' })
  })
  it('BIZ-05 a payment reduces a debt, which is resolved at zero', () => {
    expect(applyDebtPayment({ owed: 100 }, 40)).toEqual({ ok: true, value: { owed: 60, resolved: false } })
    expect(applyDebtPayment({ owed: 60 }, 60)).toEqual({ ok: true, value: { owed: 0, resolved: true } })
    expect(applyDebtPayment({ owed: 60 }, 61)).toMatchObject({ code: 'debt.overpaid' })
    expect(applyDebtPayment({ owed: 0 }, 1)).toMatchObject({ code: 'debt.resolved' })
    for (const amount of [0, -1])
      expect(applyDebtPayment({ owed: 60 }, amount)).toMatchObject({ code: 'amount.not_positive' })
  })
  it('BIZ-05 payments and open debts always sum to the total', () => {
    fc.assert(
      fc.property(amount, fc.array(fc.tuple(fc.nat(5), fc.integer({ min: -5, max: 60_000_000 }))), (total, tries) => {
        const debts = planInstallments(total, '2026-05-10').map((debt) => debt.amount)
        let payments = 0
        for (const [at, paid] of tries) {
          const after = applyDebtPayment({ owed: debts[at] ?? 0 }, paid)
          if (!after.ok) continue
          debts[at] = after.value.owed
          payments += paid
        }
        const openDebts = sumHalalas(debts)
        return total === payments + openDebts && openDebts >= 0 && payments <= total
      }),
    )
  })
})

describe('refusals of payments', () => {
  it('FORM-07 names the field and the limit', () => {
    expect(checkPayment({ amount: 0, outstanding: 9, whole: false })).toEqual({
      ok: false,
      code: 'amount.not_positive',
      field: 'amount',
    })
    expect(checkPayment({ amount: 5, outstanding: 0, whole: false })).toEqual({
      ok: false,
      code: 'payment.nothing_due',
      field: 'amount',
    })
    expect(checkPayment({ amount: 10, outstanding: 9, whole: false })).toEqual({
      ok: false,
      code: 'payment.above_outstanding',
      values: { outstanding: 9 },
      field: 'amount',
    })
    expect(checkPayment({ amount: 8, outstanding: 9, whole: true })).toEqual({
      ok: false,
      code: 'payment.not_whole',
      values: { outstanding: 9 },
      field: 'amount',
    })
    expect(applyDebtPayment({ owed: 9 }, 0)).toEqual({ ok: false, code: 'amount.not_positive', field: 'amount' })
    expect(applyDebtPayment({ owed: 9 }, 10)).toEqual({
      ok: false,
      code: 'debt.overpaid',
      values: { owed: 9 },
      field: 'amount',
    })
  })
})
