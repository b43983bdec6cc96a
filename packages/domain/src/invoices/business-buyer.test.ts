import { expect, test } from 'vitest'
import { missingAddressFields, validNumbers, waitsForAddress } from './business-buyer.ts'

const ADDRESS = { street: 'Tahlia', buildingNumber: '1234', district: 'Olaya', city: 'Riyadh', postalCode: '12243' }
const NONE = { street: '', buildingNumber: '', district: '', city: '', postalCode: '' }
const CLIENT = { ...NONE, vatNumber: '399999999900003', registerNumber: null }
const ORDER = { state: 'delivered', agreed: true, total: 10_000, paid: 0, due: 10_000 } as const

test('ZATCA-06 every missing or malformed part of an address is returned', () => {
  expect(missingAddressFields(ADDRESS)).toEqual([])
  expect(missingAddressFields(NONE)).toEqual(['street', 'buildingNumber', 'district', 'city', 'postalCode'])
  const malformed = { ...ADDRESS, buildingNumber: '12345', postalCode: '1224', city: ' ' }
  expect(missingAddressFields(malformed)).toEqual(['buildingNumber', 'city', 'postalCode'])
})

test('ZATCA-06 only valid numbers are printed', () => {
  const valid = { vatNumber: '399999999900003', registerNumber: '4030000001' }
  expect(validNumbers(valid)).toEqual(valid)
  expect(validNumbers({ vatNumber: '123', registerNumber: '12' })).toEqual({ vatNumber: null, registerNumber: null })
  expect(validNumbers({ vatNumber: null, registerNumber: null })).toEqual({ vatNumber: null, registerNumber: null })
})

test('ZATCA-06 the invoice of a due order waits for the address of a business', () => {
  expect(waitsForAddress(ORDER, CLIENT)).toBe(true)
  expect(waitsForAddress(ORDER, { ...CLIENT, ...ADDRESS })).toBe(false)
  expect(waitsForAddress(ORDER, { ...CLIENT, vatNumber: '123' })).toBe(false)
  expect(waitsForAddress({ ...ORDER, state: 'preparing' }, CLIENT)).toBe(false)
  expect(waitsForAddress({ ...ORDER, state: 'preparing', paid: 1 }, CLIENT)).toBe(true)
  expect(waitsForAddress({ ...ORDER, due: 0 }, CLIENT)).toBe(false)
  expect(waitsForAddress({ ...ORDER, agreed: false }, CLIENT)).toBe(false)
})
