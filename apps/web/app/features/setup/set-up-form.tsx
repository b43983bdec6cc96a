import { setupEndpoints } from '@warda/contract/setup'
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
import { Field } from '../../ui/forms/field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { signInAfterSetup } from './sign-in-after-setup.ts'

/** Creates the first Admin of a new shop with the setup code from the server (ADMIN-03). */
export function SetUpForm() {
  const navigate = useNavigate()
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: setupEndpoints.setUpShop.body,
    defaults: { code: '', fullName: '', email: '', password: '' },
    draft: { name: 'setup', leaveOut: ['password', 'code'] },
  })
  const send = submit(async (values) => {
    const { message } = await callApi('setUpShop', { body: values })
    const person = await signInAfterSetup(values.email, values.password).catch(() => null)
    void notify.success(message, { where: 'shell' })
    if (person === null) openAuthModal('login')
    void navigate((person && dashboardPath(person)) ?? paths.home, { replace: true })
  })
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
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
      <Button type="submit" size="large" wide busy={busy}>
        {m.setup_submit()}
      </Button>
    </form>
  )
}
