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

test('LANG-01 a page uses the language of the cookie, then of the query, then of the browser', () => {
  expect(detectPageLanguage('ar', 'en', 'en')).toBe('ar')
  expect(detectPageLanguage(undefined, 'ar', 'en')).toBe('ar')
  expect(detectPageLanguage('xx', '../ar', 'ar;q=0.3')).toBe('ar')
  expect(detectPageLanguage(undefined, null, undefined)).toBe('en')
})
