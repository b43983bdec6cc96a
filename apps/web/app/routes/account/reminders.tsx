import { m } from '@warda/i18n/messages'
import { RemindersPage } from '../../features/occasion-reminders/reminders-page.tsx'
import { AccountFrame } from '../../shell/account-frame.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PrivatePage } from '../../shell/private-page.tsx'
import type { Route } from './+types/reminders.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: m.occasion_reminder_title(),
    description: m.occasion_reminder_description(),
    private: true,
  })

export default function RemindersRoute({ params }: Route.ComponentProps) {
  return (
    <PrivatePage userId={params.userId}>
      {(session) => (
        <AccountFrame userId={session.userId} title={m.occasion_reminder_title()} lead={m.occasion_reminder_lead()}>
          <RemindersPage userId={session.userId} />
        </AccountFrame>
      )}
    </PrivatePage>
  )
}
