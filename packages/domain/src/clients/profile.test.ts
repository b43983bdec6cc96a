import { describe, expect, it } from 'vitest'
import { areRegistrationDatesValid, type ClientProfile, getProfileProgress } from './profile.ts'

const EMPTY: ClientProfile = {
  organizationName: null,
  unifiedNumber: null,
  registerNumber: null,
  registerIssueDate: null,
  registerExpiryDate: null,
  hasRegisterCopy: false,
  ownerName: null,
  ownerIdentityNumber: null,
  ownerContactNumber: null,
  hasOwnerIdentityImage: false,
  isTaxRegistered: null,
  taxNumber: null,
}
const REGISTER = {
  organizationName: 'Noor Hotels',
  unifiedNumber: '7001234567',
  registerNumber: '1010010000',
  registerIssueDate: '2024-01-01',
  registerExpiryDate: '2029-01-01',
  hasRegisterCopy: true,
}
const OWNER = {
  ownerName: 'Lujain',
  ownerIdentityNumber: '1000000008',
  ownerContactNumber: '0512345678',
  hasOwnerIdentityImage: true,
}

describe('client profile', () => {
  it('CLIENT-01 has three steps in order', () => {
    expect(getProfileProgress(EMPTY).next).toBe('register')
    expect(getProfileProgress({ ...EMPTY, ...REGISTER }).next).toBe('owner')
    expect(getProfileProgress({ ...EMPTY, ...REGISTER, ...OWNER }).next).toBe('tax')
    expect(getProfileProgress({ ...EMPTY, ...REGISTER, ...OWNER, isTaxRegistered: false })).toEqual({
      done: { register: true, owner: true, tax: true },
      complete: true,
      next: null,
    })
  })
  it('CLIENT-03 a tax-registered client needs a tax number', () => {
    const registered = { ...EMPTY, ...REGISTER, ...OWNER, isTaxRegistered: true }
    expect(getProfileProgress(registered).complete).toBe(false)
    expect(getProfileProgress({ ...registered, taxNumber: '300000000000003' }).complete).toBe(true)
  })
  it('FORM-06 every required field of a step is needed', () => {
    const full = { ...EMPTY, ...REGISTER, ...OWNER, isTaxRegistered: false }
    for (const field of [...Object.keys(REGISTER), ...Object.keys(OWNER)]) {
      const missing = field.startsWith('has') ? false : null
      expect(getProfileProgress({ ...full, [field]: missing }).complete, field).toBe(false)
    }
    expect(getProfileProgress({ ...full, organizationName: '  ' }).complete).toBe(false)
  })
  it('FORM-06 the expiry is after the issue', () => {
    expect(areRegistrationDatesValid('2024-01-01', '2024-01-02')).toBe(true)
    expect(areRegistrationDatesValid('2024-01-01', '2024-01-01')).toBe(false)
    expect(areRegistrationDatesValid('2024-01-01', '2024-02-30')).toBe(false)
    expect([
      areRegistrationDatesValid('2024-01-01', null),
      areRegistrationDatesValid('2024-01-01', null, false),
    ]).toEqual([false, true])
    expect(areRegistrationDatesValid('soon', '2024-01-01')).toBe(false)
    expect(areRegistrationDatesValid(null, '2024-01-01', false)).toBe(false)
    expect([areRegistrationDatesValid(null, null, false), areRegistrationDatesValid('soon', null, false)]).toEqual([
      false,
      false,
    ])
  })
})
