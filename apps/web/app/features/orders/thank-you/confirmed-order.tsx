import type { OrderConfirmation } from '@warda/contract/orders'
import { m } from '@warda/i18n/messages'
import { CalendarHeart, Gift, MapPin, Sparkles, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useApiMutation } from '../../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatWindow } from '../../../lib/format/format.ts'
import { formatHijriWindow } from '../../../lib/format/format-hijri-window.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { AskedAddress } from '../asked-address.tsx'
import { toOrder } from '../orders-present.ts'
import { ReminderOffer } from '../reminder-offer.tsx'
import { NextStepList } from './next-step-list.tsx'
import { findSurprise } from './next-steps.ts'
import { OrderedFlowers } from './ordered-flowers.tsx'
import { createTrackingLink } from './use-confirmation.ts'

type ConfirmedOrderProps = { confirmation: OrderConfirmation; userId: string; payment: ReactNode }

/** The flowers, the recipient, the window, what happens next, points, the tracking link and the payment of an order. */
export function ConfirmedOrder({ confirmation, userId, payment }: ConfirmedOrderProps) {
  const order = toOrder(confirmation.order)
  return (
    <div className="grid gap-10 text-start lg:grid-cols-2 lg:gap-16">
      <OrderedFlowers items={order.items} />
      <div className="grid content-start gap-8">
        <AskedAddress order={order} />
        <DeliveryFacts confirmation={confirmation} />
        <NextStepList confirmation={confirmation} />
        {!confirmation.isCanceled && <TrackingButton userId={userId} orderId={order.id} />}
        {payment}
        <ReminderOffer order={order} />
      </div>
    </div>
  )
}

function DeliveryFacts({ confirmation }: { confirmation: OrderConfirmation }) {
  const { order, earns } = confirmation
  const language = currentLanguage()
  const window = formatWindow(order.deliveryDate, order.deliverySlot, language)
  const surprise = findSurprise(confirmation)
  return (
    <ul className="grid gap-4 rounded-card bg-sage p-6 text-leaf-deep">
      <Fact icon={<CalendarHeart aria-hidden="true" size={22} />} name={m.thanks_when()}>
        <bdi>{window.day}</bdi> · <bdi>{window.slot}</bdi>
        <span className="block font-normal text-sm">
          <bdi>{formatHijriWindow(order.deliveryDate, order.deliverySlot, language)}</bdi>
        </span>
      </Fact>
      <Fact icon={<MapPin aria-hidden="true" size={22} />} name={m.thanks_who()}>
        <bdi>{order.recipient.fullName}</bdi>
        <span className="block font-normal text-sm">
          {order.addressWantedUntil === null ? (
            <bdi>{order.branch?.branchName ?? order.deliveryAddress}</bdi>
          ) : (
            m.address_request_wanted()
          )}
        </span>
      </Fact>
      {surprise !== null && (
        <Fact icon={<Gift aria-hidden="true" size={22} />} name={m.thanks_surprise()}>
          <span className="font-normal">
            {SURPRISES[surprise]({ name: order.recipient.fullName })}
            {confirmation.hideSender && <span className="block">{m.thanks_sender_hidden()}</span>}
          </span>
        </Fact>
      )}
      {earns > 0 && (
        <Fact icon={<Sparkles aria-hidden="true" size={22} />} name={m.loyalty_title()}>
          <Link to={paths.loyalty(order.userId)} className="font-normal underline underline-offset-4">
            {m.checkout_earns({ count: earns })}
          </Link>
        </Fact>
      )}
    </ul>
  )
}

const SURPRISES = {
  silent: m.thanks_surprise_silent,
  discreet: m.thanks_surprise_discreet,
  named: m.thanks_surprise_named,
} as const

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span>
        <span className="block text-sm">{name}</span>
        <span className="block font-semibold">{children}</span>
      </span>
    </li>
  )
}

/** Opens the buyer's tracking page; its link is stored on the first press. */
function TrackingButton({ userId, orderId }: { userId: string; orderId: string }) {
  const navigate = useNavigate()
  const { run, busy, problem } = useApiMutation(() => createTrackingLink(userId, orderId), {
    onSuccess: (path) => navigate(path),
  })
  return (
    <div className="grid justify-items-start gap-3">
      <Button look="secondary" busy={busy} onClick={() => void run()}>
        <Truck aria-hidden="true" size={19} className="rtl:-scale-x-100" />
        {m.thanks_track()}
      </Button>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
    </div>
  )
}
