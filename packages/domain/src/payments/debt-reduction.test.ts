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
