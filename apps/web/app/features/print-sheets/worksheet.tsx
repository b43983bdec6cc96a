import { getAmountToCollect } from '@warda/domain/orders/status-words'
import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay, formatSlotName } from '../../lib/format/format.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { substitutionText } from '../../lib/format/substitutions.ts'
import { useBrand } from '../../lib/shop/brand.ts'
import { Money } from '../../ui/data/money.tsx'
import type { Sheet } from './sheet-present.ts'

/** Delivery sheet of one order for the driver; its head has the accent of the shop, and it is readable in black and white print. */
export function Worksheet({ order }: { order: Sheet }) {
  const language = currentLanguage()
  const { name: shopName } = useBrand()
  return (
    <article className="wrap-anywhere grid break-inside-avoid content-start gap-3 rounded-card border border-ink bg-white p-4 text-[0.9375rem] leading-snug print:rounded-none print:text-[10.5pt]">
      <div className="flex items-end justify-between gap-3 border-leaf border-b-2 pb-2 text-leaf">
        <div>
          <p className="text-sm">
            <bdi>{shopName}</bdi>
          </p>
          <h2 className="text-lg">{m.driver_sheet_worksheet()}</h2>
        </div>
        <bdi className="tabular whitespace-nowrap font-semibold text-lg" dir="ltr">
          #{order.orderNumber}
        </bdi>
      </div>
      {order.isGift && <p className="border border-ink px-2 py-1 text-center font-semibold">{m.driver_sheet_gift()}</p>}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        <Line name={m.driver_sheet_deliver_to()}>
          <bdi className="font-semibold">{order.recipient.fullName}</bdi>
        </Line>
        <Line name={m.driver_sheet_phone()}>
          <bdi dir="ltr" className="whitespace-nowrap">
            {order.recipient.phoneNumber}
          </bdi>
        </Line>
        <Line name={m.driver_sheet_address()} wide>
          {order.branch && (
            <span className="block">
              <bdi>{order.branch.branchName}</bdi>
            </span>
          )}
          <bdi>{order.branch?.address ?? order.deliveryAddress}</bdi>
        </Line>
        {order.addressNote && (
          <Line name={m.driver_sheet_note()} wide>
            <bdi>{order.addressNote}</bdi>
          </Line>
        )}
        <Line name={m.driver_sheet_window()}>
          <span className="block">
            <bdi>{formatDay(order.deliveryDate, language)}</bdi>
          </span>
          <bdi className="font-semibold">{formatSlotName(order.deliverySlot, language, order.deliveryDate)}</bdi>
        </Line>
        {order.plannedSlot !== null && (
          <Line name={m.driver_sheet_planned()}>
            {order.plannedDate !== null && (
              <span className="block">
                <bdi>{formatDay(order.plannedDate, language)}</bdi>
              </span>
            )}
            <bdi className="font-semibold">
              {formatSlotName(order.plannedSlot, language, order.plannedDate ?? order.deliveryDate)}
            </bdi>
          </Line>
        )}
        {order.purchaseOrder !== null && (
          <Line name={m.purchase_order()} wide>
            <bdi className="font-semibold">{order.purchaseOrder}</bdi>
          </Line>
        )}
        <Line name={m.driver_sheet_sender()} wide={order.plannedSlot !== null}>
          {order.hideSender ? m.driver_sheet_sender_hidden() : <bdi>{order.user.fullName}</bdi>}
        </Line>
      </dl>
      <Items order={order} />
      {order.allergyNote !== null && (
        <p className="border-2 border-ink px-3 py-2 font-semibold">
          {m.orders_allergy()}: <bdi>{order.allergyNote}</bdi>
        </p>
      )}
      {order.substitution !== null && (
        <p>
          {m.orders_substitution()}: <strong>{substitutionText(order.substitution)}</strong>
        </p>
      )}
      <Collect riyals={getAmountToCollect(order.statusWords.money)} />
      {order.cardMessage && <p>{m.driver_sheet_card()}</p>}
      <p className="mt-3 border-ink border-t border-dotted pt-1 text-sm">{m.driver_sheet_signature()}</p>
    </article>
  )
}

function Line({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2' : undefined}>
      <dt className="text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Items({ order }: { order: Sheet }) {
  return (
    <div>
      <h3 className="font-normal font-text text-sm">{m.driver_sheet_items()}</h3>
      <ul>
        {order.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed list never changes
          <li key={index} className="flex gap-2">
            <span className="tabular shrink-0 font-semibold">{item.quantity} ×</span>
            <span>
              <bdi>{item.name}</bdi>
              {item.size !== '' && <span> · {sizeLabel(item.size)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Collect({ riyals }: { riyals: number }) {
  if (riyals <= 0) return <p className="font-semibold">{m.driver_sheet_collect_none()}</p>
  return (
    <p className="flex items-baseline justify-between gap-3 border-2 border-ink px-3 py-2 font-semibold">
      {m.driver_sheet_collect()}
      <Money riyals={riyals} className="text-xl" />
    </p>
  )
}
