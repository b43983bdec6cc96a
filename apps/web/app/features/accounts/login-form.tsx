import { type LoginBody, loginBody } from '@warda/contract/sessions'
import { m } from '@warda/i18n/messages'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { ApiError, callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { closeAuthModal } from '../../lib/session/auth-modal-state.ts'
import { signIn } from '../../lib/session/session-changes.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'

/** E-mail, password and "remember me" (AUTH-02, AUTH-06); `email` is prefilled after a registration. */
export function LoginForm({ email, onSignedIn }: { email: string; onSignedIn: () => void }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: loginBody,
    defaults: { email, password: '', rememberMe: true },
    draft: { name: 'login', leaveOut: ['password'] },
  })
  useEffect(() => {
    // No autofocus on phones, where the keyboard would cover the dialog.
    if (!matchMedia('(pointer: fine)').matches) return
    const frame = requestAnimationFrame(() => form.setFocus(email === '' ? 'email' : 'password'))
    return () => cancelAnimationFrame(frame)
  }, [form, email])
  return (
    <form method="post" noValidate onSubmit={submit((values) => logIn(values, onSignedIn))} className="grid gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <EmailField error={getError('email')} {...form.register('email')} />
      <PasswordField
        label={m.auth_password()}
        autoComplete="current-password"
        error={getError('password')}
        {...form.register('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={m.auth_remember()} {...form.register('rememberMe')} />
        <Link
          to={paths.forgetPassword}
          onClick={closeAuthModal}
          className="py-2.5 text-[0.9375rem] text-leaf underline"
        >
          {m.auth_forgot()}
        </Link>
      </div>
      <Button type="submit" size="large" wide busy={busy}>
        {m.auth_submit_login()}
      </Button>
    </form>
  )
}

const logIn = async (values: LoginBody, onSignedIn: () => void): Promise<void> => {
  try {
    const isSessionStored = signIn(await callApi('login', { body: values }))
    void notify.success(m.auth_login_done(), { where: 'shell' })
    if (!isSessionStored) void notify.warning(m.account_cookie_refused())
    onSignedIn()
  } catch (error) {
    // Every other error, also an invalid end of the session (AUTH-07), is a failed login (ERR-02).
    if (!(error instanceof ApiError)) throw new ApiError(0, 'login.failed', m.auth_login_failed())
    throw new ApiError(error.status, error.code, getErrorMessage(error, m.auth_login_failed()), error.errors)
  }
}
