import { describe, expect, it } from 'vitest'
import { isProfilePhone, isRegistrationPhone, normalisePhone, parseSaudiMobile } from './phone.ts'

describe('Saudi mobiles', () => {
  it.each([
    ['0512345678', '+966512345678'],
    ['512345678', '+966512345678'],
    ['+966 51 234 5678', '+966512345678'],
    ['00966512345678', '+966512345678'],
    ['966512345678', '+966512345678'],
    ['٠٥٠١٢٣٤٥٦٧', '+966501234567'],
    ['۰۵۰۱۲۳۴۵۶۷', '+966501234567'],
    ['\u2066+966-51-234-5678\u2069', '+966512345678'],
  ])('parses %s', (typed, canonical) => {
    expect(parseSaudiMobile(typed)).toBe(canonical)
  })
  it.each(['0612345678', '05123456789', '01012345678', '', '5', '+1 512345678', '05l2345678'])(
    'refuses %s',
    (typed) => {
      expect(parseSaudiMobile(typed)).toBeNull()
    },
  )
})

describe('phone validation', () => {
  it('AUTH-01 the specified rule accepts exactly 11 characters', () => {
    const takes = (text: string) => isRegistrationPhone(text, 'specified')
    expect([takes('0123456789'), takes('01234567890'), takes('012345678901')]).toEqual([false, true, false])
    expect([takes(' 01012345678 '), takes('٠١٠١٢٣٤٥٦٧٨'), takes('+966 50 123')]).toEqual([true, true, true])
    expect([takes('x1234567890'), takes('1234567890x'), takes('+1234567890')]).toEqual([false, false, true])
    expect([takes('abcdefghijk'), takes('0 5 1 2 3 4'), takes('')]).toEqual([false, false, false])
  })
  it('AUTH-01 accepts only Saudi mobiles with the rule saudiMobile', () => {
    expect(isRegistrationPhone('0512345678', 'saudiMobile')).toBe(true)
    expect(isRegistrationPhone('01012345678', 'saudiMobile')).toBe(false)
    expect(isRegistrationPhone('0512345678', 'specified')).toBe(false)
  })
  it.each([
    '0551234567',
    '551234567',
    '+966551234567',
    '00966551234567',
    '966 55 123 4567',
    '055-123-4567',
    '(055) 123 4567',
    '\u202a055\u00a0123\u00a04567\u202c',
    '٠٥٥١٢٣٤٥٦٧',
    '01012345678',
  ])('OPEN-02 the default rule accepts %s', (typed) => {
    expect(isRegistrationPhone(typed, 'either')).toBe(true)
  })
  it.each(['0112345678', '055123456', '966551234567890', '123456789012', 'abcdefghijk', ''])(
    'OPEN-02 the default rule refuses %s',
    (typed) => {
      expect(isRegistrationPhone(typed, 'either')).toBe(false)
    },
  )
  it('AUTH-05 accepts an optional + and 8 to 15 digits', () => {
    const yes = ['12345678', '+12345678', '123456789012345', '+٩٦٦٥١٢٣٤٥٦٧٨', '1234 5678', '(011) 555-0142']
    const no = [
      '1234567',
      '0123456',
      '+1234567',
      '1234567890123456',
      '++12345678',
      '1234 567',
      '1234+5678',
      '12345678+',
      '+',
      '',
    ]
    expect(yes.filter((text) => !isProfilePhone(text))).toEqual([])
    expect(no.filter(isProfilePhone)).toEqual([])
  })
})

it.each([
  ['055 123 4567', '0551234567'],
  ['055-123-4567', '0551234567'],
  ['055\u2011123\u20134567', '0551234567'],
  ['(055) 123.4567', '0551234567'],
  ['+966\u00A055\u00A0123\u00A04567', '+966551234567'],
  ['\u202A+966 55 123 4567\u202C', '+966551234567'],
  ['\u2066+966\u2069\u200F551234567', '+966551234567'],
  ['٠٥٥ ١٢٣ ٤٥٦٧', '0551234567'],
  ['۰۵۵۱۲۳۴۵۶۷', '0551234567'],
  ['＋９６６５５１２３４５６７', '+966551234567'],
  ['055 12a 4567', '05512a4567'],
])('AGREE-13 normalises the phone %j', (typed, expected) => {
  expect(normalisePhone(typed)).toBe(expected)
  expect(isProfilePhone(typed)).toBe(/^\+?\d+$/.test(expected))
})
