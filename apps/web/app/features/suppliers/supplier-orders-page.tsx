import type { SupplierOrder } from '@warda/contract/suppliers'
import { m } from '@warda/i18n/messages'
import { PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { adminPaths } from '../../admin-paths.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { formatDateTime, formatDay } from '../../lib/format/format.ts'
import { materialUnitName } from '../../lib/format/material-unit.ts'
import { FilterField, ListPage } from '../../ui/admin/list-page.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { ConfirmAction } from '../../ui/layout/confirm-action.tsx'
import { closeSupplierOrder, useSupplierOrders } from './use-suppliers.ts'

const FILTERS = ['state'] as const
const states: Record<SupplierOrder['state'], { tone: BadgeTone; name: () => string }> = {
  sent: { tone: 'waiting', name: m.supplier_orders_sent },
  received: { tone: 'done', name: m.supplier_orders_received },
  closed: { tone: 'neutral', name: m.supplier_orders_closed },
}

/** Orders to suppliers, newest first. */
export function SupplierOrdersPage({ canPurchase }: { canPurchase: boolean }) {
  const list = useListParams(FILTERS)
  const query = useSupplierOrders(list.values.state, list.page)
  const [closing, setClosing] = useState<SupplierOrder | null>(null)
  return (
    <>
      <ListPage
        list={list}
        query={query}
        filters={
          <FilterField
            label={m.materials_state()}
            value={list.values.state}
            options={(['sent', 'received', 'closed'] as const).map((value) => ({ value, label: states[value].name() }))}
            onChange={(state) => list.change({ state })}
          />
        }
        empty={{ drawing: 'basket', title: m.supplier_orders_empty(), text: m.supplier_orders_empty_text() }}
      >
        {(rows) => (
          <ul className="grid items-start gap-4 lg:grid-cols-2">
            {rows.map((order) => (
              <Order
                key={order.id}
                order={order}
                onClose={canPurchase && order.state === 'sent' ? () => setClosing(order) : undefined}
              />
            ))}
          </ul>
        )}
      </ListPage>
      {closing && (
        <ConfirmAction
          title={m.supplier_orders_close_title({ name: closing.supplier.name })}
          confirmLabel={m.supplier_orders_close()}
          action={() => closeSupplierOrder(closing.id)}
          onClose={() => setClosing(null)}
        >
          {m.supplier_orders_close_text()}
        </ConfirmAction>
      )}
    </>
  )
}

function Order({ order, onClose }: { order: SupplierOrder; onClose: (() => void) | undefined }) {
  const { supplier, state, expectedOn, by, at, lines, note } = order
  const language = currentLanguage()
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-xl">
            <bdi>{supplier.name}</bdi>
          </h2>
          <p className="text-ink-soft text-sm">
            <time dateTime={at}>
              <bdi>{formatDateTime(at, language)}</bdi>
            </time>
            {' · '}
            <bdi>{by}</bdi>
          </p>
        </div>
        <Badge tone={states[state].tone}>{states[state].name()}</Badge>
      </div>
      {state === 'sent' && <p>{m.supplier_orders_expected({ day: formatDay(expectedOn, language) })}</p>}
      {note !== '' && <p className="break-words">{note}</p>}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.materialId} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <bdi>{line.name}</bdi>
            <span className="tabular whitespace-nowrap">
              {m.supplier_orders_line({ received: line.received, quantity: line.quantity })}{' '}
              <span className="text-ink-soft text-sm">{materialUnitName(line.unit)}</span>
            </span>
          </li>
        ))}
      </ul>
      {state === 'sent' && (
        <div className="flex flex-wrap gap-2">
          <LinkButton size="small" className="min-h-11" to={adminPaths.receive(order.id)}>
            <PackagePlus aria-hidden="true" size={17} />
            {m.receive_title()}
            <span className="sr-only">{supplier.name}</span>
          </LinkButton>
          {onClose && (
            <Button look="quiet" size="small" className="min-h-11" onClick={onClose}>
              {m.supplier_orders_close()}
              <span className="sr-only">{supplier.name}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
