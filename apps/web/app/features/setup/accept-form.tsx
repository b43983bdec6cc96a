import { staffEndpoints } from '@warda/contract/staff'
import { m } from '@warda/i18n/messages'
import { useNavigate } from 'react-router'
import { callApi } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { openAuthModal } from '../../lib/session/auth-modal-state.ts'
import { dashboardPath, paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { NewPasswordFields } from '../../ui/forms/new-password-fields.tsx'
import { signInAfterSetup } from './sign-in-after-setup.ts'

/** Sets the password of the invited account and signs it in (ADMIN-03). */
export function AcceptForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate()
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: staffEndpoints.acceptInvitation.body,
    defaults: { token, email, password: '', confirmPassword: '' },
  })
  const send = submit(async (values) => {
    const { message } = await callApi('acceptInvitation', { body: values })
    const person = await signInAfterSetup(values.email, values.password).catch(() => null)
    void notify.success(message, { where: 'shell' })
    if (person === null) openAuthModal('login')
    void navigate((person && dashboardPath(person)) ?? paths.home, { replace: true })
  })
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      {problem && (
        <Notice tone="error">
          {problem}{' '}
          <button type="button" className="underline" onClick={() => openAuthModal('login')}>
            {m.accept_login()}
          </button>
        </Notice>
      )}
      <EmailField autoComplete="username" readOnly error={getError('email')} {...form.register('email')} />
      <NewPasswordFields
        hint={m.auth_reset_password_hint()}
        password={{ error: getError('password'), ...form.register('password', { deps: ['confirmPassword'] }) }}
        confirmPassword={{ error: getError('confirmPassword'), ...form.register('confirmPassword') }}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {m.accept_submit()}
      </Button>
    </form>
  )
}
