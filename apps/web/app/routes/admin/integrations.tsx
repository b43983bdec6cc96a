import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../admin-paths.ts'
import { ApiKeysPanel } from '../../features/api-keys/api-keys-panel.tsx'
import { useAdminMe } from '../../features/staff/use-admin-me.ts'
import { WebhooksPanel } from '../../features/webhooks/webhooks-panel.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import type { Route } from './+types/integrations.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.integrations_title(), description: m.integrations_lead(), private: true })

export default function AdminIntegrationsRoute() {
  const me = useAdminMe()
  return (
    <>
      <DashboardHeading title={m.integrations_title()} lead={m.integrations_lead()} />
      <div className="grid gap-6">
        <QueryResult query={me}>{({ permissions }) => <ApiKeysPanel ownPermissions={permissions} />}</QueryResult>
        <WebhooksPanel getPath={({ id }) => adminPaths.webhook(id)} />
      </div>
    </>
  )
}
