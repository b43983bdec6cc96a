import { m } from '@warda/i18n/messages'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import type { GiftCard } from './use-gift-cards.ts'

const tones: Record<GiftCard['state'], BadgeTone> = {
  unpaid: 'pending',
  active: 'waiting',
  redeemed: 'done',
  cancelled: 'canceled',
  expired: 'neutral',
}
const labels: Record<GiftCard['state'], () => string> = {
  unpaid: m.gift_card_state_unpaid,
  active: m.gift_card_state_active,
  redeemed: m.gift_card_state_redeemed,
  cancelled: m.gift_card_state_cancelled,
  expired: m.gift_card_state_expired,
}

export const GiftCardState = ({ state }: { state: GiftCard['state'] }) => (
  <Badge tone={tones[state]}>{labels[state]()}</Badge>
)
