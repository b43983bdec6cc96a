import { expect, test } from 'vitest'
import { checkRemoval, checkReplacement, type OrderLine } from './substitution.ts'

const rose: OrderLine = { variantId: 1, quantity: 2, unitPrice: 10_000, value: 18_000, isRemoved: false }
const tulip: OrderLine = { ...rose, variantId: 2 }
const lily = { variantId: 3, price: 10_000, onHand: 2, published: true }

test('AGREE-18 a line is replaced by a product in stock of at least its value', () => {
  expect(checkReplacement([rose, tulip], 1, lily)).toEqual({ ok: true, value: rose })
  expect(checkReplacement([rose], 1, { ...lily, price: 9_999 })).toMatchObject({
    code: 'order.substitute_cheaper',
    values: { value: 10_000 },
  })
  expect(checkReplacement([rose], 1, { ...lily, onHand: 1 })).toMatchObject({ code: 'order.substitute_unavailable' })
  expect(checkReplacement([rose], 1, { ...lily, published: false })).toMatchObject({
    code: 'order.substitute_unavailable',
  })
  expect(checkReplacement([rose, tulip], 1, { ...lily, variantId: 2 })).toMatchObject({
    code: 'order.substitute_in_order',
  })
  expect(checkReplacement([{ ...rose, isRemoved: true }], 1, lily)).toMatchObject({ code: 'order.line_gone' })
})

test('AGREE-18 a line is taken off once, and the last one cannot be taken off', () => {
  expect(checkRemoval([rose, tulip], 1)).toEqual({ ok: true, value: rose })
  expect(checkRemoval([rose], 1)).toMatchObject({ code: 'order.last_line' })
  expect(checkRemoval([rose, { ...tulip, isRemoved: true }], 1)).toMatchObject({ code: 'order.last_line' })
  expect(checkRemoval([{ ...rose, isRemoved: true }, tulip], 1)).toMatchObject({ code: 'order.line_gone' })
})
