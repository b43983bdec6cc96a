import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canGrantPermissions, hasPermission, isPermission, PERMISSIONS, permissionsOf } from './permissions.ts'

const some = fc.option(fc.subarray([...PERMISSIONS]), { nil: null })

test('ADMIN-03 null is everything, a list is what it says', () => {
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

test('ADMIN-03 whoever is given something can do nothing that the giver can’t', () => {
  fc.assert(
    fc.property(some, some, (own, given) => {
      const widens = PERMISSIONS.some((one) => hasPermission(given, one) && !hasPermission(own, one))
      // A list of everything is still no owner's place.
      expect(canGrantPermissions(own, given)).toBe(!widens && (own === null || given !== null))
    }),
  )
})

test('ADMIN-03 giving on what was given reaches no further', () => {
  fc.assert(
    fc.property(some, some, some, (first, second, third) => {
      if (canGrantPermissions(first, second) && canGrantPermissions(second, third))
        expect(canGrantPermissions(first, third)).toBe(true)
    }),
  )
})

test('ADMIN-03 a driver’s work is orders and money given back; an Admin’s is what they were given', () => {
  expect(permissionsOf({ role: 'ShippingEmployee', permissions: null })).toEqual(['orders', 'refunds'])
  expect(permissionsOf({ role: 'Admin', permissions: ['people'] })).toEqual(['people'])
  expect(permissionsOf({ role: 'Admin', permissions: null })).toBeNull()
})
