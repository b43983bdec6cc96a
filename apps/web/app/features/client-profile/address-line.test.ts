import { expect, it } from 'vitest'
import { addressLine } from './address-line.ts'

it('CLIENT-01 formats the address when it is set', () => {
  expect(addressLine(null)).toBeNull()
  expect(
    addressLine({
      street: 'King Fahd Rd',
      buildingNumber: '7421',
      district: 'Al Olaya',
      city: 'Riyadh',
      postalCode: '12212',
    }),
  ).toBe('7421 King Fahd Rd · Al Olaya · Riyadh 12212')
})
