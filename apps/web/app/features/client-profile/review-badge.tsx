import type { ClientProfile } from '@warda/contract/clients'
import { m } from '@warda/i18n/messages'
import { BadgeCheck, CircleX, Clock, PencilLine } from 'lucide-react'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'

type State = ClientProfile['reviewState']

const looks: Record<State, { tone: BadgeTone; text: () => string; Icon: typeof Clock }> = {
  draft: { tone: 'neutral', text: m.client_review_draft, Icon: PencilLine },
  pending: { tone: 'pending', text: m.client_review_pending, Icon: Clock },
  approved: { tone: 'done', text: m.client_review_approved, Icon: BadgeCheck },
  rejected: { tone: 'canceled', text: m.client_review_rejected, Icon: CircleX },
}

/** The shop's review status of the profile. */
export function ReviewBadge({ state }: { state: State }) {
  const { tone, text, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} />}>
      {text()}
    </Badge>
  )
}
