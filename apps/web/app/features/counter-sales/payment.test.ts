import { expect, test } from 'vitest'
import { calculateCash, NO_PAYMENT, toPaymentsBody } from './payment.ts'

test('one way pays the total; cash shows the change of what was received', () => {
  const payment = { ...NO_PAYMENT, received: '٢٠٠' }
  expect(calculateCash(payment, 115)).toEqual({ cash: 11_500, rest: 0, change: 8_500 })
  expect(toPaymentsBody(payment, 115)).toEqual([{ method: 'cash', amount: 115, received: '٢٠٠' }])
  expect(toPaymentsBody({ ...NO_PAYMENT, way: 'card' }, 115)).toEqual([{ method: 'card', amount: 115 }])
  expect(toPaymentsBody(NO_PAYMENT, 0)).toEqual([])
})

test('a split leaves a rest until its parts are the total', () => {
  const amounts = { cash: '100', card: '15', transfer: '' }
  const payment = { ...NO_PAYMENT, way: 'split' as const, amounts, references: { card: 'T-1', transfer: '' } }
  expect(calculateCash(payment, 130)).toEqual({ cash: 10_000, rest: 1_500, change: 0 })
  expect(toPaymentsBody(payment, 115)).toEqual([
    { method: 'cash', amount: 100 },
    { method: 'card', amount: 15, reference: 'T-1' },
  ])
})
