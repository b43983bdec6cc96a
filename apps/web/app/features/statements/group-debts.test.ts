import type { Debt } from '@warda/contract/receivables'
import { toRiyals } from '@warda/domain/money'
import { describe, expect, it } from 'vitest'
import { groupDebts, sumOwed } from './group-debts.ts'

const debt = (
  id: number,
  orderId: string,
  dueDate: string,
  amountOwed: number,
  overrides: Partial<Debt> = {},
): Debt => ({
  id,
  orderId,
  orderNumber: orderId.toUpperCase(),
  amountOwed: toRiyals(amountOwed),
  originalAmount: toRiyals(amountOwed),
  createdAt: '2026-10-01T09:00:00Z',
  dueDate,
  isOverdue: false,
  isResolved: false,
  ...overrides,
})

describe('open debts', () => {
  const orders = groupDebts([
    debt(1, 'b', '2026-12-15', 33.34),
    debt(2, 'a', '2026-11-01', 0.1, { isOverdue: true }),
    debt(3, 'b', '2026-11-15', 33.33),
    debt(4, 'a', '2026-12-01', 0.2),
    debt(5, 'c', '2026-01-01', 50, { isResolved: true, amountOwed: toRiyals(0) }),
  ])
  it('are grouped by order, earliest due first, without resolved debts', () => {
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual(['A', 'B'])
    expect(orders[1]?.dues.map(({ id }) => id)).toEqual([3, 1])
    expect(orders.map(({ isOverdue }) => isOverdue)).toEqual([true, false])
  })
  it('have exact sums in halalas', () => {
    expect(orders.map(({ owed }) => owed)).toEqual([0.3, 66.67])
    expect(sumOwed(orders, new Set(['a', 'b']))).toBe(66.97)
    expect(sumOwed(orders, new Set())).toBe(0)
  })
})
