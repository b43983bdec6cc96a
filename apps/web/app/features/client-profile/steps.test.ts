import { describe, expect, it } from 'vitest'
import {
  compareDates,
  findOpeningStep,
  ownerSchema,
  registerSchema,
  stepAfter,
  stepBefore,
  taxSchema,
} from './steps.ts'

const picture = new File(['x'], 'copy.png', { type: 'image/png' })
const register = {
  organizationName: 'Narjis Hotels',
  unifiedNumber: '٧٠٠١٢٣٤٥٦٧',
  registerNumber: '1010123456',
  registerIssueDate: '2024-01-01',
  registerExpiryDate: '2027-01-01',
}
const listErrorKeys = (result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('client profile wizard', () => {
  it('CLIENT-02 opens at the first incomplete step', () => {
    expect(findOpeningStep({ register: false, owner: true, tax: false })).toBe('register')
    expect(findOpeningStep({ register: true, owner: false, tax: false })).toBe('owner')
    expect(findOpeningStep({ register: true, owner: true, tax: false })).toBe('tax')
    expect(findOpeningStep({ register: true, owner: true, tax: true })).toBe('register')
  })
  it('CLIENT-02 finds the next and the previous step', () => {
    expect([stepBefore('register'), stepAfter('register'), stepAfter('tax'), stepBefore('owner')]).toEqual([
      null,
      'owner',
      null,
      'register',
    ])
  })
  it('FORM-06 step 1 accepts Arabic-Indic digits and requires the copy once', () => {
    const first = registerSchema({ hasCopy: false, expiryRequired: true })
    const later = registerSchema({ hasCopy: true, expiryRequired: true })
    expect(listErrorKeys(first.safeParse(register))).toEqual(['registerCopy: required'])
    expect(later.safeParse(register)).toMatchObject({ success: true, data: { unifiedNumber: '7001234567' } })
    expect(listErrorKeys(first.safeParse({ ...register, registerCopy: picture }))).toEqual([])
    const pdf = new File(['x'], 'copy.pdf', { type: 'application/pdf' })
    expect(listErrorKeys(first.safeParse({ ...register, registerCopy: pdf }))).toEqual(['registerCopy: picture_kind'])
    expect(listErrorKeys(later.safeParse({ ...register, unifiedNumber: '7-1' }))).toEqual([
      'unifiedNumber: digits_only',
    ])
    expect(listErrorKeys(later.safeParse({ ...register, registerNumber: ' ' }))).toEqual(['registerNumber: required'])
  })
  it('FORM-06 the expiry must be after the issue and is optional only by setting', () => {
    const sameDates = { registerIssueDate: '2026-05-01', registerExpiryDate: '2026-05-01' }
    expect(compareDates(sameDates)).toEqual([{ field: 'registerExpiryDate', key: 'expiry_after_issue' }])
    expect(compareDates({ ...sameDates, registerExpiryDate: '2026-05-02' })).toEqual([])
    const without = { ...register, registerExpiryDate: '' }
    expect(registerSchema({ hasCopy: true, expiryRequired: true }).safeParse(without).success).toBe(false)
    expect(registerSchema({ hasCopy: true, expiryRequired: false }).safeParse(without).success).toBe(true)
  })
  it('FORM-06 step 2 requires a picture of at most 2 MB', () => {
    const owner = { ownerName: 'Khalid', ownerIdentityNumber: '1012345672', ownerContactNumber: '+966501234567' }
    const schema = ownerSchema({ hasImage: false })
    expect(listErrorKeys(schema.safeParse(owner))).toEqual(['ownerIdentityImage: required'])
    const tooLarge = new File([new Uint8Array(2_000_001)], 'id.jpg', { type: 'image/jpeg' })
    expect(listErrorKeys(schema.safeParse({ ...owner, ownerIdentityImage: tooLarge }))).toEqual([
      'ownerIdentityImage: picture_size',
    ])
    expect(ownerSchema({ hasImage: true }).safeParse(owner).success).toBe(true)
  })
  it('FORM-06 a number that looks wrong is sent once it is confirmed', () => {
    const step1 = registerSchema({ hasCopy: true, expiryRequired: true })
    const odd = { ...register, unifiedNumber: '١٢٣', registerNumber: 'CR-1' }
    expect(listErrorKeys(step1.safeParse(odd))).toEqual([
      'keepUnifiedNumber: keep_needed',
      'keepRegisterNumber: keep_needed',
    ])
    expect(step1.safeParse({ ...odd, keepUnifiedNumber: true, keepRegisterNumber: true }).success).toBe(true)
    const step2 = ownerSchema({ hasImage: true })
    const owner = { ownerName: 'Khalid', ownerIdentityNumber: '1012345678', ownerContactNumber: '12' }
    expect(listErrorKeys(step2.safeParse(owner))).toEqual([
      'keepIdentityNumber: keep_needed',
      'keepContactNumber: keep_needed',
    ])
    expect(step2.safeParse({ ...owner, keepIdentityNumber: true, keepContactNumber: true }).success).toBe(true)
    const tax = { isTaxRegistered: 'true', taxNumber: '123' }
    expect(listErrorKeys(taxSchema.safeParse(tax))).toEqual(['keepTaxNumber: keep_needed'])
    expect(taxSchema.safeParse({ ...tax, keepTaxNumber: true }).success).toBe(true)
    expect(taxSchema.safeParse({ ...tax, isTaxRegistered: 'false' }).success).toBe(true)
  })
  it('CLIENT-03 requires a tax number only when registered', () => {
    expect(listErrorKeys(taxSchema.safeParse({ isTaxRegistered: 'true', taxNumber: ' ' }))).toEqual([
      'taxNumber: required',
    ])
    expect(taxSchema.safeParse({ isTaxRegistered: 'false', taxNumber: '' }).success).toBe(true)
    expect(listErrorKeys(taxSchema.safeParse({ isTaxRegistered: '', taxNumber: '' }))).toContain(
      'isTaxRegistered: required',
    )
  })
})
