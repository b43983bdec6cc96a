import { toRiyals } from '@warda/domain/money'
import { expect, test } from 'vitest'
import { amountToCollect } from './amount-to-collect.ts'
import { parseSheetRequest } from './sheet-request.ts'

const one = '018f2b1c-0000-7000-8000-000000000001'
const two = '018f2b1c-0000-7000-8000-000000000002'

test('the URL is parsed to unique order ids, and invalid values are ignored', () => {
  const search = new URLSearchParams({ orders: `${one},x,${two},${one}`, kind: 'card', paper: 'A5' })
  expect(parseSheetRequest(search)).toEqual({ orderIds: [one, two], kind: 'card', paper: 'A5' })
  expect(parseSheetRequest(new URLSearchParams('kind=7'))).toEqual({ orderIds: [], kind: 'worksheet', paper: 'A4' })
})

test('the driver collects the outstanding amount, and nothing of a postponed payment', () => {
  const order = { outstanding: toRiyals(80), isPostponed: false, paymentTerms: 'cash' } as const
  expect(amountToCollect(order)).toBe(80)
  expect(amountToCollect({ ...order, isPostponed: true })).toBe(0)
  expect(amountToCollect({ ...order, paymentTerms: 'monthly' })).toBe(0)
  expect(amountToCollect({ ...order, outstanding: toRiyals(0) })).toBe(0)
})
