import { expect, test } from 'vitest'
import { findChange, toChangeValues } from './change-schema.ts'
import type { OwnOrder } from './use-order-changes.ts'

const order: OwnOrder = {
  id: 'a',
  orderNumber: '10001',
  recipient: { fullName: 'Noura Saleh', phoneNumber: '0551112233' },
  address: { line: 'King Fahd Road 12', district: '', city: 'Riyadh', note: '' },
  branch: null,
  deliveryDate: '2026-11-30',
  deliverySlot: '11:00-13:00',
  cardMessage: null,
  addressWantedUntil: null,
}

test('AGREE-06 the form sends only the fields that the buyer changed', () => {
  const values = toChangeValues(order)
  expect(findChange(order, values)).toEqual({})
  expect(findChange(order, { ...values, cardMessage: 'With love' })).toEqual({ cardMessage: 'With love' })
  expect(findChange(order, { ...values, deliverySlot: '13:00-15:00' })).toEqual({
    deliveryDate: '2026-11-30',
    deliverySlot: '13:00-15:00',
  })
  const deliveryAddress = { ...values.deliveryAddress, line: 'Olaya Street 5' }
  expect(findChange(order, { ...values, deliveryAddress })).toEqual({ deliveryAddress })
  const branch = { id: 1, branchName: 'Olaya', address: 'Olaya Street', clientId: 1 }
  expect(findChange({ ...order, branch }, { ...values, deliveryAddress })).toEqual({})
})
