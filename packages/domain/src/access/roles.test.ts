import { expect, it } from 'vitest'
import { roleForRegistration } from './roles.ts'

it('API-01 registration gives Shopper or Customer and no other role', () => {
  expect(roleForRegistration('business')).toBe('Customer')
  for (const sent of ['Admin', 'ShippingEmployee', 'BranchManager', undefined, null, ['business'], {}])
    expect(roleForRegistration(sent)).toBe('Shopper')
})
