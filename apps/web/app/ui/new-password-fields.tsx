import { m } from '@warda/i18n/messages'
import type { ComponentProps } from 'react'
import { PasswordField } from './password-field.tsx'

type Input = Omit<ComponentProps<typeof PasswordField>, 'label' | 'hint' | 'autoComplete'>

type NewPasswordFieldsProps = {
  /** The password rules. */
  hint: string
  password: Input
  confirmPassword: Input
}

/** A new password and its confirmation. */
export function NewPasswordFields({ hint, password, confirmPassword }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label={m.auth_password()} autoComplete="new-password" hint={hint} {...password} />
      <PasswordField label={m.auth_confirm_password()} autoComplete="new-password" {...confirmPassword} />
    </>
  )
}
