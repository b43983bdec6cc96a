import { m } from '@warda/i18n/messages'
import { AccountFrame } from '../../features/accounts/account-frame.tsx'
import { PrivatePage } from '../../features/accounts/private-page.tsx'
import { LoyaltyPage } from '../../features/loyalty/loyalty-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/loyalty.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.loyalty_title(), description: m.loyalty_description(), private: true })

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
