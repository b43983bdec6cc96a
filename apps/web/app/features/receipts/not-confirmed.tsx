import { m } from '@warda/i18n/messages'
import { CircleX } from 'lucide-react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'

/** The server's message and three links. */
export function NotConfirmed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <section className="page section grid flex-1 place-items-center">
      <div className="grid w-full max-w-lg justify-items-center rounded-card border border-line bg-card px-5 py-10 text-center sm:px-10 sm:py-12">
        <CircleX aria-hidden="true" size={56} strokeWidth={1.2} className="mb-4 text-petal" />
        <h1 className="mb-3 text-3xl sm:text-4xl">{m.receipt_failed_title()}</h1>
        <p role="alert">{text}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <Button onClick={onRetry}>{m.receipt_try_again()}</Button>
          <LinkButton to={paths.contact} look="secondary">
            {m.receipt_contact()}
          </LinkButton>
          <LinkButton to={paths.home} look="quiet">
            {m.receipt_home()}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
