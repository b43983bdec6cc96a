import type { ShopperOrder } from '@warda/contract/orders'
import { m } from '@warda/i18n/messages'
import { useEffect, useRef, useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatTime, formatWindow } from '../../lib/format/format.ts'
import { paths } from '../../paths.ts'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { OrderAmounts } from '../../ui/data/order-amounts.tsx'
import { AddressLink } from '../../ui/delivery/address-link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PayCountdown } from './pay-countdown.tsx'

export type RequestPaymentLink = (userId: string, orderId: string) => Promise<{ address: string } | { problem: string }>

type HeldOrderProps = {
  order: ShopperOrder
  requestPaymentLink: RequestPaymentLink
  openPayment: (address: string) => void
}

/** An order that is held until it is paid, with number and amounts; continues to payment in the same tab (W5). */
export function HeldOrder({ order, requestPaymentLink, openPayment }: HeldOrderProps) {
  const language = currentLanguage()
  const isAsked = order.addressWantedUntil !== null
  return (
    <section className="mx-auto grid max-w-lg justify-items-center gap-3 py-8 text-center">
      <h1 className="text-4xl sm:text-5xl">{m.checkout_held_title()}</h1>
      {order.payUntil !== null && (
        <p role="status" className="text-lg">
          {m.checkout_held_text({ number: order.orderNumber, time: formatTime(order.payUntil, language) })}
        </p>
      )}
      <OrderAmounts amounts={order.amounts ?? { ...order, total: order.totalBalance }} isAtMost={isAsked} />
      <p className="text-ink-soft">
        {(isAsked ? m.checkout_placed_proposed : m.checkout_placed_when)({
          ...formatWindow(order.deliveryDate, order.deliverySlot, language),
        })}
      </p>
      {order.addressWantedUntil !== null && (
        <AddressLink
          order={{ id: order.id, userId: order.userId, recipientName: order.recipient.fullName }}
          until={order.addressWantedUntil}
        />
      )}
      {order.payUntil !== null && <PayCountdown until={order.payUntil} />}
      <Paying order={order} requestPaymentLink={requestPaymentLink} openPayment={openPayment} />
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.orders(order.userId)} look="secondary">
          {m.checkout_placed_orders()}
        </LinkButton>
        <LinkButton to={paths.home} look="quiet">
          {m.checkout_placed_home()}
        </LinkButton>
      </div>
    </section>
  )
}

function Paying({ order, requestPaymentLink, openPayment }: HeldOrderProps) {
  const [address, setAddress] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const hasRequested = useRef(false)
  useEffect(() => {
    if (hasRequested.current) return
    hasRequested.current = true
    void requestPaymentLink(order.userId, order.id).then((answer) => {
      if ('problem' in answer) return setProblem(answer.problem)
      setAddress(answer.address)
      openPayment(answer.address)
    })
  }, [order, requestPaymentLink, openPayment])
  if (problem !== null) {
    return (
      <Notice tone="warning">
        {problem} {m.checkout_pay_later()}
      </Notice>
    )
  }
  return (
    <div className="mt-3 grid justify-items-center gap-3">
      <p role="status" className="text-ink-soft">
        {m.checkout_opening_payment()}
      </p>
      {address !== null && (
        <a href={address} className={buttonStyle('primary', 'large')}>
          {m.checkout_pay_link()}
        </a>
      )}
    </div>
  )
}
