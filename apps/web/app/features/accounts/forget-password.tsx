import { emailOnly } from '@warda/contract/accounts'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { AuthPage } from './auth-page.tsx'

/** Requests a reset link, then confirms that it was sent (ROUTE-11). */
export function ForgetPassword() {
  const navigate = useNavigate()
  const { form, getError, problem, busy, submit } = useContractForm({ schema: emailOnly, defaults: { email: '' } })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const send = submit(async (query) => {
    try {
      await callApi('sendResetPassword', { query })
    } catch (error) {
      if (!(error instanceof ApiError)) throw new ApiError(0, '', m.forget_failed())
      throw new ApiError(error.status, error.code, getErrorMessage(error, m.forget_failed()), error.errors)
    }
    setSentTo(query.email)
    setDialogOpen(true)
  })
  const enterAnotherEmail = (): void => {
    setDialogOpen(false)
    form.reset({ email: '' })
    setSentTo(null)
  }
  return (
    <AuthPage title={m.forget_title()} lead={m.forget_lead()}>
      <form method="post" noValidate onSubmit={send} className="grid gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        {sentTo !== null && <Notice tone="success">{m.forget_done_text({ email: sentTo })}</Notice>}
        <EmailField error={getError('email')} {...form.register('email')} />
        <Button type="submit" size="large" wide busy={busy}>
          {m.forget_submit()}
        </Button>
      </form>
      <ConfirmDialog
        open={isDialogOpen}
        title={m.forget_done_title()}
        confirmLabel={m.forget_done_confirm()}
        cancelLabel={m.forget_done_cancel()}
        onConfirm={() => void navigate(paths.home)}
        onCancel={enterAnotherEmail}
      >
        {m.forget_done_text({ email: sentTo ?? '' })}
      </ConfirmDialog>
    </AuthPage>
  )
}
