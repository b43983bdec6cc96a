import { m } from '@warda/i18n/messages'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { substitutionText } from '../../lib/format/substitutions.ts'
import { DescriptionItem } from '../../ui/data/description-item.tsx'
import { Money } from '../../ui/data/money.tsx'
import { DiscountLines, getFullFee } from '../../ui/data/order-amounts.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import type { AdminOrderView, OrderItem } from './order-present.ts'

export function OrderContents({ order }: { order: AdminOrderView }) {
  const [missing, setMissing] = useState<OrderItem | null>(null)
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
              {item.isRemoved ? (
                <p className="text-canceled-ink text-sm">{m.orders_item_removed()}</p>
              ) : (
                order.may.includes('edit') && (
                  <button
                    type="button"
                    aria-label={m.admin_order_substitute_named({ name: item.name })}
                    onClick={() => setMissing(item)}
                    className="min-h-11 text-sm underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                  >
                    {m.admin_order_substitute()}
                  </button>
                )
              )}
            </div>
            <p className="flex shrink-0 flex-col items-end sm:flex-row sm:gap-4">
              <span className="tabular font-semibold">{item.quantity} ×</span>
              <Money riyals={item.lineTotal} className="text-end sm:w-28" />
            </p>
          </li>
        ))}
      </ul>
      <Wishes order={order} />
      {missing !== null && (
        <Suspense fallback={null}>
          <SubstituteDialog order={order} item={missing} onClose={() => setMissing(null)} />
        </Suspense>
      )}
      <dl className="ms-auto grid w-full max-w-xs gap-1.5 border-line border-t pt-4">
        <Sum name={m.admin_order_subtotal()}>
          <Money riyals={order.subtotal} />
        </Sum>
        <DiscountLines discounts={order.discounts} target="goods" line={toSum} />
        {order.redeemed > 0 && (
          <Sum name={m.admin_order_redeemed()}>
            <Money riyals={-order.redeemed} />
          </Sum>
        )}
        <Sum name={m.admin_order_fee()}>
          <Money riyals={getFullFee(order)} />
        </Sum>
        <DiscountLines discounts={order.discounts} target="delivery" line={toSum} />
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

const toSum = (name: ReactNode, riyals: number): ReactNode => (
  <Sum name={name}>
    <Money riyals={riyals} />
  </Sum>
)

/** Loaded when an item is reported missing. */
const SubstituteDialog = lazy(() =>
  import('./substitute-dialog.tsx').then((module) => ({ default: module.SubstituteDialog })),
)

/** The buyer's choice for missing flowers and the note about allergies and pets. */
function Wishes({ order: { substitution, allergyNote } }: { order: AdminOrderView }) {
  return (
    <dl className="grid gap-3 border-line border-t pt-4">
      <DescriptionItem name={m.orders_substitution()}>
        {substitution === null ? m.admin_order_substitution_unasked() : substitutionText(substitution)}
      </DescriptionItem>
      {allergyNote !== null && (
        <DescriptionItem name={m.orders_allergy()}>
          <bdi className="font-semibold text-canceled-ink">{allergyNote}</bdi>
        </DescriptionItem>
      )}
    </dl>
  )
}

function Sum({ name, strong = false, children }: { name: ReactNode; strong?: boolean; children: ReactNode }) {
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
