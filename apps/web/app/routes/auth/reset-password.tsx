import { m } from '@warda/i18n/messages'
import { ResetPassword } from '../../features/accounts/reset-password.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/reset-password.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.reset_title(), description: m.reset_description, private: true })

export default function ResetPasswordRoute() {
  return <ResetPassword />
}
