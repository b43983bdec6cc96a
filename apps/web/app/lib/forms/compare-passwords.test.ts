import { describe, expect, it } from 'vitest'
import { compareNewPassword, comparePasswords } from './compare-passwords.ts'

describe('password confirmation', () => {
  it('AUTH-01 reports a difference only when both are typed', () => {
    expect(comparePasswords({ password: 'a', confirmPassword: '' })).toEqual([])
    expect(comparePasswords({ password: 'a', confirmPassword: 'a' })).toEqual([])
    expect(comparePasswords({ password: 'a', confirmPassword: 'b' })).toEqual([
      { field: 'confirmPassword', key: 'password_mismatch' },
    ])
  })

  it('AUTH-04 the new password must differ from the current', () => {
    const form = { currentPassword: 'a', newPassword: 'a', confirmPassword: 'b' }
    expect(compareNewPassword(form).map(({ key }) => key)).toEqual(['password_unchanged', 'password_mismatch'])
    expect(compareNewPassword({ currentPassword: '', newPassword: '', confirmPassword: '' })).toEqual([])
  })
})
