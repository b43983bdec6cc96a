import type { FieldIssue } from './contract-resolver.ts'

/** Reports different passwords as soon as both are typed (AUTH-01, AUTH-03). */
export const comparePasswords = (form: { password: string; confirmPassword: string }): FieldIssue[] =>
  differs(form.confirmPassword, form.password) ? [{ field: 'confirmPassword', key: 'password_mismatch' }] : []

/** Also reports a new password that equals the current one (AUTH-04). */
export const compareNewPassword = (form: {
  currentPassword: string
  newPassword: string
  confirmPassword: string
}): FieldIssue[] => [
  ...(form.newPassword !== '' && form.newPassword === form.currentPassword
    ? [{ field: 'newPassword', key: 'password_unchanged' }]
    : []),
  ...(differs(form.confirmPassword, form.newPassword) ? [{ field: 'confirmPassword', key: 'password_mismatch' }] : []),
]

const differs = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other
