import { m } from '@warda/i18n/messages'
import { FileDown } from 'lucide-react'
import { BOOKS_ID } from '../../features/analytics/revenue/books.tsx'
import { RevenuePage } from '../../features/analytics/revenue/revenue-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import type { Route } from './+types/revenue.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_revenue(), description: m.admin_dashboard(), private: true })

export default function RevenueRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_revenue()} lead={m.admin_revenue_lead()} action={<ToBooks />} />
      <RevenuePage />
    </>
  )
}

/** Link past the long list of days to the export. */
const ToBooks = () => (
  <a href={`#${BOOKS_ID}`} className={buttonStyle('secondary')}>
    <FileDown aria-hidden="true" size={18} />
    {m.admin_revenue_books()}
  </a>
)
