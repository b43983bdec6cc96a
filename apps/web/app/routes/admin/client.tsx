import { m } from '@warda/i18n/messages'
import { ClientPage } from '../../features/clients/client-page.tsx'
import { AgeingBars } from '../../features/receivables/ageing-bars.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/client.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_clients(), description: m.admin_dashboard(), private: true })

export default function ClientRoute({ params }: Route.ComponentProps) {
  return <ClientPage clientId={Number(params.clientId) || 0} bars={(ageing) => <AgeingBars ageing={ageing} />} />
}
