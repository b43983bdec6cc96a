import { m } from '@warda/words/messages'
import { ForgetPassword } from '../../features/account/forget-password.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/forget-password.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.forget_title(), description: m.forget_description(), private: true })

export default function ForgetPasswordRoute() {
  return <ForgetPassword />
}
