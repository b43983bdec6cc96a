import { m } from '@warda/i18n/messages'
import { useSearchParams } from 'react-router'
import { SubscribePage } from '../../features/standing-orders/subscribe-page.tsx'
import { AccountFrame } from '../../shell/account-frame.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PrivatePage } from '../../shell/private-page.tsx'
import dashboardStyles from '../../styles/dashboard.css?url'
import type { Route } from './+types/subscribe.ts'

/** The form uses fields of the dashboards, whose styles the other account pages do not load. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: dashboardStyles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.standing_shopper_new(), description: m.standing_shopper_lead(), private: true })

export default function SubscribeRoute() {
  const [search] = useSearchParams()
  const number = (name: string): number => Number(search.get(name)) || 0
  return (
    <PrivatePage>
      {(session) => (
        <AccountFrame userId={session.userId} title={m.standing_shopper_new()}>
          <SubscribePage
            session={session}
            slug={search.get('product') ?? ''}
            variantId={number('size')}
            quantity={Math.min(Math.max(number('quantity'), 1), 99)}
          />
        </AccountFrame>
      )}
    </PrivatePage>
  )
}
