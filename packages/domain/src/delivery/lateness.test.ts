import { expect, test } from 'vitest'
import { riyadhInstant } from '../time/riyadh-time.ts'
import { isLate } from './lateness.ts'

const order = { state: 'preparing', agreed: true, deliveryDate: '2026-11-30', deliverySlot: '11:00-13:00' } as const
const end = riyadhInstant('2026-11-30', 13 * 60)

test('ADMIN-02 an order is late from the end of its window on, while it is on the board and not delivered', () => {
  expect(isLate(order, end - 1)).toBe(false)
  expect(isLate(order, end)).toBe(true)
  expect(isLate({ ...order, state: 'outForDelivery' }, end)).toBe(true)
  expect(isLate({ ...order, state: 'delivered' }, end)).toBe(false)
  expect(isLate({ ...order, state: 'cancelled' }, end)).toBe(false)
  expect(isLate({ ...order, state: 'placed', agreed: false }, end)).toBe(false)
})
