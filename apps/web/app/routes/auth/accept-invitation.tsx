import { m } from '@warda/i18n/messages'
import { AuthPage } from '../../features/accounts/auth-page.tsx'
import { AcceptForm } from '../../features/setup/accept-form.tsx'
import { useLinkParams } from '../../lib/browser/use-link-params.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { Route } from './+types/accept-invitation.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.accept_title(), description: m.accept_description, private: true })

export default function AcceptInvitationRoute() {
  const link = useLinkParams('token', 'email')
  if (link === null) return <AuthPage title={m.accept_title()} lead={m.accept_no_link()} />
  return (
    <AuthPage title={m.accept_title()} lead={m.accept_lead()}>
      {link === undefined ? <Skeleton className="h-64 w-full" /> : <AcceptForm {...link} />}
    </AuthPage>
  )
}
