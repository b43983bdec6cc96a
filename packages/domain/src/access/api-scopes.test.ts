import { expect, test } from 'vitest'
import { API_SCOPES, findScope, getArea, isApiScope } from './api-scopes.ts'
import { PERMISSIONS } from './permissions.ts'

test('every scope is found by its permission, and no scope opens staff, settings, counter or workroom', () => {
  const found = PERMISSIONS.flatMap((needs) => [findScope(needs, false), findScope(needs, true)])
  expect(found.filter((scope) => scope !== null)).toEqual(expect.arrayContaining([...API_SCOPES]))
  for (const needs of ['people', 'settings', 'counter', 'workroom', 'items', undefined] as const)
    expect(findScope(needs, false) ?? findScope(needs, true)).toBeNull()
})

test('a scope names its permission', () => {
  expect(API_SCOPES).toHaveLength(12)
  for (const scope of API_SCOPES) expect(findScope(getArea(scope), scope.endsWith(':write'))).toBe(scope)
  expect(['orders:read', 'orders', 'orders:', 'people:read', 'ORDERS:READ', ''].filter(isApiScope)).toEqual([
    'orders:read',
  ])
})
