import { m } from '@warda/i18n/messages'
import { CircleCheck, MailOpen, Phone, Printer } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { adminPaths } from '../../admin-paths.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay, formatSlotName } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { AddressLink } from '../../ui/delivery/address-link.tsx'
import type { PlacedPhoneOrder } from './use-phone-order.ts'

type PlacedOrderProps = { order: PlacedPhoneOrder; payLink: ReactNode; onNext: () => void }

/** The order number and the next steps; Enter starts the next order. */
export function PlacedOrder({ order, payLink, onNext }: PlacedOrderProps) {
  const language = currentLanguage()
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  return (
    <section
      aria-labelledby="placed"
      className="mx-auto grid max-w-2xl justify-items-center gap-5 rounded-card border border-line bg-card p-6 text-center sm:p-10"
    >
      <CircleCheck aria-hidden="true" size={48} strokeWidth={1.4} className="text-leaf" />
      <div role="status">
        <h2 id="placed" className="text-2xl">
          {m.admin_phone_done()}
        </h2>
        <p className="mt-1 text-ink-soft">{m.admin_phone_done_text()}</p>
        <p className="tabular mt-4 font-display text-5xl">
          <bdi dir="ltr">#{order.orderNumber}</bdi>
        </p>
      </div>
      <p className="text-lg">
        <bdi>{order.recipient.fullName}</bdi> · <bdi>{formatDay(order.deliveryDate, language)}</bdi> ·{' '}
        <bdi className="tabular whitespace-nowrap">
          {formatSlotName(order.deliverySlot, language, order.deliveryDate)}
        </bdi>{' '}
        · <Money riyals={order.totalBalance} className="font-semibold" />
      </p>
      {order.addressWantedUntil !== null && (
        <AddressLink
          order={{ id: order.id, userId: order.userId, recipientName: order.recipient.fullName }}
          until={order.addressWantedUntil}
          isDesk
        />
      )}
      <div className="flex flex-wrap justify-center gap-2 [&>*]:min-h-12">
        {order.outstanding > 0 && payLink}
        <LinkButton look="secondary" to={adminPaths.print([order.id], 'worksheet')}>
          <Printer aria-hidden="true" size={18} />
          {m.admin_order_worksheet()}
        </LinkButton>
        {order.cardMessage && (
          <LinkButton look="secondary" to={adminPaths.print([order.id], 'card')}>
            <MailOpen aria-hidden="true" size={18} />
            {m.admin_order_card()}
          </LinkButton>
        )}
        <LinkButton look="secondary" to={adminPaths.order(order.id)}>
          {m.admin_phone_open()}
        </LinkButton>
      </div>
      <Button ref={next} size="large" onClick={onNext}>
        <Phone aria-hidden="true" size={19} />
        {m.admin_phone_next()}
      </Button>
    </section>
  )
}
