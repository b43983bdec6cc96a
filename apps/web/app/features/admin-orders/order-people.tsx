import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatWindow } from '../../lib/format/format.ts'
import { mapLink } from '../../lib/format/map-links.ts'
import { DescriptionItem } from '../../ui/data/description-item.tsx'
import { AddressLink } from '../../ui/delivery/address-link.tsx'
import { InlineEdit } from '../../ui/forms/inline-edit.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import type { AdminOrderView } from './order-present.ts'
import { setPurchaseOrder } from './use-order.ts'

/** The invoice prints the number, which then stays. */
const isInvoiced = ({ invoice }: AdminOrderView): boolean => invoice !== null

/** Buyer, recipient, address and delivery window. */
export function OrderPeople({ order }: { order: AdminOrderView }) {
  const window = formatWindow(order.deliveryDate, order.deliverySlot, currentLanguage())
  return (
    <Panel title={m.admin_order_delivery()}>
      {order.addressWantedUntil !== null && (
        <AddressLink
          isDesk
          order={{ id: order.id, userId: order.userId, recipientName: order.recipient.fullName }}
          until={order.addressWantedUntil}
        />
      )}
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <DescriptionItem name={order.addressWantedUntil === null ? m.admin_order_when() : m.address_request_proposal()}>
          <span className="block text-lg">{window.day}</span>
          <bdi className="tabular">{window.slot}</bdi>
        </DescriptionItem>
        <DescriptionItem name={m.admin_order_recipient()}>
          <span className="block">
            <bdi>{order.recipient.fullName}</bdi>
          </span>
          <Tel phone={order.recipient.phoneNumber} />
        </DescriptionItem>
        <DescriptionItem name={order.branch === null ? m.admin_order_address() : m.admin_order_branch()}>
          {order.branch && (
            <span className="block">
              <bdi>{order.branch.branchName}</bdi>
            </span>
          )}
          <span className="block">
            <bdi>{order.addressWantedUntil === null ? order.deliveryAddress : m.address_request_wanted()}</bdi>
          </span>
          {order.addressNote && (
            <span className="block font-normal text-ink-soft">
              <bdi>{order.addressNote}</bdi>
            </span>
          )}
          {order.addressWantedUntil === null && (
            <a
              href={mapLink(order)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-leaf underline-offset-4 hover:underline"
            >
              <MapPin aria-hidden="true" size={17} />
              {m.admin_order_map()}
            </a>
          )}
        </DescriptionItem>
        {order.branch !== null && (
          <DescriptionItem name={m.purchase_order()}>
            <InlineEdit
              label={m.purchase_order()}
              value={order.purchaseOrder}
              addText={m.purchase_order_add()}
              maxLength={LIMITS.purchaseOrder}
              save={isInvoiced(order) ? null : (purchaseOrder) => setPurchaseOrder(order.id, purchaseOrder)}
            />
          </DescriptionItem>
        )}
        <DescriptionItem name={m.admin_order_customer()}>
          <Link
            to={adminPaths.customer(order.userId)}
            className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            <bdi>{order.user.fullName}</bdi>
          </Link>
          <Tel phone={order.user.phoneNumber} />
        </DescriptionItem>
      </dl>
      {(order.cardMessage || order.shopNote) && (
        <div className="grid gap-4 border-line border-t pt-5">
          {order.cardMessage && (
            <TextEntry name={m.admin_order_card_message()} note={order.hideSender ? m.admin_order_hidden() : null}>
              {order.cardMessage}
            </TextEntry>
          )}
          {order.shopNote && (
            <TextEntry name={m.admin_order_shop_note()} note={m.admin_order_shop_note_hint()}>
              {order.shopNote}
            </TextEntry>
          )}
        </div>
      )}
    </Panel>
  )
}

function Tel({ phone }: { phone: string }) {
  return (
    <a
      href={`tel:${phone}`}
      className="flex min-h-11 w-fit items-center gap-1.5 font-normal underline-offset-4 hover:underline"
    >
      <Phone aria-hidden="true" size={15} className="text-ink-soft" />
      <bdi className="tabular" dir="ltr">
        {phone}
      </bdi>
    </a>
  )
}

function TextEntry({ name, note, children }: { name: string; note: string | null; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-normal font-text text-ink-soft text-sm">
        {name}
        {note && <span> · {note}</span>}
      </h3>
      <p className="mt-1 whitespace-pre-line border-line-strong border-s-2 ps-3">
        <bdi>{children}</bdi>
      </p>
    </div>
  )
}
