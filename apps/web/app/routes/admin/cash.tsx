import { m } from '@warda/i18n/messages'
import { HandoversPage } from '../../features/cash-handovers/handovers-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/cash.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.cash_title(), description: m.cash_lead(), private: true })

export default function AdminCashRoute() {
  return (
    <>
      <DashboardHeading title={m.cash_title()} lead={m.cash_lead()} />
      <HandoversPage />
    </>
  )
}
