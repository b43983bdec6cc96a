import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test.each([
  ['en', 'ltr', 'You’re offline', 'Try again'],
  ['ar', 'rtl', 'لا يوجد اتصال بالإنترنت', 'حاول مرة أخرى'],
] as const)(
  'WEB-01 the page without a network in %s needs no other file and is not indexed',
  async (language, direction, title, retry) => {
    const page = await shop.app.request(`http://localhost/offline?lng=${language}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(page.headers.get('content-language')).toBe(language)
    const html = await page.text()
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`)
    for (const text of [title, retry]) expect(html).toContain(text)
    expect(html).not.toMatch(/<script|<link|<img|src=/)
  },
)
