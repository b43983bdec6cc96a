import type { Webhook } from '@warda/contract/webhooks'
import { m } from '@warda/i18n/messages'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'

const STATES: Record<Webhook['state'], { tone: BadgeTone; text: () => string }> = {
  enabled: { tone: 'done', text: m.webhooks_state_enabled },
  disabled: { tone: 'progress', text: m.webhooks_state_disabled },
  failing: { tone: 'canceled', text: m.webhooks_state_failing },
  gone: { tone: 'canceled', text: m.webhooks_state_gone },
}

/** Badge: enabled, disabled or retrying. */
export function WebhookState({ webhook: { state, failingSince } }: { webhook: Webhook }) {
  if (state === 'enabled' && failingSince !== null) return <Badge tone="pending">{m.webhooks_state_retrying()}</Badge>
  const { tone, text } = STATES[state]
  return <Badge tone={tone}>{text()}</Badge>
}
