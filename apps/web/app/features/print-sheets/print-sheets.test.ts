import { toRiyals } from '@warda/domain/money'
import { expect, test } from 'vitest'
import { askedSheets } from './requested-sheets.ts'
import { toCollect } from './to-collect.ts'

const one = '018f2b1c-0000-7000-8000-000000000001'
const two = '018f2b1c-0000-7000-8000-000000000002'

test('the address names orders once each, and anything else in it is left out', () => {
  const search = new URLSearchParams({ orders: `${one},x,${two},${one}`, kind: 'card', paper: 'A5' })
  expect(askedSheets(search)).toEqual({ orderIds: [one, two], kind: 'card', paper: 'A5' })
  expect(askedSheets(new URLSearchParams('kind=7'))).toEqual({ orderIds: [], kind: 'worksheet', paper: 'A4' })
})

test('the driver collects what is outstanding, and nothing that was put off', () => {
  const order = { outstanding: toRiyals(80), isPostponed: false, paymentTerms: 'cash' } as const
  expect(toCollect(order)).toBe(80)
  expect(toCollect({ ...order, isPostponed: true })).toBe(0)
  expect(toCollect({ ...order, paymentTerms: 'monthly' })).toBe(0)
  expect(toCollect({ ...order, outstanding: toRiyals(0) })).toBe(0)
})
