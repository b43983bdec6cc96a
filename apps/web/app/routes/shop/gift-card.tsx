import { m } from '@warda/i18n/messages'
import { RedeemPage } from '../../features/gift-cards/redeem-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/gift-card.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.gift_card_page_title(), description: m.gift_card_page_text(), private: true })

export default function GiftCardRoute({ params }: Route.ComponentProps) {
  return <RedeemPage key={params.code} code={params.code} />
}
