import { registerForm } from '@warda/contract/accounts'
import { m } from '@warda/i18n/messages'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { ApiError, callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { comparePasswords } from '../../lib/forms/compare-passwords.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { NewPasswordFields } from '../../ui/forms/new-password-fields.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { AccountTypeField } from './account-type-field.tsx'
import { usePhoneRule } from './use-phone-rule.ts'

const empty = {
  fullName: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  accountType: 'personal' as const,
  acceptMarketing: false as const,
}

/** Creates an account (AUTH-01, AUTH-06). The values stay after a server error; `onCreated` receives the e-mail. */
export function RegisterForm({ onCreated }: { onCreated: (email: string) => void }) {
  const rule = usePhoneRule()
  const schema = useMemo(() => registerForm(rule), [rule])
  const { form, getError, problem, busy, restored, submit } = useContractForm({
    schema,
    defaults: empty,
    compare: comparePasswords,
    draft: { name: 'register', leaveOut: ['password', 'confirmPassword', 'acceptTerms', 'acceptMarketing'] },
  })
  const send = submit(async (body) => {
    try {
      const { message } = await callApi('register', { body })
      void notify.success(message || m.auth_register_done(), { where: 'shell' })
      onCreated(body.email)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'email.taken')
        throw new ApiError(error.status, error.code, error.message, { email: [error.message] })
      void notify.error(getErrorMessage(error))
      throw error
    }
  })
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      {restored && <p className="text-ink-soft text-sm">{m.auth_draft_restored()}</p>}
      {problem && <Notice tone="error">{problem}</Notice>}
      <AccountTypeField registration={form.register('accountType')} />
      <Field
        label={m.auth_full_name()}
        autoComplete="name"
        hint={m.auth_name_hint()}
        error={getError('fullName')}
        {...form.register('fullName')}
      />
      <EmailField error={getError('email')} {...form.register('email')} />
      <PhoneField
        label={m.auth_phone()}
        autoComplete="tel"
        hint={rule === 'specified' ? m.auth_phone_hint() : m.auth_phone_hint_saudi()}
        error={getError('phoneNumber')}
        {...form.register('phoneNumber')}
      />
      <NewPasswordFields
        hint={m.auth_password_hint()}
        password={{ error: getError('password'), ...form.register('password', { deps: ['confirmPassword'] }) }}
        confirmPassword={{ error: getError('confirmPassword'), ...form.register('confirmPassword') }}
      />
      <Checkbox label={m.auth_marketing()} {...form.register('acceptMarketing')} />
      <Checkbox
        error={getError('acceptTerms')}
        label={
          <>
            {m.auth_terms_before()}{' '}
            <Link to={paths.terms} target="_blank" className="text-leaf underline">
              {m.auth_terms_link()}
            </Link>
          </>
        }
        {...form.register('acceptTerms')}
      />
      <p className="text-ink-soft text-sm">
        {m.auth_privacy_before()}{' '}
        <Link to={paths.privacy} target="_blank" className="text-leaf underline">
          {m.auth_privacy_link()}
        </Link>
        .
      </p>
      <Button type="submit" size="large" wide busy={busy}>
        {m.auth_submit_register()}
      </Button>
    </form>
  )
}
