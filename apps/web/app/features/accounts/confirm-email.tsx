import type { Answer } from '@warda/contract/call'
import { m } from '@warda/i18n/messages'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../lib/api/call-api.ts'
import { saveFailureText } from '../../lib/api/save-failure.ts'
import { useLinkParams } from '../../lib/browser/use-link-params.ts'
import { usePageVisible } from '../../lib/browser/use-page-visible.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { AccessDenied } from './access-denied.tsx'
import { AuthPage } from './auth-page.tsx'
import { EmailConfirmed } from './email-confirmed.tsx'
import { EmailNotConfirmed } from './email-not-confirmed.tsx'

type Outcome = { confirmed: Answer<'confirmEmail'> } | { failure: string }

/** Confirms an address with the token of a mailed link (ROUTE-08..10). */
export function ConfirmEmail() {
  const link = useLinkParams('token', 'email')
  const outcome = useOutcome(link)
  if (link === null) return <AccessDenied />
  if (link === undefined || outcome === null) return <Checking />
  if ('confirmed' in outcome) return <EmailConfirmed email={link.email} answer={outcome.confirmed} />
  return <EmailNotConfirmed email={link.email} text={outcome.failure} />
}

const useOutcome = (link: { token: string; email: string } | null | undefined): Outcome | null => {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isVisible = usePageVisible()
  const hasRequested = useRef(false)
  useEffect(() => {
    if (!link || !isVisible || hasRequested.current) return
    hasRequested.current = true
    callApi('confirmEmail', { body: link }).then(
      (confirmed) => setOutcome({ confirmed }),
      (error: unknown) => setOutcome({ failure: saveFailureText(error, m.confirm_email_failed_text()) }),
    )
  }, [link, isVisible])
  return outcome
}

function Checking() {
  return (
    <AuthPage title={m.confirm_email_title()} lead={<span role="status">{m.confirm_email_checking()}</span>}>
      <Skeleton className="h-24 w-full" />
    </AuthPage>
  )
}
