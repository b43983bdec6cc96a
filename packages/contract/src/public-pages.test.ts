import { expect, test } from 'vitest'
import { isPageQueryKey, isPublicPath, normalizePagePath } from './public-pages.ts'
import { languagePath, PUBLIC_PATHS, SHOP_QUERY_KEYS, splitLanguagePath } from './public-paths.ts'
import { shopQuery } from './search.ts'

test('every filter of the shop is a key of its cached page', () => {
  const filters = Object.keys(shopQuery.def.shape)
  expect(filters.toSorted()).toEqual([...SHOP_QUERY_KEYS].toSorted())
  expect(filters.filter((key) => !isPageQueryKey(key, '/shop'))).toEqual([])
  expect(isPageQueryKey('lng', '/shop')).toBe(true)
  expect(isPageQueryKey('size', '/product/blush-hour')).toBe(true)
  expect(isPageQueryKey('userId', '/shop')).toBe(false)
  expect([isPageQueryKey('_routes', '/shop.data'), isPageQueryKey('_routes', '/shop')]).toEqual([true, false])
})

test.each([
  ...Object.values(PUBLIC_PATHS),
  '/product/7',
  '/product/7.data',
  '/category=roses',
  '/robots.txt',
  '/ar',
  '/en/shop',
])('%s is public', (path) => expect(isPublicPath(path)).toBe(true))

test.each([
  '/orders/1',
  '/admin',
  '/checkout',
  '/setting/1',
  '/shop/1',
  '/dashboard-user/1',
  '/ar/checkout',
  '/fr/shop',
])('%s is not public', (path) => expect(isPublicPath(path)).toBe(false))

test('WEB-02 a language path is built and split', () => {
  for (const path of [...Object.values(PUBLIC_PATHS), '/product/blush-hour', '/shop?category=roses'])
    expect(splitLanguagePath(languagePath('ar', path))).toEqual({ language: 'ar', path })
  for (const path of ['/', '/shop', '/arabian', '/en-gb/shop', '/AR/shop'])
    expect(splitLanguagePath(path)).toEqual({ language: null, path })
})

test.each([
  ['/Shop', '/shop'],
  ['/shop/', '/shop'],
  ['/AR', '/ar'],
  ['/ar/', '/ar'],
  ['/En/About//', '/en/about'],
  ['/ar/product/blush-hour/', '/ar/product/blush-hour'],
  ['/AR/nowhere', '/ar/nowhere'],
  ['/ar/admin/orders', '/admin/orders'],
  ['/en/dashboard-delivery/1/run', '/dashboard-delivery/1/run'],
  ['/ar/t/abc', '/t/abc'],
  ['/en/sitemap.xml', '/sitemap.xml'],
])('WEB-02 %s has one path: %s', (path, normal) => expect(normalizePagePath(path)).toBe(normal))

test.each([
  '/',
  '/ar',
  '/shop',
  '/_root.data',
  '/ar/shop.data',
  '/product/Blush-Hour',
  '//evil.example/',
  '/orders/A/',
  '/tulips',
])('%s stays as it is', (path) => expect(normalizePagePath(path)).toBe(path))
