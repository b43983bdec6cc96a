import type { Confirmation } from '@warda/contract/payments'
import { m } from '@warda/i18n/messages'
import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney, formatTime } from '../../lib/format/format.ts'
import { readSession, useSession } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { AmountText } from '../../ui/data/money.tsx'
import { OrderAmounts } from '../../ui/data/order-amounts.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { openPayment, requestPaymentLink } from './open-payment.ts'
import { PaymentWaiting } from './payment-waiting.tsx'
import { ResultFrame } from './result-frame.tsx'

type Link = { orderId: string; trNumber: string }
type ConfirmPaymentPageProps = {
  link: Link | null | undefined
  onPaid: () => void
  renderOrder: (paid: PaidOrderParts) => ReactNode
}
/** What the page of a paid order shows. */
type PaidOrderParts = {
  userId: string
  orderId: string
  /** Number and sums, below the order. */
  payment: ReactNode
  /** The result without the order, which may be somebody else's. */
  fallback: ReactNode
}
type Outcome = { confirmation: Confirmation } | { failure: string }

/**
 * Return page of the payment gateway (ROUTE-15), also for signed-out users. The URL only names the attempt, and the
 * server asks the gateway; repeating the call is safe.
 */
export function ConfirmPaymentPage({ link, onPaid, renderOrder }: ConfirmPaymentPageProps) {
  const { outcome, confirm, confirmInBackground } = useConfirmation(link ?? null, onPaid)
  if (link === null) return <InvalidLink />
  if (link === undefined || outcome === null) return <Checking />
  if ('confirmation' in outcome && outcome.confirmation.isSuccess)
    return <Paid orderId={link.orderId} answer={outcome.confirmation} renderOrder={renderOrder} />
  if ('confirmation' in outcome && outcome.confirmation.errorCode === 'pending') {
    return <PaymentWaiting onRefresh={confirmInBackground} />
  }
  const failed =
    'confirmation' in outcome ? outcome.confirmation : { message: outcome.failure, errorCode: '', orderNumber: null }
  return <NotPaid orderId={link.orderId} answer={failed} onRetry={confirm} />
}

const useConfirmation = (link: Link | null, onPaid: () => void) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const hasRequested = useRef(false)
  const requestConfirmation = useCallback(
    async (params: Link): Promise<void> => {
      const confirmation = await callApi('confirmPayment', { params })
      setOutcome({ confirmation })
      if (confirmation.isSuccess) onPaid()
    },
    [onPaid],
  )
  const confirm = useCallback(() => {
    if (link === null) return
    setOutcome(null)
    requestConfirmation(link).catch((error: unknown) => setOutcome({ failure: getErrorMessage(error) }))
  }, [link, requestConfirmation])
  // Keeps the current result on the screen until there is a new one.
  const confirmInBackground = useCallback(() => {
    if (link !== null) requestConfirmation(link).catch(() => undefined)
  }, [link, requestConfirmation])
  useEffect(() => {
    if (link === null || hasRequested.current) return
    hasRequested.current = true
    confirm()
  }, [link, confirm])
  return { outcome, confirm, confirmInBackground }
}

