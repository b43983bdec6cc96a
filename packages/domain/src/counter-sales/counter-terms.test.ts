import { expect, test } from 'vitest'
import { checkCounterTerms } from './counter-terms.ts'

const paidNow = { terms: 'cash', isPaidLater: false, isTakenAlong: true, isKnown: false, hasPayments: true } as const

test.each([
  [{}],
  [{ hasPayments: false }],
  [{ isPaidLater: true, isTakenAlong: false, isKnown: true, hasPayments: false }],
  [{ terms: 'online', isTakenAlong: false, isKnown: true, hasPayments: false }],
  [{ terms: 'monthly', isKnown: true, hasPayments: false }],
  [{ terms: 'postponed', isTakenAlong: false, isKnown: true, hasPayments: false }],
] as const)('DESK-01 a sale is accepted with %j', (changed) => {
  expect(checkCounterTerms({ ...paidNow, ...changed })).toEqual({ ok: true, value: null })
})

test.each([
  [{ isPaidLater: true, isTakenAlong: false, isKnown: true }, 'counter_sale.not_paid_now', 'payments'],
  [{ terms: 'online', isTakenAlong: false, isKnown: true }, 'counter_sale.not_paid_now', 'payments'],
  [{ terms: 'monthly', isKnown: true }, 'counter_sale.not_paid_now', 'payments'],
  [{ isPaidLater: true, isKnown: true, hasPayments: false }, 'counter_sale.paid_later_at_once', 'paymentTerms'],
  [{ terms: 'online', isKnown: true, hasPayments: false }, 'counter_sale.paid_later_at_once', 'paymentTerms'],
  [{ isPaidLater: true, isTakenAlong: false, hasPayments: false }, 'counter_sale.customer_required', 'customer'],
  [{ terms: 'monthly', hasPayments: false }, 'counter_sale.customer_required', 'customer'],
] as const)('DESK-01 a sale is refused with %j: %s', (changed, code, field) => {
  expect(checkCounterTerms({ ...paidNow, ...changed })).toEqual({ ok: false, code, field })
})
