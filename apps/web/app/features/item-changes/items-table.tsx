import type { OrderItems } from '@warda/contract/item-changes'
import { m } from '@warda/i18n/messages'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { Money } from '../../ui/data/money.tsx'

type ItemsTableProps = { title: string; items: OrderItems; emphasized?: boolean }

/** The lines and amounts of an order before or after a change. */
export function ItemsTable({ title, items, emphasized = false }: ItemsTableProps) {
  return (
    <section
      className={`grid content-start gap-3 rounded-card border p-4 ${emphasized ? 'border-leaf' : 'border-line'}`}
    >
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid gap-2">
        {items.lines.map(({ variantId, name, size, quantity, lineTotal }) => (
          <li key={variantId} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">
              <span className="tabular">{quantity} ×</span> <bdi>{name}</bdi>{' '}
              <span className="text-ink-soft text-sm">{sizeLabel(size)}</span>
            </span>
            <Money riyals={lineTotal} className="shrink-0" />
          </li>
        ))}
      </ul>
      <dl className="grid gap-1.5 border-line border-t pt-3">
        {items.discount > 0 && (
          <Sum name={m.admin_order_discount()}>
            <Money riyals={-items.discount} />
          </Sum>
        )}
        {items.redeemed > 0 && (
          <Sum name={m.admin_order_redeemed()}>
            <Money riyals={-items.redeemed} />
          </Sum>
        )}
        <Sum name={m.admin_order_fee()}>
          <Money riyals={items.deliveryFee} />
        </Sum>
        <Sum name={m.admin_order_total()} strong>
          <Money riyals={items.total} />
        </Sum>
      </dl>
    </section>
  )
}

function Sum({ name, strong = false, children }: { name: string; strong?: boolean; children: React.ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-6 ${strong ? 'font-semibold' : 'text-ink-soft'}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