function Checking() {
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

type PaidProps = { orderId: string; answer: Confirmation; renderOrder: ConfirmPaymentPageProps['renderOrder'] }

/** The order of a signed-in buyer with the payment below it; otherwise, and for several orders, the payment alone. */
function Paid({ orderId, answer, renderOrder }: PaidProps) {
  const session = useSession()
  const result = (
    <ResultFrame
      title={m.payment_success_title()}
      icon={<CircleCheck size={56} strokeWidth={1.2} className="text-done-ink" />}
    >
      <p role="status">{answer.message || m.payment_success_text()}</p>
      <PaymentSummary answer={answer} />
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <NextLinks />
      </div>
    </ResultFrame>
  )
  if (!session || (answer.amounts?.orders ?? 1) !== 1) return result
  return renderOrder({
    userId: session.userId,
    orderId,
    fallback: result,
    payment: (
      <section aria-labelledby="payment" className="grid gap-5 rounded-card border border-line bg-card p-5 sm:p-6">
        <h2 id="payment" className="flex items-center gap-3 text-2xl">
          <CircleCheck aria-hidden="true" size={26} strokeWidth={1.4} className="shrink-0 text-done-ink" />
          {m.payment_success_title()}
        </h2>
        <div>
          <PaymentSummary answer={answer} wide />
        </div>
        <div className="flex flex-wrap gap-3">
          <NextLinks />
        </div>
      </section>
    ),
  })
}

function PaymentSummary({ answer, wide = false }: { answer: Confirmation; wide?: boolean }) {
  return (
    <>
      {answer.orderNumber !== null && (
        <p className="rounded-field bg-sage px-5 py-4 not-first:mt-5">
          <span className="block text-ink-soft text-sm">{m.payment_success_order()}</span>
          <bdi className="tabular font-semibold text-2xl text-leaf-deep" dir="ltr">
            {answer.orderNumber}
          </bdi>
          {answer.amounts && answer.amounts.orders > 1 && (
            <span className="block text-sm">{m.payment_success_more({ count: answer.amounts.orders - 1 })}</span>
          )}
        </p>
      )}
      {answer.amounts && <OrderAmounts amounts={answer.amounts} wide={wide} />}
    </>
  )
}

function NextLinks() {
  const session = useSession()
  return (
    <>
      <LinkButton to={paths.shop}>{m.payment_shop()}</LinkButton>
      <LinkButton to={paths.home} look="secondary">
        {m.payment_home()}
      </LinkButton>
      {session && (
        <LinkButton to={paths.orders(session.userId)} look="quiet">
          {m.payment_orders()}
        </LinkButton>
      )}
    </>
  )
}

type NotPaidProps = { orderId: string; answer: Omit<Confirmation, 'isSuccess'>; onRetry: () => void }

/**
 * "Try again" opens a new payment page for a signed-in user; without a session or a definite result, it asks the
 * gateway again.
 */
function NotPaid({ orderId, answer, onRetry }: NotPaidProps) {
  const { message, errorCode: code, orderNumber, toPay } = answer
  const [busy, setBusy] = useState(false)
  const session = useSession()
  const language = currentLanguage()
  const retry = async (): Promise<void> => {
    const session = readSession()
    if (session === null || code === '') return onRetry()
    setBusy(true)
    const payment = await requestPaymentLink(session.userId, orderId)
    if ('address' in payment) return openPayment(payment.address)
    setBusy(false)
    void notify.error(payment.problem)
  }
  return (
    <ResultFrame title={m.payment_failed_title()} icon={<CircleX size={56} strokeWidth={1.2} className="text-petal" />}>
      <p role="alert">{message || m.payment_failed_text()}</p>
      {toPay && (
        <p className="mt-5 rounded-field bg-sage px-6 py-4">
          <span className="block font-semibold text-leaf-deep text-xl">
            <AmountText>
              {m.payment_failed_to_pay({ number: orderNumber ?? '', amount: formatMoney(toPay.amount, language) })}
            </AmountText>
          </span>
          {toPay.until !== null && (
            <span className="block text-ink-soft text-sm">
              {m.payment_failed_held({ time: formatTime(toPay.until, language) })}
            </span>
          )}
        </p>
      )}
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button busy={busy} onClick={() => void retry()}>
          {m.payment_try_again()}
        </Button>
        {session && toPay && (
          <LinkButton to={paths.orders(session.userId)} look="secondary">
            {m.payment_orders()}
          </LinkButton>
        )}
        <LinkButton to={paths.contact} look="secondary">
          {m.payment_support()}
        </LinkButton>
      </div>
      {/* The error code is for the support team. */}
      <p className="mt-6 text-ink-soft text-xs">
        {m.payment_error_code()}: <bdi dir="ltr">{code || '–'}</bdi>
      </p>
    </ResultFrame>
  )
}
