import type { Branch, BranchDetails } from '@warda/contract/branches'
import { m } from '@warda/i18n/messages'
import { ArrowLeft, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { clientPaths } from '../../client-paths.ts'
import { ApiError } from '../../lib/api/call-api.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatNumber } from '../../lib/format/format.ts'
import type { Session } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DescriptionItem } from '../../ui/data/description-item.tsx'
import { Money } from '../../ui/data/money.tsx'
import { StatTile } from '../../ui/data/stat-tile.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ActiveBadge } from './active-badge.tsx'
import { BranchDialog } from './branch-dialog.tsx'
import { LastOrders } from './last-orders.tsx'
import { MonthCharts } from './month-charts.tsx'
import { useBranch } from './use-branches.ts'

type BranchPageProps = { session: Session; branchId: number; manager: (branch: Branch) => ReactNode }

/** One branch: data, months, last orders and manager (CLIENT-05). */
export function BranchPage({ session, branchId, manager }: BranchPageProps) {
  const query = useBranch(branchId)
  return (
    <div className="grid gap-5">
      <Link
        to={clientPaths.branches(session.userId)}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={18} className="rtl:-scale-x-100" />
        {m.branches_back()}
      </Link>
      {query.error instanceof ApiError && query.error.status === 404 ? (
        <EmptyState drawing="house" heading="h1" title={m.branches_missing_title()}>
          {m.branches_missing_text()}
        </EmptyState>
      ) : (
        <QueryResult query={query}>
          {(details) => <Details session={session} details={details} manager={manager(details)} />}
        </QueryResult>
      )}
    </div>
  )
}

function Details({ session, details, manager }: { session: Session; details: BranchDetails; manager: ReactNode }) {
  const [editing, setEditing] = useState(false)
  const { months, lastOrders, ...branch } = details
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <h1 className="text-3xl sm:text-4xl">
            <bdi>{branch.branchName}</bdi>
          </h1>
          <ActiveBadge />
        </div>
        <Button look="secondary" onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" size={17} />
          {m.branches_edit()}
        </Button>
      </header>
      <BranchTiles details={details} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title={m.branches_info()}>
          <dl className="grid gap-4 sm:grid-cols-2">
            <DescriptionItem name={m.branches_address()}>
              <bdi>{branch.address}</bdi>
            </DescriptionItem>
            <DescriptionItem name={m.branches_phone()}>
              <a href={`tel:${branch.phoneNumber}`} className="hover:underline">
                <bdi dir="ltr">{branch.phoneNumber}</bdi>
              </a>
            </DescriptionItem>
            <DescriptionItem name={m.branches_hours()}>
              <bdi className="whitespace-nowrap">{branch.openingHours}</bdi>
            </DescriptionItem>
            <DescriptionItem name={m.branches_budget()}>
              {branch.monthlyBudget === null ? m.branches_budget_none() : <Money riyals={branch.monthlyBudget} />}
            </DescriptionItem>
          </dl>
        </Panel>
        {manager}
      </div>
      <MonthCharts months={months} />
      <LastOrders orders={lastOrders} />
      <BranchDialog session={session} branch={branch} open={editing} onClose={() => setEditing(false)} />
    </>
  )
}

/** Key figures of a branch. */
export function BranchTiles({ details: { months, ...branch } }: { details: BranchDetails }) {
  const language = currentLanguage()
  const now = months.at(-1)
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatTile name={m.branches_employees()} value={<bdi>{formatNumber(branch.employeeCount, language)}</bdi>} />
      <StatTile name={m.branches_pending()} value={<bdi>{formatNumber(branch.pending, language)}</bdi>} />
      <StatTile name={m.branches_month_orders()} value={<bdi>{formatNumber(now?.orders ?? 0, language)}</bdi>} />
      <StatTile name={m.branches_month_revenue()} value={<Money riyals={now?.revenue ?? 0} />} />
    </dl>
  )
}
