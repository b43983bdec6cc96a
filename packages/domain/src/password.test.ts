import { describe, expect, it } from 'vitest'
import { COMMON_PASSWORD_BASES } from './common-passwords.ts'
import { passwordErrors } from './password.ts'

const GOOD = 'Peony-lane7'

describe('password', () => {
  it('AUTH-01 takes a good one', () => {
    expect(passwordErrors(GOOD, 'register')).toEqual([])
  })
  it.each([
    ['Pe-la7x', ['tooShort']],
    ['PEONY-LANE7', ['lower']],
    ['peony-lane7', ['upper']],
    ['Peony-lanes', ['digit']],
    ['Peonylane77', ['special']],
    ['Peony lane7', ['special']],
    ['', ['tooShort', 'lower', 'upper', 'digit', 'special']],
  ] as const)('AUTH-01 names what %j lacks', (password, faults) => {
    expect(passwordErrors(password, 'register')).toEqual(faults)
  })
  it('AUTH-01 takes 8 and 128 characters, not 7 and not 129, counted in code points', () => {
    expect(passwordErrors('Pe-lan7x', 'register')).toEqual([])
    expect(passwordErrors('Pe-7🌹🌹🌹🌹', 'register')).toEqual([])
    expect(passwordErrors(`Pe-7${'ngkx'.repeat(31)}`, 'register')).toEqual([])
    expect(passwordErrors(`Pe-7${'ngkx'.repeat(31)}z`, 'register')).toEqual(['tooLong'])
  })
  it('AUTH-01 takes Arabic digits and any special character', () => {
    expect(passwordErrors('Peony-lane٧', 'register')).toEqual([])
    expect(passwordErrors('Peony، lane7', 'register')).toEqual([])
  })
  it('AUTH-03 reset wants the special one from !@#$%^&*', () => {
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
  ])('does not call %s common', (password) => {
    expect(passwordErrors(password, 'register')).toEqual([])
  })
  it("refuses the person's own name or address with a little around it", () => {
    const extra = { email: 'l.qahtani@example.com', name: 'Lujain Al-Qahtani' }
    expect(passwordErrors('Qahtani@12', 'register', extra)).toEqual(['common'])
    expect(passwordErrors('Lujain@12', 'register', extra)).toEqual(['common'])
    expect(passwordErrors('Lujain@123', 'register', { name: 'Luj Ain' })).toEqual(['common'])
    expect(passwordErrors('Lujain@1234', 'register', { name: 'Lujain' })).toEqual([])
    expect(passwordErrors('Lujain-hums-9', 'register', extra)).toEqual([])
    expect(passwordErrors('Lujain@12', 'register')).toEqual([])
  })
  it('holds about two hundred bases or more', () => {
    expect(COMMON_PASSWORD_BASES.size).toBeGreaterThanOrEqual(200)
  })
})
