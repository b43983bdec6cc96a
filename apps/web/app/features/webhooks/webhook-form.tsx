import { type Webhook, webhookBody } from '@warda/contract/webhooks'
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '@warda/domain/webhooks/event-types'
import { m } from '@warda/i18n/messages'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { CheckboxChips } from '../../ui/admin/checkbox-chips.tsx'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { getEventLabel } from './event-labels.ts'
import type { WebhookBody } from './use-webhooks.ts'

type WebhookFormProps = {
  /** Null for a new one. */
  webhook: Webhook | null
  save: (body: WebhookBody) => Promise<void>
  onCancel: () => void
}

/** Address, description and events of a webhook. */
export function WebhookForm({ webhook, save, onCancel }: WebhookFormProps) {
  const { form, getError, problem, busy, submit } = useContractForm<WebhookBody, WebhookBody>({
    schema: webhookBody,
    defaults: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      eventTypes: webhook?.eventTypes ?? [],
      isEnabled: webhook === null || webhook.state === 'enabled',
    },
    draft: { name: `webhook:${webhook?.id ?? 'new'}` },
  })
  return (
    <form method="post" noValidate onSubmit={submit(save)} className="grid gap-5">
      {problem && <Notice tone="error">{problem}</Notice>}
      <Field
        label={m.webhooks_url()}
        hint={m.webhooks_url_hint()}
        dir="ltr"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        error={getError('url')}
        {...form.register('url')}
      />
      <Field
        label={m.webhooks_description()}
        autoComplete="off"
        error={getError('description')}
        {...form.register('description')}
      />
      <CheckboxChips
        legend={m.webhooks_events()}
        chips={WEBHOOK_EVENT_TYPES.map((type) => ({ value: type, label: getEventLabel(type) }))}
        chosen={form.watch('eventTypes')}
        error={getError('eventTypes')}
        onChange={(chosen) =>
          form.setValue('eventTypes', chosen as WebhookEventType[], {
            shouldDirty: true,
            shouldTouch: true,
            shouldValidate: true,
          })
        }
      />
      {webhook !== null && <Checkbox label={m.webhooks_enabled()} {...form.register('isEnabled')} />}
      <FormButtons submit={m.webhooks_save()} busy={busy} onCancel={onCancel} />
    </form>
  )
}
