import { m } from '@warda/i18n/messages'
import { ResendConfirmation } from '../../features/accounts/resend-confirmation.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/resend-confirmation.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.resend_title(), description: m.resend_description, private: true })

export default function ResendConfirmationRoute() {
  return <ResendConfirmation />
}
