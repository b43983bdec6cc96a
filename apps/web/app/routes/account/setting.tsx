import { m } from '@warda/i18n/messages'
import { AccountFrame } from '../../features/accounts/account-frame.tsx'
import { PrivatePage } from '../../features/accounts/private-page.tsx'
import { Settings } from '../../features/accounts/settings.tsx'
import { Privacy } from '../../features/privacy/privacy.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/setting.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.setting_title(), description: m.setting_description(), private: true })

export default function SettingRoute({ params }: Route.ComponentProps) {
  return (
    <PrivatePage userId={params.id}>
      {(session) => (
        <AccountFrame userId={session.userId} title={m.setting_title()} lead={m.setting_lead()}>
          <Settings session={session} />
          <Privacy session={session} />
        </AccountFrame>
      )}
    </PrivatePage>
  )
}
