import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumHalalas } from '../money.ts'
import { applyDebtPayment, checkPayment, planInstallments, planPostponedDebt } from './debts.ts'

const amount = fc.integer({ min: 1, max: 100_000_000 })

describe('planning debts', () => {
  it('BIZ-05 postpones the whole by 30 days', () => {
    expect(planPostponedDebt(5000, '2026-01-15')).toEqual([{ amount: 5000, dueDate: '2026-02-14' }])
    expect(planPostponedDebt(0, '2026-01-15')).toEqual([])
  })
  it('BIZ-05 makes three monthly installments, the last takes the rounding', () => {
    expect(planInstallments(10_000, '2026-01-31')).toEqual([
      { amount: 3333, dueDate: '2026-02-28' },
      { amount: 3333, dueDate: '2026-03-31' },
      { amount: 3334, dueDate: '2026-04-30' },
    ])
  })
  it('BIZ-05 loses nothing and makes no debt of nothing', () => {
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

describe('paying', () => {
  it('FORM-07 BIZ-05 caps a part by what is outstanding', () => {
    expect(checkPayment({ amount: 40, outstanding: 100, whole: false })).toEqual({ ok: true, value: { remaining: 60 } })
    expect(checkPayment({ amount: 100, outstanding: 100, whole: false })).toEqual({ ok: true, value: { remaining: 0 } })
    expect(checkPayment({ amount: 101, outstanding: 100, whole: false })).toMatchObject({
      code: 'payment.above_outstanding',
      field: 'amount',
    })
  })
  it('FORM-07 the whole is exactly what is outstanding', () => {
    expect(checkPayment({ amount: 100, outstanding: 100, whole: true }).ok).toBe(true)
    expect(checkPayment({ amount: 99, outstanding: 100, whole: true })).toMatchObject({ code: 'payment.not_whole' })
    expect(checkPayment({ amount: 5, outstanding: 0, whole: true })).toMatchObject({ code: 'payment.nothing_due' })
    expect(checkPayment({ amount: 0, outstanding: 9, whole: false })).toMatchObject({ code: 'amount.not_positive' })
  })
  it('BIZ-05 a debt falls by what is paid and resolves at zero', () => {
    expect(applyDebtPayment({ owed: 100 }, 40)).toEqual({ ok: true, value: { owed: 60, resolved: false } })
    expect(applyDebtPayment({ owed: 60 }, 60)).toEqual({ ok: true, value: { owed: 0, resolved: true } })
    expect(applyDebtPayment({ owed: 60 }, 61)).toMatchObject({ code: 'debt.overpaid' })
    expect(applyDebtPayment({ owed: 0 }, 1)).toMatchObject({ code: 'debt.resolved' })
    for (const amount of [0, -1])
      expect(applyDebtPayment({ owed: 60 }, amount)).toMatchObject({ code: 'amount.not_positive' })
  })
  it('BIZ-05 payments, open debts and the rest make the total, whatever is tried', () => {
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
