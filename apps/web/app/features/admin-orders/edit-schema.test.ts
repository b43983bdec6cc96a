import { expect, it } from 'vitest'
import { editSchema, getOrderChange, getQuotableChange, toEditValues } from './edit-schema.ts'
import type { AdminOrderView } from './order-present.ts'

const order = {
  branch: null,
  recipient: { fullName: 'Noura Salem', phoneNumber: '0551234567' },
  address: { line: 'King Fahd Road 12', district: 'Olaya', city: 'Riyadh' },
  addressNote: 'Second floor',
  latitude: 24.7,
  longitude: 46.7,
  deliveryDate: '2026-12-01',
  deliverySlot: '09:00-11:00',
  cardMessage: null,
  shopNote: '',
} as unknown as AdminOrderView

it('ADMIN-02 an edit sends only the changed fields', () => {
  const values = toEditValues(order)
  expect(getOrderChange(order, values)).toEqual({})
  expect(getOrderChange(order, { ...values, deliverySlot: '13:00-15:00' })).toEqual({
    deliveryDate: '2026-12-01',
    deliverySlot: '13:00-15:00',
  })
  expect(getOrderChange(order, { ...values, shopNote: 'No lilies' })).toEqual({ shopNote: 'No lilies' })
})

it('ADMIN-02 the coordinates stay while only the address note changes, and are dropped with the address', () => {
  const values = toEditValues(order)
  const noted = getOrderChange(order, { ...values, deliveryAddress: { ...values.deliveryAddress, note: 'Ring twice' } })
  expect(noted.deliveryAddress).toMatchObject({ note: 'Ring twice', latitude: 24.7, longitude: 46.7 })
  const moved = getOrderChange(order, {
    ...values,
    deliveryAddress: { ...values.deliveryAddress, line: 'Tahlia Street 4' },
  })
  expect(moved.deliveryAddress).not.toHaveProperty('latitude')
})

it('ADMIN-02 an unchanged address in the form is no change', () => {
  const values = { ...toEditValues(order), cardMessage: 'For Huda' }
  // The form sends an empty string for an empty field.
  const typed = { ...values, deliveryAddress: { ...values.deliveryAddress, shortAddress: '' } }
  expect(getOrderChange(order, editSchema(true).parse(typed))).toEqual({ cardMessage: 'For Huda' })
  const noted = { ...typed, deliveryAddress: { ...typed.deliveryAddress, note: 'Third floor' } }
  const { deliveryAddress } = getOrderChange(order, editSchema(true).parse(noted))
  expect(deliveryAddress).toMatchObject({ note: 'Third floor', latitude: order.latitude, longitude: order.longitude })
})

it('ADMIN-02 a place that the desk removes is removed', () => {
  const values = toEditValues(order)
  const removed = { ...values.deliveryAddress, latitude: undefined, longitude: undefined }
  const change = getOrderChange(order, { ...values, deliveryAddress: removed })
  expect(change.deliveryAddress).toEqual({
    line: 'King Fahd Road 12',
    district: 'Olaya',
    city: 'Riyadh',
    note: 'Second floor',
  })
})

it('ADMIN-02 an order of a branch keeps the address of the branch', () => {
  const branch = { ...order, branch: { id: 1, branchName: 'Olaya', address: 'x', clientId: 3 } } as AdminOrderView
  const values = toEditValues(branch)
  const change = getOrderChange(branch, {
    ...values,
    deliveryAddress: { ...values.deliveryAddress, line: 'elsewhere' },
  })
  expect(change).toEqual({})
})

it('ADMIN-02 another place is sent with the address, and an incomplete address is not quoted', () => {
  const initial = toEditValues(order)
  const deliveryAddress = { ...initial.deliveryAddress, latitude: 24.9, longitude: 46.6 }
  const values = { ...initial, deliveryAddress }
  const change = getOrderChange(order, values)
  expect(change.deliveryAddress).toMatchObject({ line: 'King Fahd Road 12', latitude: 24.9, longitude: 46.6 })
  expect(getQuotableChange(change)).toEqual({ deliveryAddress: change.deliveryAddress })
  expect(getQuotableChange(getOrderChange(order, toEditValues(order)))).toBeNull()
  const incomplete = { ...values, deliverySlot: '', deliveryAddress: { ...values.deliveryAddress, line: '' } }
  expect(getQuotableChange(getOrderChange(order, incomplete))).toBeNull()
})
