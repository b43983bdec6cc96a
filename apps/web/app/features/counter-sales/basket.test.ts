import { expect, test } from 'vitest'
import { addFreeLine, addItem, EMPTY_BASKET, isEmpty, setFreeQuantity, setQuantity, toBasketBody } from './basket.ts'

const rose = { variantId: 7, sku: 'ROS-1', name: 'Rose', size: 'single', price: 10, onHand: 5, picture: null } as never

test('the same size twice is one line of two pieces, and quantity 0 removes it', () => {
  const two = addItem(addItem(EMPTY_BASKET, rose), rose)
  expect(toBasketBody(two)).toEqual({ lines: [{ variantId: 7, quantity: 2 }], freeLines: [] })
  expect(isEmpty(setQuantity(two, 7, 0))).toBe(true)
})

test('free-price lines stay apart, also with the same title', () => {
  const both = addFreeLine(addFreeLine(EMPTY_BASKET, { title: 'Bouquet', price: 300 }), {
    title: 'Bouquet',
    price: 250,
  })
  const changed = setFreeQuantity(setFreeQuantity(both, 1, 3), 2, 0)
  expect(toBasketBody(changed).freeLines).toEqual([{ title: 'Bouquet', price: 300, quantity: 3 }])
})

test('a discount code is sent without spaces, and only when given', () => {
  expect(toBasketBody({ ...EMPTY_BASKET, couponCode: ' SPRING ' })).toMatchObject({ couponCode: 'SPRING' })
  expect(toBasketBody({ ...EMPTY_BASKET, couponCode: '  ' })).not.toHaveProperty('couponCode')
})
