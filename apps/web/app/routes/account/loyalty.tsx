import { m } from '@warda/i18n/messages'
import { LoyaltyPage } from '../../features/loyalty/loyalty-page.tsx'
import { AccountFrame } from '../../shell/account-frame.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PrivatePage } from '../../shell/private-page.tsx'
import type { Route } from './+types/loyalty.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.loyalty_title(), description: m.loyalty_description, private: true })

export default function LoyaltyRoute({ params }: Route.ComponentProps) {
  return (
    <PrivatePage userId={params.userId}>
      {(session) => (
        <AccountFrame userId={session.userId} title={m.loyalty_title()}>
          <LoyaltyPage userId={session.userId} />
        </AccountFrame>
      )}
    </PrivatePage>
  )
}
