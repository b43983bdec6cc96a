import type { ShopperOrder } from '@warda/contract/orders'
import { m } from '@warda/i18n/messages'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Session } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { LatePart } from '../../ui/feedback/late-part.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { readIntent } from './checkout-draft.ts'
import type { BuyerKind, CheckoutForm } from './checkout-form.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import type { RequestPaymentLink } from './held-order.tsx'
import { loadHeldOrder } from './later-parts.ts'
import { awaitsPayment, settleIntent } from './place-order.ts'
import { resetCartQueries, useSummaryLines } from './use-checkout-data.ts'

type CheckoutPageProps = {
  session: Session
  kind: BuyerKind
  /** The buyer's phone for "send to me"; null while loading. */
  phone: string | null
  /** The branch select of a business. */
  branches: (checkout: CheckoutForm) => ReactNode
  requestPaymentLink: RequestPaymentLink
  openPayment: (address: string) => void
  /** Called after the cart was emptied. */
  onPlaced: () => void
}

/** Checkout: first resolves an order whose answer was lost (W3), then shows the steps, then payment or the thank-you page. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { userId } = props.session
  const navigate = useNavigate()
  const [placed, setPlaced] = useState<ShopperOrder | null>(null)
  const handlePlaced = (order: ShopperOrder): void => {
    resetCartQueries()
    props.onPlaced()
    setPlaced(order)
    if (!awaitsPayment(order)) void navigate(paths.thanks(order.id), { replace: true })
    window.scrollTo(0, 0)
  }
  const isResolving = useIntentResolution(userId, handlePlaced)
  if (placed !== null) {
    const skeleton = <Skeleton className="h-96 w-full" />
    if (!awaitsPayment(placed)) return skeleton
    return (
      <LatePart load={loadHeldOrder} skeleton={skeleton}>
        {({ HeldOrder }) => <HeldOrder order={placed} {...props} />}
      </LatePart>
    )
  }
  return (
    <>
      <h1 className="mb-8 text-4xl sm:text-5xl">{m.checkout_title()}</h1>
      {isResolving ? <Notice>{m.checkout_checking()}</Notice> : <Steps {...props} onDone={handlePlaced} />}
    </>
  )
}

const useIntentResolution = (userId: string, onFound: (order: ShopperOrder) => void): boolean => {
  const [isResolving, setResolving] = useState(() => readIntent(userId) !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page opens
  useEffect(() => {
    if (!isResolving) return
    settleIntent(userId)
      .then((order) => {
        if (order !== null) onFound(order)
      })
      .catch(() => undefined)
      .finally(() => setResolving(false))
  }, [])
  return isResolving
}

function Steps(props: CheckoutPageProps & { onDone: (order: ShopperOrder) => void }) {
  const { session, onDone } = props
  const { data: lines, error, refetch } = useSummaryLines(session.userId)
  if (lines === undefined && error !== null) {
    return <FailedNotice error={error} onRetry={refetch} />
  }
  if (lines === undefined) return <Skeleton className="h-96 w-full" />
  if (lines.length === 0) {
    return (
      <EmptyState
        drawing="basket"
        title={m.cart_empty_title()}
        actions={
          <>
            <LinkButton to={paths.shop}>{m.cart_empty_action()}</LinkButton>
            <LinkButton to={paths.orders(session.userId)} look="secondary">
              {m.checkout_placed_orders()}
            </LinkButton>
          </>
        }
      >
        {m.checkout_empty_text()}
      </EmptyState>
    )
  }
  return <CheckoutSteps {...props} lines={lines} onPlaced={onDone} />
}
