import { describe, expect, it } from 'vitest'
import { isRole, primaryRole, registeredRole } from './roles.ts'

describe('roles', () => {
  it('ROUTE-19 only the first counts', () => {
    expect(primaryRole(['Shopper', 'Admin'])).toBe('Shopper')
    expect(primaryRole(['nobody', 'Admin'])).toBeNull()
    expect(primaryRole([])).toBeNull()
  })
  it('ROUTE-19 names are exact', () => {
    expect(['Admin', 'admin', 'ADMIN', '', 'constructor'].filter(isRole)).toEqual(['Admin'])
  })
  it('API-01 registration gives Shopper or Customer and nothing else', () => {
    expect(registeredRole('business')).toBe('Customer')
    for (const sent of ['Admin', 'ShippingEmployee', 'BranchManager', undefined, null, ['business'], {}])
      expect(registeredRole(sent)).toBe('Shopper')
  })
})
