import { expect, test } from 'vitest'
import { riyadhInstant } from '../time/riyadh-time.ts'
import { isLate } from './lateness.ts'

const order = {
  state: 'preparing',
  agreed: true,
  deliveryDate: '2026-11-30',
  deliverySlot: '11:00-13:00',
  addressWanted: false,
} as const
const end = riyadhInstant('2026-11-30', 13 * 60)

test('ADMIN-02 an order is late from the end of its slot on, while it is on the board and not delivered', () => {
  expect(isLate(order, end - 1)).toBe(false)
  expect(isLate(order, end)).toBe(true)
  expect(isLate({ ...order, addressWanted: true }, end)).toBe(false)
  expect(isLate({ ...order, state: 'outForDelivery' }, end)).toBe(true)
  expect(isLate({ ...order, state: 'delivered' }, end)).toBe(false)
  expect(isLate({ ...order, state: 'cancelled' }, end)).toBe(false)
  expect(isLate({ ...order, state: 'placed', agreed: false }, end)).toBe(false)
})

test('ADMIN-02 an order without a known end of its slot is not late', () => {
  for (const deliverySlot of ['', 'morning', '11:00-13:00 or later'])
    expect(isLate({ ...order, deliverySlot }, end + 86_400_000)).toBe(false)
  for (const deliveryDate of ['', '2026-02-30'])
    expect(isLate({ ...order, deliveryDate }, end + 86_400_000)).toBe(false)
})
