import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { callApi } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { useLinkParams } from '../../lib/browser/use-link-params.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Page of the mailed link that deletes all stock alerts of its address. */
export function RemoveAlertsPage() {
  const link = useLinkParams('token')
  const [removed, setRemoved] = useState<string | null>(null)
  const { run, busy, problem } = useApiMutation((token: string) => callApi('removeStockAlerts', { body: { token } }), {
    onSuccess: ({ message }) => setRemoved(message),
  })
  return (
    <section className="page section grid flex-1 content-start gap-5">
      <h1 className="text-3xl">{m.stock_alert_page()}</h1>
      {link === null && <Notice tone="error">{m.stock_alert_link_missing()}</Notice>}
      {problem && <Notice tone="error">{problem}</Notice>}
      {removed !== null && <Notice tone="success">{removed}</Notice>}
      {link && removed === null && (
        <div className="grid justify-items-start gap-4">
          <p>{m.stock_alert_page_text()}</p>
          <Button busy={busy} onClick={() => void run(link.token)}>
            {m.stock_alert_delete()}
          </Button>
        </div>
      )}
      <div>
        <LinkButton to={paths.shop} look="secondary">
          {m.stock_alert_shop()}
        </LinkButton>
      </div>
    </section>
  )
}
