import { expect, it } from 'vitest'
import { registeredRole } from './roles.ts'

it('API-01 registration gives Shopper or Customer and no other role', () => {
  expect(registeredRole('business')).toBe('Customer')
  for (const sent of ['Admin', 'ShippingEmployee', 'BranchManager', undefined, null, ['business'], {}])
    expect(registeredRole(sent)).toBe('Shopper')
})
