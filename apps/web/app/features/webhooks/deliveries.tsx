import type { Webhook, WebhookDelivery } from '@warda/contract/webhooks'
import { m } from '@warda/i18n/messages'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { FilterField, ListPage } from '../../ui/admin/list-page.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { DescriptionItem } from '../../ui/data/description-item.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { getEventLabel } from './event-labels.ts'
import { resendDelivery, useDeliveries } from './use-webhooks.ts'

const FILTERS = ['state'] as const
const STATES: Record<WebhookDelivery['state'], { tone: BadgeTone; text: () => string }> = {
  pending: { tone: 'pending', text: m.webhooks_delivery_pending },
  delivered: { tone: 'done', text: m.webhooks_delivery_delivered },
  failed: { tone: 'canceled', text: m.webhooks_delivery_failed },
}
const stateNames = Object.keys(STATES) as WebhookDelivery['state'][]

/** The deliveries of a webhook in the last 30 days, with attempts and responses. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const list = useListParams(FILTERS)
  const state = stateNames.find((name) => name === list.values.state)
  const query = useDeliveries(webhook.id, state, list.page)
  return (
    <Panel title={m.webhooks_deliveries()} lead={m.webhooks_deliveries_lead()}>
      <ListPage
        list={list}
        query={query}
        filters={
          <FilterField
            label={m.webhooks_state()}
            value={list.values.state}
            options={stateNames.map((value) => ({ value, label: STATES[value].text() }))}
            onChange={(value) => list.change({ state: value })}
          />
        }
        empty={{ drawing: 'tag', title: m.webhooks_deliveries_none() }}
      >
        {(rows) => (
          <div>
            {rows.map((delivery) => (
              <Delivery key={delivery.id} webhook={webhook} delivery={delivery} />
            ))}
          </div>
        )}
      </ListPage>
    </Panel>
  )
}

function Delivery({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const language = currentLanguage()
  const { tone, text } = STATES[delivery.state]
  const resend = useApiMutation(() => resendDelivery(webhook.id, delivery.id), {
    onSuccess: ({ message }) => void notify.success(message, { where: 'shell' }),
  })
  return (
    <Disclosure
      title={
        <span className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span>{getEventLabel(delivery.type)}</span>
          <span className="flex flex-wrap items-center gap-3 font-normal">
            <time dateTime={delivery.eventAt} className="tabular text-ink-soft text-sm">
              {formatDateTime(delivery.eventAt, language)}
            </time>
            <Badge tone={tone}>{text()}</Badge>
          </span>
        </span>
      }
    >
      <div className="grid gap-4">
        {delivery.failureText !== '' && <Notice tone="warning">{delivery.failureText}</Notice>}
        {resend.problem !== null && <Notice tone="error">{resend.problem}</Notice>}
        <dl className="grid gap-4 sm:grid-cols-3">
          <DescriptionItem name={m.webhooks_attempts()}>{delivery.attempts}</DescriptionItem>
          {delivery.status !== null && <DescriptionItem name={m.webhooks_status()}>{delivery.status}</DescriptionItem>}
          {delivery.durationMs !== null && (
            <DescriptionItem name={m.webhooks_duration()}>
              {m.webhooks_ms({ count: delivery.durationMs })}
            </DescriptionItem>
          )}
          {delivery.nextAttemptAt !== null && (
            <DescriptionItem name={m.webhooks_next_attempt()}>
              {formatDateTime(delivery.nextAttemptAt, language)}
            </DescriptionItem>
          )}
        </dl>
        <Text label={m.webhooks_body()} text={delivery.body} />
        {delivery.answer !== '' && <Text label={m.webhooks_answer()} text={delivery.answer} />}
        <div>
          <Button
            look="secondary"
            className="min-h-11"
            busy={resend.busy}
            disabled={webhook.state !== 'enabled'}
            onClick={() => void resend.run()}
          >
            {m.webhooks_send_again()}
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="mb-1 font-medium text-ink text-sm">{label}</p>
      <pre dir="ltr" className="whitespace-pre-wrap break-all rounded-field bg-sand p-3 text-ink text-sm">
        {text}
      </pre>
    </div>
  )
}
