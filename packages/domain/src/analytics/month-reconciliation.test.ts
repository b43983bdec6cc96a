import { expect, test } from 'vitest'
import { reconcileMonth } from './month-reconciliation.ts'

const NOTHING = { revenue: 0, revenueBefore: 0, invoices: 0, debitNotes: 0, creditNotes: 0, documentsBefore: 0 }

test.each([
  ['nothing was sold', {}, { openBefore: 0, openAfter: 0, documents: 0 }],
  ['an order was sold and not invoiced', { revenue: 10_000 }, { openAfter: 10_000, documents: 0 }],
  [
    'an order of the month before was invoiced',
    { revenueBefore: 10_000, invoices: 10_000 },
    { openBefore: 10_000, openAfter: 0 },
  ],
  [
    'a credit note followed in the next month',
    { revenueBefore: 7_000, documentsBefore: 10_000, creditNotes: 3_000 },
    { openBefore: -3_000, openAfter: 0, documents: -3_000 },
  ],
  ['a debit note was issued', { revenue: 1_500, debitNotes: 1_500 }, { openAfter: 0, documents: 1_500 }],
] as const)('DESK-06 revenue explains the tax documents of a month in which %s', (_name, sums, expected) => {
  const month = { ...NOTHING, ...sums }
  const result = reconcileMonth(month)
  expect(result).toMatchObject(expected)
  expect(month.revenue + result.openBefore - result.openAfter).toBe(result.documents)
})
