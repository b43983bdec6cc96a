import { m } from '@warda/i18n/messages'
import { ClientsPage } from '../../features/clients/clients-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/clients.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_clients(), description: m.admin_dashboard(), private: true })

export default function ClientsRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_clients()} />
      <ClientsPage />
    </>
  )
}
