import { m } from '@warda/words/messages'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/phone-order.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_phone_order(), description: m.admin_dashboard(), private: true })

export default function PhoneOrderRoute() {
  return <DashboardHeading title={m.admin_nav_phone_order()} />
}
