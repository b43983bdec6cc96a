import { stockAlert } from '@warda/contract/stock-alerts'
import { isolate } from '@warda/i18n/isolate'
import { m } from '@warda/i18n/messages'
import { useEffect, useState } from 'react'
import { callApi } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'

/** Requests one mail when a sold-out size is back; signed-in users need no address (AGREE-17). */
export function StockAlertForm({ variantId }: { variantId: number }) {
  const session = useSession()
  const { form, getError, problem, busy, submit } = useContractForm({ schema: stockAlert, defaults: { email: '' } })
  const [stored, setStored] = useState<string | null>(null)
  useEffect(() => {
    if (session) form.setValue('email', session.email)
  }, [session, form])
  const send = submit(async (body) => {
    const { message } = await callApi('addStockAlert', { params: { variantId }, body })
    setStored(message)
  })
  if (stored !== null) return <Notice tone="success">{stored}</Notice>
  return (
    <form
      method="post"
      noValidate
      onSubmit={send}
      className="grid gap-3 rounded-card border border-line bg-card px-5 py-4"
    >
      <p className="font-semibold">{m.stock_alert_title()}</p>
      <p className="text-ink-soft text-sm">
        {session ? m.stock_alert_text_account({ email: isolate(session.email) }) : m.stock_alert_text()}
      </p>
      {problem && <Notice tone="error">{problem}</Notice>}
      {!session && <EmailField error={getError('email')} {...form.register('email')} />}
      <div>
        <Button type="submit" look="secondary" busy={busy}>
          {m.stock_alert_submit()}
        </Button>
      </div>
    </form>
  )
}
