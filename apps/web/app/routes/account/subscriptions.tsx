import { m } from '@warda/i18n/messages'
import { SubscriptionsPage } from '../../features/standing-orders/subscriptions-page.tsx'
import { AccountFrame } from '../../shell/account-frame.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PrivatePage } from '../../shell/private-page.tsx'
import dashboardStyles from '../../styles/dashboard.css?url'
import type { Route } from './+types/subscriptions.ts'

/** The form uses fields of the dashboards, whose styles the other account pages do not load. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: dashboardStyles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.standing_shopper_title(), description: m.standing_shopper_lead(), private: true })

export default function SubscriptionsRoute({ params }: Route.ComponentProps) {
  return (
    <PrivatePage userId={params.userId}>
      {(session) => (
        <AccountFrame userId={session.userId} title={m.standing_shopper_title()} lead={m.standing_shopper_lead()}>
          <SubscriptionsPage session={session} />
        </AccountFrame>
      )}
    </PrivatePage>
  )
}
