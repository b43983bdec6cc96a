import { expect, it } from 'vitest'
import { isEmail, normalizeEmail, toAsciiEmail } from './email.ts'
import { toAsciiDomain } from './email-domain.ts'

it.each(['bücher.de', 'مثال.إختبار', 'موقع.وزارة-الأتصالات.مصر', '例え.テスト', 'münchen-ost.example', 'ايكوم.com'])(
  'AGREE-13 the domain %s has the ASCII form that a URL has',
  (domain) => {
    expect(toAsciiDomain(domain)).toBe(new URL(`http://${domain}`).hostname)
  },
)

it.each([
  ['sara@bücher.de', 'sara@xn--bcher-kva.de'],
  ['sara@BÜCHER.de', 'sara@xn--bcher-kva.de'],
  ['sara@مثال.إختبار', 'sara@xn--mgbh0fb.xn--kgbechtv'],
  ['\u202Asara@example.com\u202C', 'sara@example.com'],
  ['Sara@Example.com', 'Sara@Example.com'],
])('AGREE-13 the address %j is stored as %s', (typed, expected) => {
  expect(toAsciiEmail(typed)).toBe(expected)
  expect(isEmail(toAsciiEmail(typed))).toBe(true)
  expect(normalizeEmail(typed)).toBe(expected.toLowerCase())
})

it.each([
  ['سارة@Warda.example', 'سارة@Warda.example'],
  ['سارة', 'سارة'],
  ['@bücher.de', '@xn--bcher-kva.de'],
  ['sara@بلا Domain', 'sara@بلا domain'],
])('AGREE-13 of %j only a domain that is not ASCII is changed: %s', (typed, expected) => {
  expect(toAsciiEmail(typed)).toBe(expected)
})

it.each(['sara', 'sara@', 'sara@bücher', 'سارة@bücher.de'])('AGREE-13 %s stays refused', (typed) => {
  expect(isEmail(toAsciiEmail(typed))).toBe(false)
})
