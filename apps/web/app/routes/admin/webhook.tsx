import { m } from '@warda/i18n/messages'
import { useNavigate } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { WebhookPage } from '../../features/webhooks/webhook-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { BackLink } from '../../ui/admin/back-link.tsx'
import type { Route } from './+types/webhook.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.webhooks_one(), description: m.webhooks_lead(), private: true })

export default function AdminWebhookRoute({ params }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <>
      <BackLink to={adminPaths.integrations}>{m.integrations_title()}</BackLink>
      <DashboardHeading title={m.webhooks_one()} />
      <WebhookPage webhookId={params.webhookId} onDeleted={() => void navigate(adminPaths.integrations)} />
    </>
  )
}
