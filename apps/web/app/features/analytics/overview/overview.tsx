import type { ShopOverview } from '@warda/contract/analytics'
import { QueryResult } from '../../../ui/feedback/query-result.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { DebtsPanel } from './debts-panel.tsx'
import { FirstSteps } from './first-steps.tsx'
import { LatePanel } from './late-panel.tsx'
import { LowPanel } from './low-panel.tsx'
import { NoVatNotice } from './no-vat-notice.tsx'
import { TodayTiles } from './today-tiles.tsx'
import { useOverview } from './use-overview.ts'
import { WaitingPanel } from './waiting-panel.tsx'
import { WeekPanel } from './week-panel.tsx'
import { WrongPasswordsNotice } from './wrong-passwords-notice.tsx'

type OverviewProps = {
  /** Whether the user may change settings. */
  canEditSettings: boolean
  /** Whether the user is an owner, who sees the first steps. */
  isOwner: boolean
}

/** Start page of the back office (ADMIN-05): today, late orders, pending tasks, low stock, weekly revenue, debts. */
export function Overview(props: OverviewProps) {
  return (
    <QueryResult query={useOverview()} skeleton={<OverviewSkeleton />}>
      {(overview) => <OverviewPanels overview={overview} {...props} />}
    </QueryResult>
  )
}

function OverviewPanels({ overview, canEditSettings, isOwner }: OverviewProps & { overview: ShopOverview }) {
  return (
    <div className="grid gap-5">
      {isOwner && <FirstSteps steps={overview.firstSteps} />}
      <NoVatNotice waiting={overview.invoicesWaiting} canEditSettings={canEditSettings} />
      <WrongPasswordsNotice count={overview.wrongPasswords} />
      <TodayTiles today={overview.today} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 content-start gap-5">
          <LatePanel late={overview.late} count={overview.lateCount} />
          <WeekPanel week={overview.week} />
        </div>
        <div className="grid min-w-0 content-start gap-5 md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr] md:max-lg:[&>:nth-child(2)]:row-span-2">
          <WaitingPanel overview={overview} />
          <LowPanel low={overview.lowStock} count={overview.lowStockCount} />
          <DebtsPanel debts={overview.debts} />
        </div>
      </div>
    </div>
  )
}

/** Placeholder while the overview loads. */
export function OverviewSkeleton() {
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[0, 1, 2, 3].map((tile) => (
          <Skeleton key={tile} className="h-28 w-full" />
        ))}
      </div>
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
