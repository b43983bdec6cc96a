import type { Webhook } from '@warda/contract/webhooks'
import { WEBHOOK_EVENT_TYPES } from '@warda/domain/webhooks/event-types'
import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { DataTable } from '../../ui/admin/data-table.tsx'
import { ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { createWebhook, useWebhooks } from './use-webhooks.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookState } from './webhook-state.tsx'

/** The list of webhooks. */
export function WebhooksPanel({ getPath }: { getPath: (webhook: Webhook) => string }) {
  const query = useWebhooks()
  const [isCreating, setIsCreating] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Panel
      title={m.webhooks_title()}
      lead={m.webhooks_lead()}
      action={
        <Button look="secondary" className="min-h-11" onClick={() => setIsCreating(true)}>
          <Plus aria-hidden="true" size={18} />
          {m.webhooks_new()}
        </Button>
      }
    >
      <QueryResult query={query}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <p className="text-ink-soft">{m.webhooks_none()}</p>
          ) : (
            <DataTable
              caption={m.webhooks_title()}
              rows={webhooks}
              getKey={({ id }) => id}
              getLink={getPath}
              lead={{
                title: m.webhooks_url(),
                name: ({ url }) => (
                  <bdi dir="ltr" className="break-all">
                    {url}
                  </bdi>
                ),
                below: ({ description }) => description,
              }}
              columns={[
                {
                  key: 'events',
                  title: m.webhooks_events(),
                  cell: ({ eventTypes }) =>
                    m.webhooks_event_count({ count: eventTypes.length, all: WEBHOOK_EVENT_TYPES.length }),
                },
                { key: 'state', title: m.webhooks_state(), cell: (webhook) => <WebhookState webhook={webhook} /> },
              ]}
            />
          )
        }
      </QueryResult>
      <ResponsiveDialog wide open={isCreating} onClose={() => setIsCreating(false)} title={m.webhooks_new()}>
        <WebhookForm
          webhook={null}
          save={async (body) => {
            setSecret((await createWebhook(body)).secret)
            setIsCreating(false)
          }}
          onCancel={() => setIsCreating(false)}
        />
      </ResponsiveDialog>
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Panel>
  )
}
