import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canGrantPermissions, hasPermission, isPermission, listPermissions, PERMISSIONS } from './permissions.ts'

const some = fc.option(fc.subarray([...PERMISSIONS]), { nil: null })

test('ADMIN-03 null means all permissions, a list only those listed', () => {
  for (const one of PERMISSIONS) {
    expect(hasPermission(null, one)).toBe(true)
    expect(hasPermission([one], one)).toBe(true)
    expect(
      hasPermission(
        PERMISSIONS.filter((other) => other !== one),
        one,
      ),
    ).toBe(false)
  }
  expect(isPermission('people')).toBe(true)
  expect(isPermission('everything')).toBe(false)
})

test('ADMIN-03 granted permissions are a subset of the granter’s', () => {
  fc.assert(
    fc.property(some, some, (own, given) => {
      const widens = PERMISSIONS.some((one) => hasPermission(given, one) && !hasPermission(own, one))
      // A list of all permissions is not the same as null.
      expect(canGrantPermissions(own, given)).toBe(!widens && (own === null || given !== null))
    }),
  )
})

test('ADMIN-03 permissions granted further are a subset too', () => {
  fc.assert(
    fc.property(some, some, some, (first, second, third) => {
      if (canGrantPermissions(first, second) && canGrantPermissions(second, third))
        expect(canGrantPermissions(first, third)).toBe(true)
    }),
  )
})

test('ADMIN-03 a driver has orders and refunds, an Admin the assigned permissions', () => {
  expect(listPermissions({ role: 'ShippingEmployee', permissions: null })).toEqual(['orders', 'refunds'])
  expect(listPermissions({ role: 'Admin', permissions: ['people'] })).toEqual(['people'])
  expect(listPermissions({ role: 'Admin', permissions: null })).toBeNull()
})
