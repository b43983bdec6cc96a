import type { OrderConfirmation } from '@warda/contract/orders'
import { m } from '@warda/i18n/messages'
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
  return (
    <div className="grid gap-10">
      <Head confirmation={data} userId={userId} />
      <ConfirmedOrder confirmation={data} userId={userId} />
    </div>
  )
}

/** The same under a payment result; nothing while it loads and when the order is not the person's. */
export function ConfirmedOrderBelow({ userId, orderId }: ThankYouProps) {
  const { data } = useConfirmation(userId, orderId)
  return data === undefined ? null : <ConfirmedOrder confirmation={data} userId={userId} />
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
      {!isCanceled && (
        <OrderAmounts
          total={order.totalBalance}
          paid={order.paid}
          outstanding={order.outstanding}
          isAtMost={order.addressWantedUntil !== null}
        />
      )}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.orders(userId)} look={isHeld ? 'primary' : 'secondary'}>
          {isHeld ? m.thanks_pay() : m.checkout_placed_orders()}
        </LinkButton>
        <LinkButton to={paths.shop} look="quiet">
          {m.checkout_placed_home()}
        </LinkButton>
      </div>
    </div>
  )
}
