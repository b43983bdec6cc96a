import { m } from '@warda/i18n/messages'
import { PaidPage } from '../../features/gift-cards/paid-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/gift-card-paid.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.gift_card_title(), description: m.gift_card_description(), private: true })

export default function GiftCardPaidRoute({ params }: Route.ComponentProps) {
  return <PaidPage key={params.giftCardId} giftCardId={params.giftCardId} />
}
