import { isPastMidnight } from '@warda/domain/time/extended-time'
import { m } from '@warda/i18n/messages'
import { Building2, TriangleAlert } from 'lucide-react'
import { adminPaths } from '../../admin-paths.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDate, formatMonthDay, formatShortDay, formatSlotName, formatTime } from '../../lib/format/format.ts'
import { DataTable, type TableColumn } from '../../ui/admin/data-table.tsx'
import { classes } from '../../ui/classes.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Money } from '../../ui/data/money.tsx'
import { OrderBadge, OrderMoneyText } from '../../ui/data/order-status.tsx'
import type { OrderRow } from './use-orders.ts'

/** Orders as a table, or as cards on phones; `hideBuyer` is for pages about one buyer. */
export function OrderRows({ rows, hideBuyer = false }: { rows: readonly OrderRow[]; hideBuyer?: boolean }) {
  return (
    <DataTable
      caption={m.admin_nav_orders()}
      rows={rows}
      getKey={({ id }) => id}
      getLink={({ id }) => adminPaths.order(id)}
      lead={{
        title: m.admin_orders_order(),
        name: ({ orderNumber }) => (
          <bdi className="tabular whitespace-nowrap" dir="ltr">
            #{orderNumber}
          </bdi>
        ),
        below: ({ placedAt }) => <PlacedAt at={placedAt} />,
      }}
      columns={columns().filter(({ key }) => !(hideBuyer && key === 'who'))}
    />
  )
}

const columns = (): TableColumn<OrderRow>[] => [
  { key: 'who', title: m.admin_orders_customer(), cell: (row) => <Buyer row={row} /> },
  { key: 'state', title: m.admin_orders_state(), cell: (row) => <State row={row} /> },
  { key: 'when', title: m.admin_orders_delivery(), cell: (row) => <Delivery row={row} /> },
  { key: 'total', title: m.admin_orders_total(), end: true, cell: (row) => <Total row={row} /> },
  {
    key: 'owed',
    title: m.admin_orders_payment(),
    wideOnly: true,
    roomy: true,
    cell: ({ statusWords }) => <OrderMoneyText status={statusWords} className="min-w-28 text-sm" />,
  },
]

/** Date and time, on two lines on narrow screens. */
function PlacedAt({ at }: { at: string }) {
  const language = currentLanguage()
  return (
    <time dateTime={at}>
      <span className="whitespace-nowrap">{formatDate(at, language)}</span>{' '}
      <span className="whitespace-nowrap">{formatTime(at, language)}</span>
    </time>
  )
}

function Buyer({ row: { customer, client } }: { row: OrderRow }) {
  return (
    <span className="block min-w-32 max-sm:text-end">
      <span className="block">
        <bdi>{customer.fullName}</bdi>
      </span>
      {client ? (
        <span className="inline-flex items-center gap-1.5 text-ink-soft text-sm">
          <Building2 aria-hidden="true" size={14} className="shrink-0" />
          <bdi>{client.name}</bdi>
        </span>
      ) : (
        <bdi className="tabular text-ink-soft text-sm" dir="ltr">
          {customer.phoneNumber}
        </bdi>
      )}
    </span>
  )
}

function State({ row }: { row: OrderRow }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5 max-sm:justify-end">
      <OrderBadge status={row.statusWords} />
    </span>
  )
}

function Delivery({ row: { deliveryDate, deliverySlot, isLate } }: { row: OrderRow }) {
  const language = currentLanguage()
  return (
    <span className="block max-sm:text-end">
      <span className="block whitespace-nowrap">
        <bdi>
          <span className="sm:max-lg:hidden">{formatShortDay(deliveryDate, language)}</span>
          <span className="hidden sm:max-lg:inline">{formatMonthDay(deliveryDate, language)}</span>
        </bdi>
      </span>
      <span
        className={classes('tabular block text-ink-soft text-sm', !isPastMidnight(deliverySlot) && 'whitespace-nowrap')}
      >
        <bdi>{formatSlotName(deliverySlot, language, deliveryDate)}</bdi>
      </span>
      {isLate && (
        <span className="mt-1 inline-block">
          <Badge tone="canceled" icon={<TriangleAlert aria-hidden="true" size={14} />}>
            {m.admin_orders_is_late()}
          </Badge>
        </span>
      )}
    </span>
  )
}

/** The total, and the net total of a credited order; on narrow screens the state of the payment is below it instead of in its own column. */
function Total({ row: { total, statusWords, amounts } }: { row: OrderRow }) {
  return (
    <span className="block max-sm:text-end">
      <Money riyals={total} />
      {amounts.due !== total && (
        <span className="block text-ink-soft text-sm">
          {m.amounts_net()} <Money riyals={amounts.due} />
        </span>
      )}
      <OrderMoneyText status={statusWords} className="text-sm lg:hidden" />
    </span>
  )
}
