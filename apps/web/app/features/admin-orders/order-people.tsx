import { m } from '@warda/words/messages'
import { MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { formatDay, formatSlotName } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/language.ts'
import { mapLink } from '../../lib/map-links.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Fact } from '../../ui/fact.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { DeskOrder } from './use-order.ts'

/** Who ordered, who gets the flowers, where and when. */
export function OrderPeople({ order, onEdit }: { order: DeskOrder; onEdit: () => void }) {
  const language = currentLanguage()
  return (
    <Panel title={m.admin_order_delivery()} action={order.may.includes('edit') && <Edit onEdit={onEdit} />}>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Fact name={m.admin_order_when()}>
          <bdi className="block text-lg">{formatDay(order.deliveryDate, language)}</bdi>
          <bdi className="tabular">{formatSlotName(order.deliverySlot, language)}</bdi>
        </Fact>
        <Fact name={m.admin_order_recipient()}>
          <bdi className="block">{order.recipient.fullName}</bdi>
          <Tel phone={order.recipient.phoneNumber} />
        </Fact>
        <Fact name={order.branch === null ? m.admin_order_address() : m.admin_order_branch()}>
          {order.branch && <bdi className="block">{order.branch.branchName}</bdi>}
          <bdi className="block">{order.deliveryAddress}</bdi>
          {order.addressNote && <bdi className="block font-normal text-ink-soft">{order.addressNote}</bdi>}
          <a
            href={mapLink(order)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-leaf underline-offset-4 hover:underline"
          >
            <MapPin aria-hidden="true" size={17} />
            {m.admin_order_map()}
          </a>
        </Fact>
        <Fact name={m.admin_order_customer()}>
          <Link
            to={adminPaths.customer(order.userId)}
            className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            <bdi>{order.user.fullName}</bdi>
          </Link>
          <Tel phone={order.user.phoneNumber} />
        </Fact>
      </dl>
      {(order.cardMessage || order.shopNote) && (
        <div className="grid gap-4 border-line border-t pt-5">
          {order.cardMessage && (
            <Words name={m.admin_order_card_message()} note={order.hideSender ? m.admin_order_hidden() : null}>
              {order.cardMessage}
            </Words>
          )}
          {order.shopNote && (
            <Words name={m.admin_order_shop_note()} note={m.admin_order_shop_note_hint()}>
              {order.shopNote}
            </Words>
          )}
        </div>
      )}
    </Panel>
  )
}

function Edit({ onEdit }: { onEdit: () => void }) {
  return (
    <button type="button" onClick={onEdit} className={buttonStyle('quiet')}>
      {m.admin_order_change()}
    </button>
  )
}

function Tel({ phone }: { phone: string }) {
  return (
    <a
      href={`tel:${phone}`}
      className="flex min-h-8 items-center gap-1.5 font-normal underline-offset-4 hover:underline"
    >
      <Phone aria-hidden="true" size={15} className="text-ink-soft" />
      <bdi className="tabular" dir="ltr">
        {phone}
      </bdi>
    </a>
  )
}

function Words({ name, note, children }: { name: string; note: string | null; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-normal font-text text-ink-soft text-sm">
        {name}
        {note && <span> · {note}</span>}
      </h3>
      <p dir="auto" className="mt-1 whitespace-pre-line border-line-strong border-s-2 ps-3">
        {children}
      </p>
    </div>
  )
}
