import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { callApi } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { useLinkParams } from '../../lib/browser/use-link-params.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Page of the mailed link that stops a reminder, or all reminders of its person; it works without a login. */
export function StopReminderPage() {
  const link = useLinkParams('token')
  const [stopped, setStopped] = useState<string | null>(null)
  const { run, busy, input, problem } = useApiMutation(
    (body: { token: string; all: boolean }) => callApi('stopOccasionReminder', { body }),
    { onSuccess: ({ message }) => setStopped(message) },
  )
  return (
    <section className="page section grid flex-1 content-start gap-5">
      <h1 className="text-3xl">{m.occasion_reminder_stop_page()}</h1>
      {link === null && <Notice tone="error">{m.occasion_reminder_link_missing()}</Notice>}
      {problem && <Notice tone="error">{problem}</Notice>}
      {stopped !== null && <Notice tone="success">{stopped}</Notice>}
      {link && stopped === null && (
        <div className="grid justify-items-start gap-4">
          <p>{m.occasion_reminder_stop_text()}</p>
          <div className="flex flex-wrap gap-3">
            <Button busy={busy && !input?.all} onClick={() => void run({ token: link.token, all: false })}>
              {m.occasion_reminder_stop_this()}
            </Button>
            <Button
              look="secondary"
              busy={busy && input?.all === true}
              onClick={() => void run({ token: link.token, all: true })}
            >
              {m.occasion_reminder_stop_all()}
            </Button>
          </div>
        </div>
      )}
      <div>
        <LinkButton to={paths.shop} look="secondary">
          {m.occasion_reminder_shop()}
        </LinkButton>
      </div>
    </section>
  )
}
