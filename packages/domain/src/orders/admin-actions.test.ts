import { expect, test } from 'vitest'
import { checkEdit, listAdminOrderActions } from './admin-actions.ts'
import { ORDER_STATES } from './order-states.ts'

const order = {
  state: 'preparing',
  agreed: true,
  paid: 5000,
  outstanding: 7500,
  workStarted: true,
  addressWanted: false,
} as const

test('ADMIN-02 an owner has all actions on an order in preparation, other staff those of their permissions', () => {
  expect(listAdminOrderActions(order, null)).toEqual(['edit', 'ready', 'cancel', 'credit', 'pay', 'invoice'])
  expect(listAdminOrderActions(order, ['orders'])).toEqual(['edit', 'ready', 'invoice'])
  expect(listAdminOrderActions(order, ['refunds'])).toEqual(['cancel', 'credit', 'pay'])
  expect(listAdminOrderActions(order, ['catalogue'])).toEqual([])
})

test('ADMIN-02 an order can be edited until dispatch', () => {
  expect(ORDER_STATES.filter((state) => checkEdit(state).ok)).toEqual(['placed', 'preparing', 'ready'])
  expect(checkEdit('ready')).toEqual({ ok: true, value: true })
  expect(checkEdit('outForDelivery')).toMatchObject({ code: 'order.already_left' })
  expect(checkEdit('cancelled')).toMatchObject({ code: 'order.cancelled' })
})

test('ADMIN-02 a paid order has no pay action, a cancelled order no actions', () => {
  expect(listAdminOrderActions({ ...order, paid: 12500, outstanding: 0, state: 'delivered' }, null)).toEqual([
    'credit',
    'invoice',
  ])
  expect(listAdminOrderActions({ ...order, paid: 0, outstanding: 0 }, null)).toEqual(['edit', 'ready', 'cancel'])
  expect(listAdminOrderActions({ ...order, state: 'cancelled', paid: 0, outstanding: 0 }, null)).toEqual([])
  expect(listAdminOrderActions({ ...order, state: 'placed', agreed: false, paid: 0 }, null)).toEqual(['edit', 'cancel'])
})

test('AGREE-06 work can be started once, on an order in preparation', () => {
  expect(listAdminOrderActions({ ...order, workStarted: false }, ['orders'])).toEqual([
    'edit',
    'start',
    'ready',
    'invoice',
  ])
  expect(listAdminOrderActions({ ...order, workStarted: false, state: 'ready' }, ['orders'])).not.toContain('start')
})

test('AGREE-03 an order that waits for its recipient’s address can be changed and cancelled, but work on it cannot start', () => {
  const waiting = { ...order, workStarted: false, addressWanted: true }
  expect(listAdminOrderActions(waiting, null)).toEqual(['edit', 'cancel', 'credit', 'pay', 'invoice'])
})
