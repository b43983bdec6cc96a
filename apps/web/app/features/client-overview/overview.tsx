import type { ClientOverview } from '@warda/contract/clients'
import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney, formatNumber } from '../../lib/format/format.ts'
import { Money } from '../../ui/data/money.tsx'
import { StatTile } from '../../ui/data/stat-tile.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Approvals } from './approvals.tsx'
import { BranchTable } from './branch-table.tsx'
import { CreditPanel } from './credit-panel.tsx'
import { OverviewFilter, useOverviewFilter } from './overview-filter.tsx'
import { useOverview } from './use-overview.ts'

type OverviewProps = {
  userId: string
  /** Renders the monthly charts; passed by the page because they belong to another feature. */
  months: (months: ClientOverview['months']) => ReactNode
}

/** Overview of the company: figures, pending approvals, credit, branches and months. */
export function Overview({ userId, months }: OverviewProps) {
  const filter = useOverviewFilter()
  const query = useOverview(userId, filter)
  return (
    <QueryResult query={query}>
      {(overview) => (
        <div aria-busy={query.isPlaceholderData} className="grid gap-5">
          <OverviewFilter userId={userId} filter={filter} />
          <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <Totals overview={overview} />
            <CreditPanel credit={overview.credit} />
          </div>
          {overview.waitingApproval > 0 && <Approvals userId={userId} />}
          <Panel title={m.client_by_branch()}>
            <BranchTable userId={userId} branches={overview.branches} />
          </Panel>
          {months(overview.months)}
        </div>
      )}
    </QueryResult>
  )
}

function Totals({ overview: { totals, period } }: { overview: ClientOverview }) {
  const language = currentLanguage()
  const number = (value: number) => <bdi>{formatNumber(value, language)}</bdi>
  return (
    <dl className="grid grid-cols-2 gap-3">
      <StatTile
        name={m.client_orders()}
        value={number(totals.orders)}
        note={m.client_pending_note({ count: formatNumber(totals.pending, language) })}
      />
      <StatTile
        name={m.client_spent()}
        value={<Money riyals={totals.spent} />}
        note={totals.paid !== null && m.client_paid_note({ money: formatMoney(totals.paid, language) })}
      />
      <StatTile
        name={period === null ? m.client_outstanding() : m.client_owed_at_end()}
        value={<Money riyals={totals.outstanding} />}
        note={
          totals.unconfirmed > 0 && m.client_statement_unconfirmed({ money: formatMoney(totals.unconfirmed, language) })
        }
      />
      <StatTile name={m.client_points()} value={number(totals.points)} />
    </dl>
  )
}
