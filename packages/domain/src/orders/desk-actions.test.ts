import { expect, test } from 'vitest'
import { deskActions, mayEdit } from './desk-actions.ts'
import { ORDER_STATES } from './order-states.ts'

const order = { state: 'preparing', agreed: true, paid: 5000, outstanding: 7500 } as const

test('ADMIN-02 an owner has all actions on an order in preparation, other staff those of their permissions', () => {
  expect(deskActions(order, null)).toEqual(['edit', 'ready', 'cancel', 'credit', 'pay', 'invoice'])
  expect(deskActions(order, ['orders'])).toEqual(['edit', 'ready', 'invoice'])
  expect(deskActions(order, ['refunds'])).toEqual(['cancel', 'credit', 'pay'])
  expect(deskActions(order, ['catalogue'])).toEqual([])
})

test('ADMIN-02 an order can be edited until dispatch', () => {
  expect(ORDER_STATES.filter((state) => mayEdit(state).ok)).toEqual(['placed', 'preparing', 'ready'])
  expect(mayEdit('ready')).toEqual({ ok: true, value: true })
  expect(mayEdit('outForDelivery')).toMatchObject({ code: 'order.already_left' })
  expect(mayEdit('cancelled')).toMatchObject({ code: 'order.cancelled' })
})

test('ADMIN-02 a paid order has no pay action, a cancelled order no actions', () => {
  expect(deskActions({ ...order, paid: 12500, outstanding: 0, state: 'delivered' }, null)).toEqual([
    'credit',
    'invoice',
  ])
  expect(deskActions({ ...order, paid: 0, outstanding: 0 }, null)).toEqual(['edit', 'ready', 'cancel'])
  expect(deskActions({ ...order, state: 'cancelled', paid: 0, outstanding: 0 }, null)).toEqual([])
  expect(deskActions({ ...order, state: 'placed', agreed: false, paid: 0 }, null)).toEqual(['edit', 'cancel'])
})
