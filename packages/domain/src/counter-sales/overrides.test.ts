import { expect, test } from 'vitest'
import { isPermission } from '../access/permissions.ts'
import { listOverrides, OVERRIDE_PERMISSIONS } from './overrides.ts'

test('DESK-01 a fee of zero is an override, a switch that is off is none', () => {
  expect(listOverrides({ deliveryFee: 0, discount: undefined, isAfterCutoff: false, isOverCapacity: true })).toEqual([
    'deliveryFee',
    'isOverCapacity',
  ])
  expect(listOverrides({})).toEqual([])
})

test('DESK-01 each override has a permission of its own', () => {
  const permissions = Object.values(OVERRIDE_PERMISSIONS)
  expect(new Set(permissions).size).toBe(permissions.length)
  expect(permissions.every(isPermission)).toBe(true)
})
