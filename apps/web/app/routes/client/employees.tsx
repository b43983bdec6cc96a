import { m } from '@warda/i18n/messages'
import { EmployeesPage } from '../../features/branch-managers/employees-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/employees.ts'
import { SessionPage } from './own-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.client_nav_employees(), description: m.managers_lead(), private: true })

export default function EmployeesRoute() {
  return (
    <SessionPage title={m.client_nav_employees()} lead={m.managers_lead()}>
      {(session) => <EmployeesPage session={session} />}
    </SessionPage>
  )
}
