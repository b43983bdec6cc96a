import { expect, it } from 'vitest'
import { getRegistrationRole, hasPrimaryRole } from './roles.ts'

it('API-01 registration gives Shopper or Customer and no other role', () => {
  expect(getRegistrationRole('business')).toBe('Customer')
  for (const sent of ['Admin', 'ShippingEmployee', 'BranchManager', undefined, null, ['business'], {}])
    expect(getRegistrationRole(sent)).toBe('Shopper')
})

it('ROUTE-19 a guard compares the first role alone', () => {
  expect(hasPrimaryRole({ roles: ['Customer', 'Admin'] }, 'Customer')).toBe(true)
  expect(hasPrimaryRole({ roles: ['Customer', 'Admin'] }, 'Admin')).toBe(false)
  expect(hasPrimaryRole({ roles: ['Customer'] }, 'Customer', 'BranchManager')).toBe(true)
  expect(hasPrimaryRole({ roles: ['customer'] }, 'Customer')).toBe(false)
  expect(hasPrimaryRole({ roles: [] }, 'Customer')).toBe(false)
  expect(hasPrimaryRole({ roles: [] })).toBe(false)
})
