import { m } from '@warda/i18n/messages'
import { Hourglass } from 'lucide-react'
import { useEffect } from 'react'
import { useSession } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ResultFrame } from './result-frame.tsx'

const POLL_INTERVAL_MS = 4_000
const MAX_POLLS = 20

/** A pending payment: the page polls instead of offering a second payment. */
export function PaymentWaiting({ onRefresh }: { onRefresh: () => void }) {
  const session = useSession()
  useEffect(() => {
    let remaining = MAX_POLLS
    const timer = setInterval(() => {
      remaining -= 1
      if (remaining === 0) clearInterval(timer)
      onRefresh()
    }, POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [onRefresh])
  return (
    <ResultFrame
      title={m.payment_waiting_title()}
      icon={<Hourglass size={52} strokeWidth={1.2} className="text-pending-ink" />}
    >
      <p role="status">{m.payment_waiting_text()}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button onClick={onRefresh}>{m.payment_waiting_check()}</Button>
        {session && (
          <LinkButton to={paths.orders(session.userId)} look="secondary">
            {m.payment_orders()}
          </LinkButton>
        )}
      </div>
    </ResultFrame>
  )
}
