import { PERMISSIONS } from '@warda/domain/access/permissions'
import { expect, test } from 'vitest'
import { adminPaths } from '../../admin-paths.ts'
import { mayEnter, placesFor } from './navigation.ts'

test('ADMIN-03 everybody’s menu holds just the rooms that they may enter, and each permission opens one', () => {
  expect(placesFor(null).length).toBe(placesFor(PERMISSIONS).length)
  for (const one of PERMISSIONS) {
    const places = placesFor([one])
    expect(places.length).toBeGreaterThan(0)
    for (const { to } of places) expect(mayEnter(to, [one])).toBe(true)
  }
  expect(placesFor([])).toEqual([])
})

test('ADMIN-03 a page inside a room is as open as the room', () => {
  expect(mayEnter(adminPaths.order('x'), ['orders'])).toBe(true)
  expect(mayEnter(adminPaths.order('x'), ['catalogue'])).toBe(false)
  expect(mayEnter(adminPaths.newProduct, ['orders'])).toBe(false)
  expect(mayEnter(adminPaths.overview, ['orders'])).toBe(false)
  expect(mayEnter(adminPaths.statement({ clientId: 1, userId: null }).split('?')[0] ?? '', ['orders'])).toBe(false)
  expect(mayEnter(adminPaths.staff, null)).toBe(true)
})
