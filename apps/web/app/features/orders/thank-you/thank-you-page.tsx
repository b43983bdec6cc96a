import type { OrderConfirmation } from '@warda/contract/orders'
import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatTime } from '../../../lib/format/format.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { OrderAmounts } from '../../../ui/data/order-amounts.tsx'
import { FailedNotice } from '../../../ui/feedback/failed-notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ConfirmedOrder } from './confirmed-order.tsx'
import { awaitsPayment } from './next-steps.ts'
import { useConfirmation } from './use-confirmation.ts'

type ThankYouProps = { userId: string; orderId: string }

/** The page after an order was placed; it stays the same after a reload. */
export function ThankYouPage({ userId, orderId }: ThankYouProps) {
  const { data, error, refetch } = useConfirmation(userId, orderId)
  if (data === undefined)
    return error === null ? <Skeleton className="h-96 w-full" /> : <FailedNotice error={error} onRetry={refetch} />
  return <ThankYou confirmation={data} userId={userId} payment={<OrderTotals confirmation={data} userId={userId} />} />
}

type PaidOrderPageProps = ThankYouProps & {
  /** Number and sums of the payment, below the order. */
  payment: ReactNode
  /** Shown when the order is not the person's. */
  fallback: ReactNode
}

/** The page after an order was paid: the order first, then the payment. */
export function PaidOrderPage({ userId, orderId, payment, fallback }: PaidOrderPageProps) {
  const { data, error } = useConfirmation(userId, orderId)
  if (error !== null && data === undefined) return fallback
  return (
    <div className="page py-8 sm:py-14">
      {data === undefined ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <ThankYou confirmation={data} userId={userId} payment={payment} />
      )}
    </div>
  )
}

function ThankYou({
  confirmation,
  userId,
  payment,
}: {
  confirmation: OrderConfirmation
  userId: string
  payment: ReactNode
}) {
  return (
    <div className="grid gap-8 sm:gap-10">
      <Head confirmation={confirmation} userId={userId} />
      <ConfirmedOrder confirmation={confirmation} userId={userId} payment={payment} />
    </div>
  )
}

function Head({ confirmation, userId }: { confirmation: OrderConfirmation; userId: string }) {
  const { order, isCanceled } = confirmation
  const isHeld = awaitsPayment(confirmation)
  const text = isCanceled
    ? m.thanks_canceled_text({ number: order.orderNumber })
    : isHeld
      ? m.checkout_held_text({
          number: order.orderNumber,
          time: formatTime(order.payUntil ?? order.createdAt, currentLanguage()),
        })
      : m.checkout_placed_text({ number: order.orderNumber })
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-3 text-center">
      <h1 className="text-4xl sm:text-6xl">
        {isCanceled ? m.thanks_canceled() : isHeld ? m.checkout_held_title() : m.checkout_placed_title()}
      </h1>
      <p role="status" className="text-lg">
        {text}
      </p>
      {isHeld && <LinkButton to={paths.orders(userId)}>{m.thanks_pay()}</LinkButton>}
    </div>
  )
}

/** What the order costs and what is paid of it, with links to other pages. */
function OrderTotals({ confirmation, userId }: { confirmation: OrderConfirmation; userId: string }) {
  const { order, isCanceled } = confirmation
  return (
    <div className="grid justify-items-start gap-4">
      {!isCanceled && (
        <OrderAmounts
          amounts={order.amounts ?? { ...order, total: order.totalBalance }}
          isAtMost={order.addressWantedUntil !== null}
          wide
        />
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.orders(userId)} look="secondary">
          {m.checkout_placed_orders()}
        </LinkButton>
        <LinkButton to={paths.shop} look="quiet">
          {m.checkout_placed_home()}
        </LinkButton>
      </div>
    </div>
  )
}
