import { m } from '@warda/i18n/messages'
import { ForgetPassword } from '../../features/accounts/forget-password.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/forget-password.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.forget_title(), description: m.forget_description(), private: true })

export default function ForgetPasswordRoute() {
  return <ForgetPassword />
}
