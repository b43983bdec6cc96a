import { m } from '@warda/i18n/messages'
import type { ContractForm } from '../../lib/forms/use-contract-form.ts'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import type { SetUpOutput, SetUpValues } from './set-up-values.ts'

/** The second step: the account of the owner. */
export function OwnerStep({ form, getError }: Pick<ContractForm<SetUpValues, SetUpOutput>, 'form' | 'getError'>) {
  return (
    <>
      <h2 className="text-2xl">{m.setup_owner_title()}</h2>
      <Field
        label={m.setup_code()}
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        hint={m.setup_code_hint()}
        error={getError('code')}
        {...form.register('code')}
      />
      <Field label={m.staff_name()} autoComplete="name" error={getError('fullName')} {...form.register('fullName')} />
      <EmailField autoComplete="username" error={getError('email')} {...form.register('email')} />
      <PasswordField
        label={m.auth_password()}
        autoComplete="new-password"
        hint={m.auth_reset_password_hint()}
        error={getError('password')}
        {...form.register('password')}
      />
    </>
  )
}
