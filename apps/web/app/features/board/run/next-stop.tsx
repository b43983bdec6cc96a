import { m } from '@warda/i18n/messages'
import { MessageCircle, Navigation, Phone } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { directionsLink, mapLink } from '../../../lib/format/map-links.ts'
import { callLink, whatsAppLink } from '../../../lib/format/phone-links.ts'
import { sizeLabel } from '../../../lib/format/size-label.ts'
import { Money } from '../../../ui/data/money.tsx'
import type { BoardCard } from '../board-present.ts'
import { CardBadges } from '../card-badges.tsx'
import type { OrderDialog } from '../requested-dialog.ts'
import { plannedText, promisedText } from '../window-text.ts'
import type { RunStop } from './run-model.ts'
import { StopActions } from './stop-actions.tsx'
import { StopConflicts } from './stop-conflicts.tsx'

type NextStopProps = {
  stop: RunStop
  /** Null for the only stop. */
  onSkip: (() => void) | null
  onOpenDialog: (kind: OrderDialog) => void
}

/** The next stop with its address, window, items, amount to collect and main action (RUN-02). */
export function NextStop({ stop, onSkip, onOpenDialog }: NextStopProps) {
  const { order, toCollect, isWaiting } = stop
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnNext(heading)
  const planned = plannedText(order)
  return (
    <article
      aria-labelledby={`stop-${order.id}`}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <header className="grid gap-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-ink-soft text-sm">
          <span className="font-semibold text-leaf">{m.run_next()}</span>
          <bdi className="tabular font-semibold text-ink" dir="ltr">
            #{order.orderNumber}
          </bdi>
        </p>
        <h2 ref={heading} id={`stop-${order.id}`} tabIndex={-1} className="text-2xl outline-none">
          <bdi>{order.recipient.fullName}</bdi>
        </h2>
        <p className="font-semibold">
          <bdi>{planned ?? promisedText(order)}</bdi>
          {planned !== null && (
            <span className="block font-normal text-ink-soft text-sm">
              {m.driver_stop_promised({ window: promisedText(order) })}
            </span>
          )}
        </p>
        <CardBadges order={order} state={{ sending: false, waiting: isWaiting ? [m.board_waiting()] : [] }} />
      </header>
      <Address order={order} />
      <Contacts order={order} />
      <Items order={order} />
      <Collect riyals={toCollect} />
      <StopConflicts orderId={order.id} />
      <StopActions stop={stop} onSkip={onSkip} onOpenDialog={onOpenDialog} />
    </article>
  )
}

/** Focuses the heading of a stop that replaced another one, so that screen readers and keyboards go on with it. */
function useFocusOnNext(heading: { current: HTMLHeadingElement | null }): void {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && document.querySelector('[role=dialog]') === null && window.scrollY > 0) heading.current?.focus()
  }, [heading])
}

function Address({ order }: { order: BoardCard }) {
  const { branch, addressNote } = order
  const address = branch?.address ?? order.deliveryAddress
  return (
    <div className="text-lg leading-snug">
      {branch !== null && (
        <p className="font-semibold">
          <bdi>{branch.branchName}</bdi>
        </p>
      )}
      <a
        href={mapLink(order)}
        target="_blank"
        rel="noreferrer"
        aria-label={m.board_map({ address })}
        className="inline-block min-h-8 underline decoration-line-strong underline-offset-4"
      >
        <bdi>{address}</bdi>
      </a>
      {addressNote !== null && addressNote !== '' && (
        <p className="mt-1 rounded-field bg-pending px-3 py-2 text-base text-pending-ink">
          <bdi>{addressNote}</bdi>
        </p>
      )}
    </div>
  )
}

const contact =
  'flex min-h-16 flex-col items-center justify-center gap-1 rounded-card bg-sage px-2 font-semibold text-[0.9375rem] text-leaf-deep leading-tight hover:bg-sand'

function Contacts({ order }: { order: BoardCard }) {
  const { fullName: name, phoneNumber } = order.recipient
  const chat = whatsAppLink(phoneNumber)
  return (
    <div className={chat === null ? 'grid grid-cols-2 gap-2' : 'grid grid-cols-3 gap-2'}>
      <a
        href={directionsLink(order)}
        target="_blank"
        rel="noreferrer"
        aria-label={m.driver_stop_navigate_named({ name })}
        className={contact}
      >
        <Navigation aria-hidden="true" size={22} />
        {m.driver_stop_navigate()}
      </a>
      <a href={callLink(phoneNumber)} aria-label={m.driver_stop_call_named({ name })} className={contact}>
        <Phone aria-hidden="true" size={22} />
        {m.driver_stop_call()}
      </a>
      {chat !== null && (
        <a href={chat} target="_blank" rel="noreferrer" aria-label={m.run_whatsapp_named({ name })} className={contact}>
          <MessageCircle aria-hidden="true" size={22} />
          {m.run_whatsapp()}
        </a>
      )}
    </div>
  )
}

function Items({ order }: { order: BoardCard }) {
  return (
    <section aria-label={m.board_items()} className="grid gap-2">
      <ul className="grid gap-2">
        {order.items.map(({ name, size, quantity, thumbnail }) => (
          <li key={`${name} ${size}`} className="flex items-center gap-3">
            {thumbnail !== null && (
              <img
                src={thumbnail}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                className="size-14 shrink-0 rounded-field bg-sand object-cover"
              />
            )}
            <span className="leading-snug">
              <span className="tabular font-semibold">{quantity} ×</span> <bdi>{name}</bdi>
              {size !== '' && <span className="block text-ink-soft text-sm">{sizeLabel(size)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {order.allergyNote !== null && (
        <Remark>
          {m.orders_allergy()}: <bdi>{order.allergyNote}</bdi>
        </Remark>
      )}
      {order.cardMessage !== null && <p className="text-ink-soft text-sm">{m.driver_sheet_card()}</p>}
    </section>
  )
}

const Remark = ({ children }: { children: ReactNode }) => (
  <p className="rounded-field bg-canceled px-3 py-2 font-semibold text-canceled-ink">{children}</p>
)

function Collect({ riyals }: { riyals: number }) {
  if (riyals <= 0)
    return <p className="rounded-field bg-done px-4 py-3 font-semibold text-done-ink">{m.run_collect_none()}</p>
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-field bg-pending px-4 py-3 font-semibold text-pending-ink">
      {m.run_collect()}
      <Money riyals={riyals} className="text-2xl" />
    </p>
  )
}
