import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { Money } from '../../ui/data/money.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import type { AdminOrderView } from './order-present.ts'

export function OrderContents({ order }: { order: AdminOrderView }) {
  return (
    <Panel title={m.admin_order_items()}>
      <ul className="divide-y divide-line">
        {order.items.map((item) => (
          <li key={`${item.productId} ${item.size}`} className="flex items-center gap-4 py-3 first:pt-0">
            <span className="size-16 shrink-0 overflow-hidden rounded-field bg-sand">
              {item.picture && (
                <Picture picture={item.picture} decorative sizes="64px" imageClassName="size-full object-cover" />
              )}
            </span>
            <div className="min-w-0 grow">
              <p className="font-semibold">
                <bdi>{item.name}</bdi>
              </p>
              <p className="text-ink-soft text-sm">
                {sizeLabel(item.size)} · <Money riyals={item.price} />
              </p>
            </div>
            <p className="flex shrink-0 flex-col items-end sm:flex-row sm:gap-4">
              <span className="tabular font-semibold">{item.quantity} ×</span>
              <Money riyals={item.lineTotal} className="text-end sm:w-28" />
            </p>
          </li>
        ))}
      </ul>
      <dl className="ms-auto grid w-full max-w-xs gap-1.5 border-line border-t pt-4">
        <Sum name={m.admin_order_subtotal()}>
          <Money riyals={order.subtotal} />
        </Sum>
        {order.discount > 0 && (
          <Sum name={m.admin_order_discount()}>
            <Money riyals={-order.discount} />
          </Sum>
        )}
        {order.redeemed > 0 && (
          <Sum name={m.admin_order_redeemed()}>
            <Money riyals={-order.redeemed} />
          </Sum>
        )}
        <Sum name={m.admin_order_fee()}>
          <Money riyals={order.deliveryFee} />
        </Sum>
        <Sum name={m.admin_order_total()} strong>
          <Money riyals={order.total} />
        </Sum>
        <Sum name={m.admin_order_vat()}>
          <Money riyals={order.vat} />
        </Sum>
      </dl>
    </Panel>
  )
}

function Sum({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div
      className={
        strong
          ? 'flex items-baseline justify-between gap-6 font-semibold text-lg'
          : 'flex justify-between gap-6 text-ink-soft'
      }
    >
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
