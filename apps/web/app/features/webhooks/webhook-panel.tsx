import type { Webhook } from '@warda/contract/webhooks'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmAction } from '../../ui/layout/confirm-action.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { getEventLabel } from './event-labels.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { deleteWebhook, replaceSecret, saveWebhook, testWebhook } from './use-webhooks.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookState } from './webhook-state.tsx'

type WebhookPanelProps = { webhook: Webhook; onDeleted: () => void }

/** URL, state and events of a webhook, with its actions. */
export function WebhookPanel({ webhook, onDeleted }: WebhookPanelProps) {
  const [open, setOpen] = useState<'edit' | 'secret' | 'delete' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const close = (): void => setOpen(null)
  const test = useApiMutation(() => testWebhook(webhook.id), {
    onSuccess: ({ message }) => void notify.success(message, { where: 'shell' }),
  })
  return (
    <Panel
      title={
        <bdi dir="ltr" className="break-all">
          {webhook.url}
        </bdi>
      }
      lead={webhook.description}
      action={<WebhookState webhook={webhook} />}
    >
      <Trouble webhook={webhook} />
      {test.problem !== null && <Notice tone="error">{test.problem}</Notice>}
      <p>{webhook.eventTypes.map(getEventLabel).join(m.ui_list_comma())}</p>
      <div className="flex flex-wrap gap-3 [&>*]:min-h-11">
        <Button look="secondary" onClick={() => setOpen('edit')}>
          {m.webhooks_edit()}
        </Button>
        <Button
          look="secondary"
          busy={test.busy}
          disabled={webhook.state !== 'enabled'}
          onClick={() => void test.run()}
        >
          {m.webhooks_test()}
        </Button>
        <Button look="secondary" onClick={() => setOpen('secret')}>
          {m.webhooks_replace_secret()}
        </Button>
        <Button look="quiet" onClick={() => setOpen('delete')}>
          {m.webhooks_delete()}
        </Button>
      </div>
      <ResponsiveDialog wide open={open === 'edit'} onClose={close} title={m.webhooks_edit()}>
        <WebhookForm
          webhook={webhook}
          save={async (body) => {
            const { message } = await saveWebhook(webhook.id, body)
            void notify.success(message, { where: 'shell' })
            close()
          }}
          onCancel={close}
        />
      </ResponsiveDialog>
      {open === 'secret' && (
        <ConfirmAction
          title={m.webhooks_replace_secret()}
          confirmLabel={m.webhooks_replace()}
          action={async () => {
            const replaced = await replaceSecret(webhook.id)
            setSecret(replaced.secret)
            return replaced.message
          }}
          onClose={close}
        >
          {m.webhooks_replace_text()}
        </ConfirmAction>
      )}
      {open === 'delete' && (
        <ConfirmAction
          title={m.webhooks_delete_title()}
          confirmLabel={m.webhooks_delete()}
          action={async () => {
            const { message } = await deleteWebhook(webhook.id)
            onDeleted()
            return message
          }}
          onClose={close}
        >
          {m.webhooks_delete_text()}
        </ConfirmAction>
      )}
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Panel>
  )
}

/** Why a webhook is disabled, or since when its deliveries fail. */
function Trouble({ webhook: { state, failingSince } }: { webhook: Webhook }) {
  if (state === 'failing') return <Notice tone="error">{m.webhooks_failing_text()}</Notice>
  if (state === 'gone') return <Notice tone="error">{m.webhooks_gone_text()}</Notice>
  if (state !== 'enabled' || failingSince === null) return null
  const since = formatDateTime(failingSince, currentLanguage())
  return <Notice tone="warning">{m.webhooks_retrying_text({ since })}</Notice>
}
