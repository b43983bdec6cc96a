import { m } from '@warda/i18n/messages'
import { MessagePreference } from '../../features/order-messages/message-preference.tsx'
import { Privacy } from '../../features/privacy/privacy.tsx'
import { SecondFactor } from '../../features/second-factor/second-factor.tsx'
import { Sessions } from '../../features/sessions/sessions.tsx'
import { Settings } from '../../features/users/settings.tsx'
import { AccountFrame } from '../../shell/account-frame.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PrivatePage } from '../../shell/private-page.tsx'
import type { Route } from './+types/setting.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.profile_title(), description: m.profile_description(), private: true })

export default function SettingRoute({ params }: Route.ComponentProps) {
  return (
    <PrivatePage userId={params.id}>
      {(session) => (
        <AccountFrame userId={session.userId} title={m.profile_title()} lead={m.profile_lead()}>
          <Settings session={session} />
          <SecondFactor userId={session.userId} />
          <Sessions userId={session.userId} />
          <MessagePreference userId={session.userId} />
          <Privacy session={session} />
        </AccountFrame>
      )}
    </PrivatePage>
  )
}
