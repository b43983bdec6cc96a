import { emailOnly } from '@warda/contract/accounts'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { callApi } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'

/** Requests a new confirmation link; the answer is the same for every address, so that accounts cannot be probed. */
export function ResendForm({ email }: { email: string }) {
  const { form, getError, problem, busy, submit } = useContractForm({ schema: emailOnly, defaults: { email } })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const send = submit(async (body) => {
    await callApi('resendConfirmation', { body })
    setSentTo(body.email)
  })
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      {sentTo !== null && <Notice tone="success">{m.resend_done_text({ email: sentTo })}</Notice>}
      <EmailField error={getError('email')} {...form.register('email')} />
      <Button type="submit" wide busy={busy}>
        {m.confirm_email_resend()}
      </Button>
    </form>
  )
}
