import { expect, it } from 'vitest'
import { isOverdue, selectOverdue } from './overdue.ts'

const TODAY = '2026-11-29'

it('AGREE-08 overdue is before today', () => {
  const days = ['2026-11-28', TODAY, '2026-11-30', null]
  expect(days.map((due) => isOverdue(due, TODAY))).toEqual([true, false, false, false])
})

it('AGREE-09 selects overdue debts, and the amount without a debt of an order delivered before today', () => {
  const debts = [
    { id: 1, remaining: 30, dueDate: '2026-10-29' },
    { id: 2, remaining: 30, dueDate: TODAY },
    { id: 3, remaining: 40, dueDate: '2026-12-29' },
  ]
  const order = { debts, outstanding: 125, delivered: null }
  expect(selectOverdue(order, TODAY)).toEqual({ amount: 30, debtIds: [1] })
  expect(selectOverdue({ ...order, delivered: TODAY }, TODAY)).toEqual({ amount: 30, debtIds: [1] })
  expect(selectOverdue({ ...order, delivered: '2026-11-28' }, TODAY)).toEqual({ amount: 55, debtIds: [1] })
  expect(selectOverdue({ ...order, debts: [], delivered: '2026-11-28' }, TODAY)).toEqual({ amount: 125, debtIds: [] })
})
