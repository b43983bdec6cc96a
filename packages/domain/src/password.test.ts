import { describe, expect, it } from 'vitest'
import { COMMON_PASSWORD_BASES } from './common-passwords.ts'
import { passwordErrors } from './password.ts'

const GOOD = 'Peony-lane7'

describe('password', () => {
  it('AUTH-01 accepts a good password', () => {
    expect(passwordErrors(GOOD, 'register')).toEqual([])
    // A common word in two parts is no common word.
    expect(passwordErrors('Pass9word!', 'register')).toEqual([])
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
    expect(passwordErrors(password, 'register')).toEqual(errors)
  })
  it('AUTH-01 accepts 8 to 128 code points', () => {
    expect(passwordErrors('Pe-lan7x', 'register')).toEqual([])
    expect(passwordErrors('Pe-7🌹🌹🌹🌹', 'register')).toEqual([])
    expect(passwordErrors(`Pe-7${'ngkx'.repeat(31)}`, 'register')).toEqual([])
    expect(passwordErrors(`Pe-7${'ngkx'.repeat(31)}z`, 'register')).toEqual(['tooLong'])
  })
  it('AUTH-01 accepts Arabic digits and any special character', () => {
    expect(passwordErrors('Peony-lane٧', 'register')).toEqual([])
    expect(passwordErrors('Peony، lane7', 'register')).toEqual([])
  })
  it('AUTH-03 reset needs a special character of !@#$%^&*', () => {
    expect(passwordErrors(GOOD, 'reset')).toEqual(['special'])
    for (const sign of '!@#$%^&*') expect(passwordErrors(`Peony${sign}lane7`, 'reset')).toEqual([])
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
    expect(passwordErrors(password, 'register')).toContain('common')
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
    expect(passwordErrors(password, 'register')).toEqual([])
  })
  it("refuses the person's name or email with few other characters", () => {
    const extra = { email: 'l.qahtani@example.com', name: 'Lujain Al-Qahtani' }
    expect(passwordErrors('Qahtani@12', 'register', extra)).toEqual(['common'])
    expect(passwordErrors('Lujain@12', 'register', extra)).toEqual(['common'])
    expect(passwordErrors('Lujain@123', 'register', { name: 'Luj Ain' })).toEqual(['common'])
    expect(passwordErrors('Lujain@1234', 'register', { name: 'Lujain' })).toEqual([])
    expect(passwordErrors('Lujain-hums-9', 'register', extra)).toEqual([])
    expect(passwordErrors('Lujain@12', 'register')).toEqual([])
    expect(passwordErrors('Lu@19Qah7', 'register', { name: 'Lu Qah' })).toEqual([])
    expect(passwordErrors('Lujain@12', 'register', { email: 'lujain@example.com' })).toEqual(['common'])
    expect(passwordErrors('Zumurrud@12', 'register', { email: 'lujain@zumurrud.com' })).toEqual([])
    expect(passwordErrors('Saraqah@12', 'register', { name: 'Sara Saraqah' })).toEqual(['common'])
    expect(passwordErrors('Stryker@12', 'register', {})).toEqual([])
  })
  it('has at least 200 common bases', () => {
    expect(COMMON_PASSWORD_BASES.size).toBeGreaterThanOrEqual(200)
  })
})

it('AUTH-01 a common password of the greatest length is still refused, a longer one is only too long', () => {
  const common = (length: number) => `Password${'1'.repeat(length - 9)}!`
  expect(passwordErrors(`A${'a'.repeat(125)}1!`, 'register')).toEqual(['common'])
  expect(passwordErrors(`A${'a'.repeat(126)}1!`, 'register')).toEqual(['tooLong'])
  expect(passwordErrors(common(12), 'register')).toEqual(['common'])
})

it('AUTH-04 refuses a common word that ends with a digit', () => {
  expect(passwordErrors('Trustno1', 'register')).toEqual(['special', 'common'])
})
