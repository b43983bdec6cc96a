import { m } from '@warda/i18n/messages'
import { StopReminderPage } from '../../features/occasion-reminders/stop-reminder-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/stop-reminder.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: m.occasion_reminder_stop_page(),
    description: m.occasion_reminder_stop_page(),
    private: true,
  })

export default function StopReminderRoute() {
  return <StopReminderPage />
}
