import type { Remark } from './contract-resolver.ts'

/** "The two passwords differ", as soon as both are typed (AUTH-01, AUTH-03). */
export const comparePasswords = (form: { password: string; confirmPassword: string }): Remark[] =>
  differs(form.confirmPassword, form.password) ? [{ field: 'confirmPassword', key: 'password_mismatch' }] : []

/** The same for changing it, and that the new one differs from the current (AUTH-04). */
export const compareNewPassword = (form: {
  currentPassword: string
  newPassword: string
  confirmPassword: string
}): Remark[] => [
  ...(form.newPassword !== '' && form.newPassword === form.currentPassword
    ? [{ field: 'newPassword', key: 'password_unchanged' }]
    : []),
  ...(differs(form.confirmPassword, form.newPassword) ? [{ field: 'confirmPassword', key: 'password_mismatch' }] : []),
]

const differs = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other
