import { m } from '@warda/i18n/messages'
import { SoldPage } from '../../features/gift-cards/sold-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/gift-cards.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_gift_cards(), description: m.admin_dashboard(), private: true })

export default function GiftCardsRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_gift_cards()} lead={m.gift_card_admin_lead()} />
      <SoldPage />
    </>
  )
}
