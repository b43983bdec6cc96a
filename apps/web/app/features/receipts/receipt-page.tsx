import { m } from '@warda/i18n/messages'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { NotConfirmed } from './not-confirmed.tsx'
import { ReceiptDone } from './receipt-done.tsx'
import { type ReceiptLink, useConfirmation } from './use-confirmation.ts'

type ReceiptPageProps = { link: ReceiptLink | null | undefined; onConfirmed: (userId: string) => void }

/** Page of the mailed link that confirms the delivery (ROUTE-16, decisions §6), also for signed-out users. */
export function ReceiptPage({ link, onConfirmed }: ReceiptPageProps) {
  const { outcome, confirm } = useConfirmation(link ?? null, onConfirmed)
  if (link === null) return <InvalidLink />
  if (link === undefined || outcome === null) return <Asking />
  if ('failure' in outcome) return <NotConfirmed text={outcome.failure} onRetry={confirm} />
  return <ReceiptDone receipt={outcome.receipt} message={outcome.message} />
}

function Asking() {
  return (
    <section className="page section mx-auto grid max-w-3xl justify-items-center gap-4 text-center">
      <Skeleton className="size-14 rounded-full" />
      <h1 className="text-3xl sm:text-4xl">{m.receipt_checking()}</h1>
      <p role="status" className="text-ink-soft">
        {m.receipt_checking_text()}
      </p>
    </section>
  )
}

/** A link with missing parameters (ERR-07). */
function InvalidLink() {
  const navigate = useNavigate()
  useEffect(() => {
    void notify.error(m.receipt_invalid())
    void navigate(paths.home, { replace: true })
  }, [navigate])
  return null
}
