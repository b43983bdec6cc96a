import { expect, test } from 'vitest'
import { isPageQueryKey, isPublicPath } from './public-pages.ts'
import { PUBLIC_PATHS, SHOP_QUERY_KEYS } from './public-paths.ts'
import { shopQuery } from './search.ts'

test('every filter of the shop is a key of its cached page', () => {
  const filters = Object.keys(shopQuery.def.shape)
  expect(filters.toSorted()).toEqual([...SHOP_QUERY_KEYS].toSorted())
  expect(filters.filter((key) => !isPageQueryKey(key, '/shop'))).toEqual([])
  expect(isPageQueryKey('lng', '/shop')).toBe(true)
  expect(isPageQueryKey('userId', '/shop')).toBe(false)
  expect([isPageQueryKey('_routes', '/shop.data'), isPageQueryKey('_routes', '/shop')]).toEqual([true, false])
})

test.each([...Object.values(PUBLIC_PATHS), '/product/7', '/product/7.data', '/category=roses', '/robots.txt'])(
  '%s is public',
  (path) => expect(isPublicPath(path)).toBe(true),
)

test.each(['/orders/1', '/admin', '/checkout', '/setting/1', '/shop/1', '/dashboard-user/1'])(
  '%s is not public',
  (path) => expect(isPublicPath(path)).toBe(false),
)
