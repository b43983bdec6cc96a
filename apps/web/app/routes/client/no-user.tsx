import { m } from '@warda/i18n/messages'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/no-user.ts'
import { RequireUserId } from './known-user.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.client_dashboard(), description: m.client_overview_lead(), private: true })

/** The dashboard's address without a user id. */
export default function NoUserRoute() {
  return <RequireUserId id={undefined}>{null}</RequireUserId>
}
