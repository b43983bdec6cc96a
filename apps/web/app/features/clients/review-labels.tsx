import { m } from '@warda/i18n/messages'
import { BadgeCheck, CircleX, Clock, type LucideIcon, PencilLine } from 'lucide-react'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import type { ReviewState } from './use-clients.ts'

/** The review states in tab order, pending first. */
export const REVIEW_TABS = ['pending', 'approved', 'rejected', 'draft'] as const satisfies readonly ReviewState[]

const styles: Record<ReviewState, { tone: BadgeTone; text: () => string; Icon: LucideIcon }> = {
  draft: { tone: 'neutral', text: m.admin_clients_draft, Icon: PencilLine },
  pending: { tone: 'pending', text: m.admin_clients_pending, Icon: Clock },
  approved: { tone: 'done', text: m.admin_clients_approved, Icon: BadgeCheck },
  rejected: { tone: 'canceled', text: m.admin_clients_rejected, Icon: CircleX },
}

export const formatReviewState = (state: ReviewState): string => styles[state].text()

export function ReviewBadge({ state }: { state: ReviewState }) {
  const { tone, text, Icon } = styles[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} />}>
      {text()}
    </Badge>
  )
}
