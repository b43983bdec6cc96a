import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime, formatTime, formatWindow } from '../../lib/format/format.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { substitutionText } from '../../lib/format/substitutions.ts'
import { paths } from '../../paths.ts'
import { Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { AskedAddress } from './asked-address.tsx'
import { FailedDelivery } from './failed-delivery.tsx'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderDocuments } from './order-documents.tsx'
import type { Order } from './orders-present.ts'
import { PurchaseOrder } from './purchase-order.tsx'
import { ReminderOffer } from './reminder-offer.tsx'
import { ReorderButton } from './reorder-button.tsx'

/** Details of an order: e-mail, phone, address, date and lines (ORDERS-02). */
export function OrderDetails({ order, withNotices = true }: { order: Order; withNotices?: boolean }) {
  const language = currentLanguage()
  const window = formatWindow(order.deliveryDate, order.deliverySlot, language)
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        {withNotices && <FailedDelivery order={order} />}
        {order.payUntil !== null && order.actions.includes('pay') && order.status === 'pending' && (
          <Notice tone="warning">{m.orders_pay_until({ time: formatTime(order.payUntil, language) })}</Notice>
        )}
        {withNotices && <AskedAddress order={order} />}
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Fact name={m.orders_email()}>
            <bdi className="break-all">{order.user.email}</bdi>
          </Fact>
          <Fact name={m.orders_phone()}>
            <bdi dir="ltr">{order.user.phoneNumber}</bdi>
          </Fact>
          <Fact name={order.branch === null ? m.orders_address() : m.orders_branch()}>
            {order.branch && (
              <span className="block">
                <bdi>{order.branch.branchName}</bdi>
              </span>
            )}
            {order.addressWantedUntil === null
              ? (order.branch?.address ?? order.deliveryAddress)
              : m.address_request_wanted()}
          </Fact>
          {(order.purchaseOrder !== null || order.isPurchaseOrderOpen) && (
            <Fact name={m.purchase_order()}>
              <PurchaseOrder order={order} />
            </Fact>
          )}
          <Fact name={m.orders_placed_on()}>
            <time dateTime={order.createdAt}>
              <bdi>{formatDateTime(order.createdAt, language)}</bdi>
            </time>
          </Fact>
          <Fact name={m.orders_recipient()}>
            <bdi>{order.recipient.fullName}</bdi> · <bdi dir="ltr">{order.recipient.phoneNumber}</bdi>
          </Fact>
          <Fact name={order.addressWantedUntil === null ? m.orders_delivery() : m.address_request_proposal()}>
            <bdi>{window.day}</bdi> · <bdi>{window.slot}</bdi>
          </Fact>
          {order.substitution !== null && (
            <Fact name={m.orders_substitution()}>{substitutionText(order.substitution)}</Fact>
          )}
          {order.allergyNote !== null && (
            <Fact name={m.orders_allergy()}>
              <bdi>{order.allergyNote}</bdi>
            </Fact>
          )}
          <AcceptedTexts order={order} />
        </dl>
        <OrderDocuments order={order} />
        {order.cardMessage && (
          <figure>
            <figcaption className="text-ink-soft text-sm">{m.orders_card()}</figcaption>
            <blockquote
              dir="auto"
              className="mt-1 whitespace-pre-line border-gold border-s-2 ps-4 font-display text-lg"
            >
              {order.cardMessage}
            </blockquote>
          </figure>
        )}
        <ReorderButton order={order} />
        <ReminderOffer order={order} />
      </div>
      <div className="grid content-start gap-4">
        <Items order={order} />
        <OrderAmounts order={order} />
      </div>
    </div>
  )
}

/** The legal texts that the buyer accepted with the order (OPEN-03). */
function AcceptedTexts({ order: { termsVersion, returnsVersion } }: { order: Order }) {
  if (termsVersion === null || returnsVersion === null) return null
  return (
    <Fact name={m.orders_accepted_texts()}>
      <Link to={paths.legalVersion('terms', termsVersion)} className="text-leaf underline underline-offset-4">
        {m.legal_terms_title()}
      </Link>
      {' · '}
      <Link to={paths.legalVersion('returns', returnsVersion)} className="text-leaf underline underline-offset-4">
        {m.legal_returns_title()}
      </Link>
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

function Items({ order }: { order: Order }) {
  return (
    <ul aria-label={m.orders_items()} className="grid content-start gap-3">
      {order.items.map((item) => (
        <li key={`${item.productId}-${item.size}`} className="flex items-center gap-3">
          {item.picture && (
            <Picture
              picture={item.picture}
              sizes="56px"
              decorative
              className="aspect-4/5 w-14 shrink-0 rounded-field"
            />
          )}
          <span className="grow leading-snug">
            {item.name}
            <span className="block text-ink-soft text-sm">
              {sizeLabel(item.size)} <bdi className="tabular">× {item.quantity}</bdi>
            </span>
            {item.isRemoved && <span className="block text-canceled-ink text-sm">{m.orders_item_removed()}</span>}
          </span>
          <Money riyals={item.lineTotal} />
        </li>
      ))}
    </ul>
  )
}
