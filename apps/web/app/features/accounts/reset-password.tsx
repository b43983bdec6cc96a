import { resetPasswordForm } from '@warda/contract/accounts'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError, callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { useLinkParams } from '../../lib/browser/use-link-params.ts'
import { comparePasswords } from '../../lib/forms/compare-passwords.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { NewPasswordFields } from '../../ui/forms/new-password-fields.tsx'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { AccessDenied } from './access-denied.tsx'
import { AuthPage } from './auth-page.tsx'

/** Sets a new password with the token of a mailed link (ROUTE-12, AUTH-03). */
export function ResetPassword() {
  const link = useLinkParams('token', 'email')
  if (link === null) return <AccessDenied />
  return (
    <AuthPage title={m.reset_title()} lead={m.reset_lead()}>
      {link === undefined ? <Skeleton className="h-64 w-full" /> : <ResetForm {...link} />}
    </AuthPage>
  )
}

function ResetForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate()
  const [isReset, setReset] = useState(false)
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: resetPasswordForm,
    defaults: { email, password: '', confirmPassword: '' },
    compare: comparePasswords,
  })
  const send = submit(async ({ email, password }) => {
    try {
      await callApi('resetPassword', { body: { email, token, password } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw new ApiError(0, '', m.reset_failed())
      throw new ApiError(error.status, error.code, getErrorMessage(error, m.reset_failed()), error.errors)
    }
    setReset(true)
  })
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      {problem && (
        <Notice tone="error">
          {problem}{' '}
          <Link to={paths.forgetPassword} className="underline">
            {m.reset_ask_again()}
          </Link>
        </Notice>
      )}
      <EmailField error={getError('email')} {...form.register('email')} />
      <NewPasswordFields
        hint={m.auth_reset_password_hint()}
        password={{ error: getError('password'), ...form.register('password', { deps: ['confirmPassword'] }) }}
        confirmPassword={{ error: getError('confirmPassword'), ...form.register('confirmPassword') }}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {m.reset_submit()}
      </Button>
      <ConfirmDialog
        open={isReset}
        title={m.reset_done_title()}
        confirmLabel={m.reset_done_confirm()}
        cancelLabel={m.reset_done_cancel()}
        onConfirm={() => void navigate(paths.home)}
        onCancel={() => setReset(false)}
      >
        {m.reset_done_text()}
      </ConfirmDialog>
    </form>
  )
}
