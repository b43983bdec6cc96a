import { PERMISSIONS } from '@warda/domain/access/permissions'
import { expect, test } from 'vitest'
import { adminPaths } from '../../admin-paths.ts'
import { canOpen, listNavigationItems } from './navigation.ts'

/** Permissions for actions on pages that another permission opens. */
const ACTIONS: readonly string[] = ['items', 'overrideFee', 'overrideDiscount', 'overrideCutoff', 'overrideCapacity']

test('ADMIN-03 the menu contains only allowed pages, and each permission for pages allows one', () => {
  expect(listNavigationItems(null).length).toBe(listNavigationItems(PERMISSIONS).length)
  for (const one of PERMISSIONS) {
    const places = listNavigationItems([one])
    expect([one, places.length > 0]).toEqual([one, !ACTIONS.includes(one)])
    for (const { to } of places) expect(canOpen(to, [one])).toBe(true)
  }
  expect(listNavigationItems([])).toEqual([])
})

test('ADMIN-03 a subpage needs the permission of its page', () => {
  expect(canOpen(adminPaths.order('x'), ['orders'])).toBe(true)
  expect(canOpen(adminPaths.order('x'), ['catalogue'])).toBe(false)
  expect(canOpen(adminPaths.newProduct, ['orders'])).toBe(false)
  expect(canOpen(adminPaths.overview, ['orders'])).toBe(false)
  expect(canOpen(adminPaths.statement({ clientId: 1, userId: null }).split('?')[0] ?? '', ['orders'])).toBe(false)
  expect(canOpen(adminPaths.staff, null)).toBe(true)
})
