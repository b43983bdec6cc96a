import { describe, expect, it } from 'vitest'
import { COMMON_PASSWORD_BASES } from './common-passwords.ts'
import { listPasswordErrors } from './password.ts'

const GOOD = 'Peony-lane7'

describe('password', () => {
  it('AUTH-01 accepts a good password', () => {
    expect(listPasswordErrors(GOOD, 'register')).toEqual([])
    // A common word split in two does not count as common.
    expect(listPasswordErrors('Pass9word!', 'register')).toEqual([])
  })
  it.each([
    ['Pe-la7x', ['tooShort']],
    ['PEONY-LANE7', ['lower']],
    ['peony-lane7', ['upper']],
    ['Peony-lanes', ['digit']],
    ['Peonylane77', ['special']],
    ['Peony lane7', ['special']],
    ['', ['tooShort', 'lower', 'upper', 'digit', 'special']],
  ] as const)('AUTH-01 gives the errors of %j', (password, errors) => {
    expect(listPasswordErrors(password, 'register')).toEqual(errors)
  })
  it('AUTH-01 accepts 8 to 128 code points', () => {
    expect(listPasswordErrors('Pe-lan7x', 'register')).toEqual([])
    expect(listPasswordErrors('Pe-7🌹🌹🌹🌹', 'register')).toEqual([])
    expect(listPasswordErrors(`Pe-7${'ngkx'.repeat(31)}`, 'register')).toEqual([])
    expect(listPasswordErrors(`Pe-7${'ngkx'.repeat(31)}z`, 'register')).toEqual(['tooLong'])
  })
  it('AUTH-01 accepts Arabic digits and any special character', () => {
    expect(listPasswordErrors('Peony-lane٧', 'register')).toEqual([])
    expect(listPasswordErrors('Peony، lane7', 'register')).toEqual([])
  })
  it('AUTH-03 reset needs a special character of !@#$%^&*', () => {
    expect(listPasswordErrors(GOOD, 'reset')).toEqual(['special'])
    for (const sign of '!@#$%^&*') expect(listPasswordErrors(`Peony${sign}lane7`, 'reset')).toEqual([])
  })
  it.each([
    'Password1!',
    'P@ssw0rd',
    'P@ssw0rd123!',
    'Pa$$w0rd1',
    'Qwerty123!',
    'Welcome1!',
    'Saudi@123',
    'Riyadh@2024',
    'RIYADh@2030',
    '123Password!',
    '@Dmin1234',
    'Abc@1234',
    'Abcd@1234',
    'Aa@123456',
    'Aa123456!',
    'A123456789!a'.slice(0, 11),
    '1Qaz2wsx!',
    '1qaz@WSX',
    'Iloveyou1!',
    'Aaaaaaa1!',
    'Mohammed@123',
    'Test@12341234',
    'Password١!',
    'Alhilal#1',
    'Saudi@!#$1',
    'Riyadh@7391',
    'Rose@12121212',
    'Abc@@2024',
    'Aa@12341234',
    'W3lcome1!',
    'S4udi@123',
    'Riy@dh@123',
    'R1yadh@123',
    'Abc@121212',
    'Abc@123123123',
    'We1come!9',
    'Pas5word1!',
    'Pa55word1!',
    'Le7mein1!',
    'Adm!n123',
    'Abc@09876',
    'Abc@98765',
    'Abc@1212',
    'Abc@1999',
  ])('AUTH-04 refuses the common %s', (password) => {
    expect(listPasswordErrors(password, 'register')).toContain('common')
  })
  it.each([
    'Saudi@!#$%1',
    'Riyadh@73914',
    'Rose@73917392',
    'Abc@@7391',
    'Saudi!83920174',
    'Aa@93714628',
    'Rose-and-thorn4',
    'Welcome-Sparrow9',
    'Qz7!pLw2vT',
    'Abc@19991',
    'Abc@31999',
    'Abc@12121x'.replace('x', '3'),
    'Abc@31212',
    'Abc@1899',
  ])('accepts %s, which is not common', (password) => {
    expect(listPasswordErrors(password, 'register')).toEqual([])
  })
  it("refuses the person's name or email with few other characters", () => {
    const extra = { email: 'l.qahtani@example.com', name: 'Lujain Al-Qahtani' }
    expect(listPasswordErrors('Qahtani@12', 'register', extra)).toEqual(['common'])
    expect(listPasswordErrors('Lujain@12', 'register', extra)).toEqual(['common'])
    expect(listPasswordErrors('Lujain@123', 'register', { name: 'Luj Ain' })).toEqual(['common'])
    expect(listPasswordErrors('Lujain@1234', 'register', { name: 'Lujain' })).toEqual([])
    expect(listPasswordErrors('Lujain-hums-9', 'register', extra)).toEqual([])
    expect(listPasswordErrors('Lujain@12', 'register')).toEqual([])
    expect(listPasswordErrors('Lu@19Qah7', 'register', { name: 'Lu Qah' })).toEqual([])
    expect(listPasswordErrors('Lujain@12', 'register', { email: 'lujain@example.com' })).toEqual(['common'])
    expect(listPasswordErrors('Zumurrud@12', 'register', { email: 'lujain@zumurrud.com' })).toEqual([])
    expect(listPasswordErrors('Saraqah@12', 'register', { name: 'Sara Saraqah' })).toEqual(['common'])
    expect(listPasswordErrors('Stryker@12', 'register', {})).toEqual([])
  })
  it('has at least 200 common bases', () => {
    expect(COMMON_PASSWORD_BASES.size).toBeGreaterThanOrEqual(200)
  })
})

it('AUTH-01 a common password of the greatest length is still refused, a longer one is only too long', () => {
  const common = (length: number) => `Password${'1'.repeat(length - 9)}!`
  expect(listPasswordErrors(`A${'a'.repeat(125)}1!`, 'register')).toEqual(['common'])
  expect(listPasswordErrors(`A${'a'.repeat(126)}1!`, 'register')).toEqual(['tooLong'])
  expect(listPasswordErrors(common(12), 'register')).toEqual(['common'])
})

it('AUTH-04 refuses a common word that ends with a digit', () => {
  expect(listPasswordErrors('Trustno1', 'register')).toEqual(['special', 'common'])
})
