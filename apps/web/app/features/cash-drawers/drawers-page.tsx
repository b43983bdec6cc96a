import { keepPreviousData } from '@tanstack/react-query'
import type { CashDrawer } from '@warda/contract/cash-drawers'
import { m } from '@warda/i18n/messages'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { DataTable } from '../../ui/admin/data-table.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Money } from '../../ui/data/money.tsx'

/** Cash drawers, newest first: what went through each, what was counted, and the difference. */
export function DrawersPage() {
  const list = useListParams([])
  const query = useApiQuery(
    'cashDrawers',
    { query: { page: String(list.page) } },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListPage
      list={list}
      query={query}
      empty={{ drawing: 'paper', title: m.cash_drawers_empty(), text: m.cash_drawers_empty_text() }}
    >
      {(rows) => <Drawers rows={rows} />}
    </ListPage>
  )
}

function Drawers({ rows }: { rows: CashDrawer[] }) {
  const language = currentLanguage()
  return (
    <DataTable
      caption={m.cash_drawers_title()}
      rows={rows}
      getKey={({ id }) => id}
      lead={{
        title: m.cash_drawers_opened(),
        name: ({ openedAt }) => <time dateTime={openedAt}>{formatDateTime(openedAt, language)}</time>,
        below: ({ openedBy }) => <bdi>{openedBy}</bdi>,
      }}
      columns={[
        {
          key: 'float',
          title: m.cash_drawer_float(),
          end: true,
          roomy: true,
          cell: (row) => <Money riyals={row.openingFloat} />,
        },
        { key: 'sales', title: m.cash_drawer_cash_sales(), end: true, cell: (row) => <Money riyals={row.cashSales} /> },
        {
          key: 'in',
          title: m.cash_drawer_pay_ins(),
          end: true,
          roomy: true,
          cell: (row) => <Money riyals={row.payIns} />,
        },
        {
          key: 'out',
          title: m.cash_drawer_pay_outs(),
          end: true,
          roomy: true,
          cell: (row) => <Money riyals={row.payOuts} />,
        },
        {
          key: 'refunds',
          title: m.cash_drawer_refunds(),
          end: true,
          roomy: true,
          cell: (row) => <Money riyals={row.cashRefunds} />,
        },
        { key: 'expected', title: m.cash_drawer_expected(), end: true, cell: (row) => <Money riyals={row.expected} /> },
        {
          key: 'difference',
          title: m.cash_drawers_difference(),
          end: true,
          cell: (row) => <Difference drawer={row} />,
        },
        { key: 'closed', title: m.cash_drawers_closed(), cell: (row) => <Closing drawer={row} /> },
      ]}
    />
  )
}

function Difference({ drawer: { difference } }: { drawer: CashDrawer }) {
  if (difference === null) return <span className="text-ink-soft">–</span>
  if (difference === 0) return <Badge tone="done">{m.cash_matches()}</Badge>
  return (
    <span className="font-semibold text-canceled-ink">
      {difference < 0 ? m.cash_missing() : m.cash_surplus()}{' '}
      <Money riyals={Math.abs(difference) as typeof difference} />
    </span>
  )
}

function Closing({ drawer: { closedAt, closedBy, note } }: { drawer: CashDrawer }) {
  if (closedAt === null) return <Badge tone="waiting">{m.cash_drawers_open()}</Badge>
  return (
    <span className="text-sm">
      <time dateTime={closedAt}>{formatDateTime(closedAt, currentLanguage())}</time>
      <bdi className="block text-ink-soft">{closedBy}</bdi>
      {note && <bdi className="block text-ink-soft">{note}</bdi>}
    </span>
  )
}
