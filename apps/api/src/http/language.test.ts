import { expect, test } from 'vitest'
import { detectApiLanguage, detectPageLanguage } from './language.ts'

test('LANG-03 an API request uses the first supported language of its header', () => {
  const cases: [string | undefined, string][] = [
    [undefined, 'en'],
    ['', 'en'],
    ['ar', 'ar'],
    ['AR-sa', 'ar'],
    ['fr;q=0.9, ar;q=0.8, en;q=0.7', 'ar'],
    ['en;q=0, ar;q=0.1', 'ar'],
    ['en, ar', 'en'],
    ['*', 'en'],
    [';;;q=,,', 'en'],
    [`${'x,'.repeat(400)}ar`, 'en'],
  ]
  for (const [header, language] of cases) expect([header, detectApiLanguage(header)]).toEqual([header, language])
})

const detect = (path: string, cookie?: string, acceptLanguage?: string) =>
  detectPageLanguage(new URL(path, 'https://shop.example'), { cookie, acceptLanguage })

test('LANG-01 a page uses the language of the cookie, then of the query, then of the browser', () => {
  expect(detect('/orders/1?lng=en', 'ar', 'en')).toEqual({ language: 'ar', isNamed: false })
  expect(detect('/orders/1?lng=ar', undefined, 'en').language).toBe('ar')
  expect(detect('/orders/1?lng=../ar', 'xx', 'ar;q=0.3').language).toBe('ar')
  expect(detect('/orders/1').language).toBe('en')
})

test('WEB-02 a language path decides the language of a page and of its navigation data for everybody', () => {
  for (const path of ['/en', '/en/shop', '/en/product/1?lng=ar', '/en/product/1.data', '/en/checkout'])
    expect(detect(path, 'ar', 'ar')).toEqual({ language: 'en', isNamed: true })
  for (const path of ['/english', '/EN/shop', '/shop/en', '/product/1?lng=en'])
    expect(detect(path, 'ar')).toEqual({ language: 'ar', isNamed: false })
})
