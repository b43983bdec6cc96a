import { m } from '@warda/i18n/messages'
import { CalendarClock, ScanBarcode, ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { managerPaths } from '../../client-paths.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { BranchTiles } from './branch-page.tsx'
import { LastOrders } from './last-orders.tsx'
import { MonthCharts } from './month-charts.tsx'
import { useBranch, useBranches } from './use-branches.ts'

type OwnBranchProps = { userId: string; budget: (branchId: number) => ReactNode }

/** A manager's branch: figures, budget, months, last orders and order links. */
export function OwnBranch({ userId, budget }: OwnBranchProps) {
  const query = useBranches(userId)
  return (
    <QueryResult query={query}>
      {({ data: [branch] }) =>
        branch ? (
          <Details userId={userId} branchId={branch.id} budget={budget(branch.id)} />
        ) : (
          <EmptyState drawing="house" heading="h1" title={m.manager_none_title()}>
            {m.manager_none_text()}
          </EmptyState>
        )
      }
    </QueryResult>
  )
}

function Details({ userId, branchId, budget }: { userId: string; branchId: number; budget: ReactNode }) {
  const query = useBranch(branchId)
  return (
    <QueryResult query={query}>
      {(details) => (
        <div className="grid gap-5">
          <header className="grid gap-1">
            <h1 className="text-3xl sm:text-4xl">
              <bdi>{details.branchName}</bdi>
            </h1>
            <p className="flex flex-wrap gap-x-4 text-ink-soft">
              <bdi>{details.address}</bdi>
              <bdi className="whitespace-nowrap">{details.openingHours}</bdi>
            </p>
          </header>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={paths.shop}>
              <ShoppingBag aria-hidden="true" size={18} />
              {m.manager_order()}
            </LinkButton>
            <LinkButton to={managerPaths.quickOrder(userId)} look="secondary">
              <ScanBarcode aria-hidden="true" size={18} />
              {m.client_nav_quick()}
            </LinkButton>
            <LinkButton to={managerPaths.standingOrders(userId)} look="secondary">
              <CalendarClock aria-hidden="true" size={18} />
              {m.client_nav_standing()}
            </LinkButton>
          </div>
          <BranchTiles details={details} />
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <LastOrders orders={details.lastOrders} />
            {budget}
          </div>
          <MonthCharts months={details.months} />
        </div>
      )}
    </QueryResult>
  )
}
