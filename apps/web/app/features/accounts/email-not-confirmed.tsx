import { m } from '@warda/i18n/messages'
import { CircleX } from 'lucide-react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { AuthPage } from './auth-page.tsx'
import { ResendForm } from './resend-form.tsx'

/** A failed confirmation link: the reason, a new link, or home (ROUTE-10). */
export function EmailNotConfirmed({ email, text }: { email: string; text: string }) {
  return (
    <AuthPage
      title={m.confirm_email_failed()}
      lead={<p role="alert">{text}</p>}
      icon={<CircleX aria-hidden="true" size={52} strokeWidth={1.3} className="text-petal" />}
    >
      <ResendForm email={email} />
      <LinkButton to={paths.home} look="quiet" wide className="mt-3">
        {m.confirm_email_home()}
      </LinkButton>
    </AuthPage>
  )
}
