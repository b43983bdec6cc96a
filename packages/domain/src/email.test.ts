import { describe, expect, it } from 'vitest'
import { isEmail, isUndeliverableEmail, normalizeEmail } from './email.ts'

describe('email', () => {
  it.each([
    'a@b.co',
    'sara.q+shop@mail.example.com',
    "o'hara@example.ie",
    'x_y-z@1a.sa',
    'A@EXAMPLE.COM',
    'a@xn--mgberp4a5d4ar.xn--mgberp4a5d4ar',
    `${'a'.repeat(64)}@b.co`,
    `a@${'b.'.repeat(124)}info`,
  ])('AUTH-02 accepts %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })
  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a@b.c',
    'a@b.1a',
    'a b@c.co',
    'a@b..co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a@-b.co',
    'a@b-.co',
    'a@b@c.co',
    '"a"@b.co',
    'a(b)@c.co',
    'a@b.co\r\nBcc: x@y.co',
    'a@b.co\n',
    ' a@b.co',
    'é@b.co',
    'a@[127.0.0.1]',
    'a@b.co,c@d.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b.'.repeat(125)}inf`,
  ])('AUTH-02 refuses %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })
  it('normalises spellings of one address to the same text', () => {
    expect([normalizeEmail(' Sara@Example.COM '), normalizeEmail('sara＠example.com')]).toEqual([
      'sara@example.com',
      'sara@example.com',
    ])
  })
})

it('addresses under .invalid receive no mail', () => {
  const addresses = [
    'a@b.invalid',
    'a@invalid',
    'A@B.INVALID',
    'a@b.invalid.com',
    'a@b-invalid',
    'a@notinvalid',
    'a@b.com',
  ]
  expect(addresses.filter(isUndeliverableEmail)).toEqual(['a@b.invalid', 'a@invalid', 'A@B.INVALID'])
})
