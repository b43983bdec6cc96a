import type { Webhook } from '@warda/contract/webhooks'
import { m } from '@warda/i18n/messages'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Deliveries } from './deliveries.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookPanel } from './webhook-panel.tsx'

/** One webhook with its deliveries. */
export function WebhookPage({ webhookId, onDeleted }: { webhookId: string; onDeleted: () => void }) {
  const query = useWebhooks()
  return (
    <QueryResult query={query}>
      {(webhooks) => {
        const webhook = webhooks.find(({ id }) => id === webhookId)
        return webhook ? (
          <Loaded webhook={webhook} onDeleted={onDeleted} />
        ) : (
          <EmptyState drawing="tag" title={m.webhooks_missing()} />
        )
      }}
    </QueryResult>
  )
}

function Loaded({ webhook, onDeleted }: { webhook: Webhook; onDeleted: () => void }) {
  return (
    <div className="grid gap-6">
      <WebhookPanel webhook={webhook} onDeleted={onDeleted} />
      <Deliveries webhook={webhook} />
    </div>
  )
}
