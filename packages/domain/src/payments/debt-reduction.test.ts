import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumHalalas } from '../money.ts'
import { planDebtReduction } from './debt-reduction.ts'

it('BIZ-05 reduces the oldest debt first, only by the excess', () => {
  const debts = [
    { id: 1, remaining: 30 },
    { id: 2, remaining: 50 },
  ]
  expect(planDebtReduction(debts, 80)).toEqual([])
  expect(planDebtReduction(debts, 100)).toEqual([])
  expect(planDebtReduction(debts, 60)).toEqual([{ id: 1, amount: 20 }])
  expect(planDebtReduction(debts, 45)).toEqual([
    { id: 1, amount: 30 },
    { id: 2, amount: 5 },
  ])
  expect(planDebtReduction(debts, 0)).toEqual([
    { id: 1, amount: 30 },
    { id: 2, amount: 50 },
  ])
})

it('P4 no debt is below zero, and the sum is at most the outstanding amount', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e9 })), fc.nat(2e9), (amounts, outstanding) => {
      const debts = amounts.map((remaining, id) => ({ id, remaining }))
      const covered = planDebtReduction(debts, outstanding)
      const before = sumHalalas(amounts)
      const after = before - sumHalalas(covered.map(({ amount }) => amount))
      return after === Math.min(before, outstanding) && covered.every(({ id, amount }) => amount <= (amounts[id] ?? 0))
    }),
  )
})

it('AGREE-09 reduces the debts that were paid first, then the oldest by the excess', () => {
  const debts = [
    { id: 1, remaining: 30 },
    { id: 2, remaining: 50 },
    { id: 3, remaining: 20 },
  ]
  expect(planDebtReduction(debts, 50, { debtIds: [2], amount: 50 })).toEqual([{ id: 2, amount: 50 }])
  // 40 more are outstanding without a debt, which a payment of a debt does not reduce.
  expect(planDebtReduction(debts, 90, { debtIds: [2], amount: 50 })).toEqual([{ id: 2, amount: 50 }])
  expect(planDebtReduction(debts, 30, { debtIds: [3], amount: 70 })).toEqual([
    { id: 1, amount: 30 },
    { id: 2, amount: 20 },
    { id: 3, amount: 20 },
  ])
  expect(planDebtReduction(debts, 95, { debtIds: [7], amount: 5 })).toEqual([{ id: 1, amount: 5 }])
})

it('AGREE-09 P4 after any payment of debts, the open ones never exceed what is owed', () => {
  const debt = fc.record({ remaining: fc.integer({ min: 1, max: 1_000 }), chosen: fc.boolean() })
  fc.assert(
    fc.property(fc.array(debt, { maxLength: 6 }), fc.nat(1_000), fc.nat(7_000), (list, unscheduled, amount) => {
      const debts = list.map(({ remaining }, id) => ({ id, remaining }))
      const before = sumHalalas(debts.map(({ remaining }) => remaining)) + unscheduled
      const applied = Math.min(amount, before)
      const debtIds = list.flatMap(({ chosen }, id) => (chosen ? [id] : []))
      const reductions = planDebtReduction(debts, before - applied, { debtIds, amount: applied })
      const open = debts.map(
        ({ id, remaining }) => remaining - (reductions.find((each) => each.id === id)?.amount ?? 0),
      )
      expect(Math.min(0, ...open)).toBe(0)
      expect(sumHalalas(open)).toBeLessThanOrEqual(before - applied)
      expect(sumHalalas(reductions.map((each) => each.amount))).toBeLessThanOrEqual(applied)
    }),
  )
})
