import type { Debt } from '@warda/contract/receivables'
import { toRiyals } from '@warda/domain/money'
import { describe, expect, it } from 'vitest'
import { listOpenDebts, sumDebts } from './open-instalments.ts'

const debt = (id: number, dueDate: string, amountOwed: number, overrides: Partial<Debt> = {}): Debt => ({
  id,
  orderId: 'a',
  purchaseOrder: null,
  branch: null,
  orderNumber: 'A',
  amountOwed: toRiyals(amountOwed),
  originalAmount: toRiyals(amountOwed),
  createdAt: '2026-10-01T09:00:00Z',
  dueDate,
  isOverdue: false,
  isResolved: false,
  resolution: null,
  settled: null,
  ...overrides,
})

describe('open debts', () => {
  const open = listOpenDebts([
    debt(1, '2026-12-15', 33.34),
    debt(2, '2026-11-01', 0.1, { isOverdue: true }),
    debt(3, '2026-11-15', 33.33),
    debt(4, '2026-11-01', 0.2),
    debt(5, '2026-01-01', 0, { isResolved: true, resolution: 'replaced' }),
  ])
  it('AGREE-09 are listed one by one, earliest due first, without resolved ones', () => {
    expect(open.map(({ id }) => id)).toEqual([2, 4, 3, 1])
  })
  it('have an exact sum in halalas', () => {
    expect(sumDebts(open)).toBe(66.97)
    expect(sumDebts([])).toBe(0)
  })
})
