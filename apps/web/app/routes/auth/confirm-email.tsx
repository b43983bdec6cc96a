import { m } from '@warda/i18n/messages'
import { ConfirmEmail } from '../../features/accounts/confirm-email.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/confirm-email.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.confirm_email_title(), description: m.confirm_email_description, private: true })

export default function ConfirmEmailRoute() {
  return <ConfirmEmail />
}
