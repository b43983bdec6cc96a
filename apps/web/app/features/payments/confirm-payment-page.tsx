import type { Confirmation } from '@warda/contract/payments'
import { m } from '@warda/i18n/messages'
import { CircleCheck, CircleX } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi, textOf } from '../../lib/api/call-api.ts'
import { readSession, useSession } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toast.ts'
import { openPayment, requestPaymentLink } from './open-payment.ts'
import { PaymentWaiting } from './payment-waiting.tsx'
import { ResultFrame } from './result-frame.tsx'

type Link = { orderId: string; trNumber: string }
type Outcome = { confirmation: Confirmation } | { failure: string }

/**
 * Where the gateway sends people back to (ROUTE-15). The address only names the attempt: the server asks the gateway. Asking
 * again, by reload or by "try again", answers the same. Works signed out.
 */
export function ConfirmPaymentPage({ link, onPaid }: { link: Link | null | undefined; onPaid: () => void }) {
  const { outcome, ask, askQuietly } = useConfirmation(link ?? null, onPaid)
  if (link === null) return <InvalidLink />
  if (link === undefined || outcome === null) return <Asking />
  if ('confirmation' in outcome && outcome.confirmation.isSuccess) return <Paid answer={outcome.confirmation} />
  if ('confirmation' in outcome && outcome.confirmation.errorCode === 'pending') {
    return <PaymentWaiting onAsk={askQuietly} />
  }
  const failed = 'confirmation' in outcome ? outcome.confirmation : { message: outcome.failure, errorCode: '' }
  return <NotPaid orderId={link.orderId} text={failed.message} code={failed.errorCode} onAgain={ask} />
}

const useConfirmation = (link: Link | null, onPaid: () => void) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const asked = useRef(false)
  const question = useCallback(
    async (params: Link): Promise<void> => {
      const confirmation = await callApi('confirmPayment', { params })
      setOutcome({ confirmation })
      if (confirmation.isSuccess) onPaid()
    },
    [onPaid],
  )
  const ask = useCallback(() => {
    if (link === null) return
    setOutcome(null)
    question(link).catch((error: unknown) => setOutcome({ failure: textOf(error) }))
  }, [link, question])
  // What is on the screen stays until there is something new to say.
  const askQuietly = useCallback(() => {
    if (link !== null) question(link).catch(() => undefined)
  }, [link, question])
  useEffect(() => {
    if (link === null || asked.current) return
    asked.current = true
    ask()
  }, [link, ask])
  return { outcome, ask, askQuietly }
}

function Asking() {
  return (
    <ResultFrame title={m.payment_checking()} icon={<Skeleton className="size-14 rounded-full" />}>
      <p role="status">{m.payment_checking_text()}</p>
    </ResultFrame>
  )
}

function InvalidLink() {
  useEffect(() => {
    void notify.warning(m.payment_invalid(), { where: 'shell' })
  }, [])
  return (
    <ResultFrame
      title={m.payment_invalid_title()}
      icon={<CircleX size={56} strokeWidth={1.2} className="text-petal" />}
    >
      <p role="alert">{m.payment_invalid()}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.home}>{m.payment_home()}</LinkButton>
        <LinkButton to={paths.contact} look="secondary">
          {m.payment_support()}
        </LinkButton>
      </div>
    </ResultFrame>
  )
}

function Paid({ answer }: { answer: Confirmation }) {
  const session = useSession()
  return (
    <ResultFrame
      title={m.payment_success_title()}
      icon={<CircleCheck size={56} strokeWidth={1.2} className="text-done-ink" />}
    >
      <p role="status">{answer.message || m.payment_success_text()}</p>
      {answer.orderNumber !== null && (
        <p className="mt-5 rounded-field bg-sage px-6 py-4">
          <span className="block text-ink-soft text-sm">{m.payment_success_order()}</span>
          <bdi className="tabular font-semibold text-2xl text-leaf-deep" dir="ltr">
            {answer.orderNumber}
          </bdi>
        </p>
      )}
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.shop}>{m.payment_shop()}</LinkButton>
        <LinkButton to={paths.home} look="secondary">
          {m.payment_home()}
        </LinkButton>
        {session && (
          <LinkButton to={paths.orders(session.userId)} look="quiet">
            {m.payment_orders()}
          </LinkButton>
        )}
      </div>
    </ResultFrame>
  )
}

type NotPaidProps = { orderId: string; text: string; code: string; onAgain: () => void }

/**
 * "Try again" opens the payment page anew for a signed-in person; when nobody could say what happened, or nobody is signed
 * in, it has the server ask the gateway once more.
 */
function NotPaid({ orderId, text, code, onAgain }: NotPaidProps) {
  const [busy, setBusy] = useState(false)
  const again = async (): Promise<void> => {
    const session = readSession()
    if (session === null || code === '') return onAgain()
    setBusy(true)
    const payment = await requestPaymentLink(session.userId, orderId)
    if ('address' in payment) return openPayment(payment.address)
    setBusy(false)
    void notify.error(payment.problem)
  }
  return (
    <ResultFrame title={m.payment_failed_title()} icon={<CircleX size={56} strokeWidth={1.2} className="text-petal" />}>
      <p role="alert">{text || m.payment_failed_text()}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button busy={busy} onClick={() => void again()}>
          {m.payment_try_again()}
        </Button>
        <LinkButton to={paths.contact} look="secondary">
          {m.payment_support()}
        </LinkButton>
      </div>
      {/* For whoever helps on the phone; a person needs only the words above. */}
      <p className="mt-6 text-ink-soft text-xs">
        {m.payment_error_code()}: <bdi dir="ltr">{code || '–'}</bdi>
      </p>
    </ResultFrame>
  )
}
