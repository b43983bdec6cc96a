import { m } from '@warda/i18n/messages'
import { useSession } from '../../lib/session/session.ts'
import { AuthPage } from './auth-page.tsx'
import { ResendForm } from './resend-form.tsx'

/** Page that sends a new confirmation e-mail (ROUTE-20). */
export function ResendConfirmation() {
  const session = useSession()
  return (
    <AuthPage title={m.resend_title()} lead={m.resend_lead()}>
      {session !== undefined && <ResendForm email={session?.email ?? ''} />}
    </AuthPage>
  )
}
