import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { useSearchFilter } from '../../lib/browser/use-search-filter.ts'
import { type PeriodName, readOwnPeriod, statementPeriods } from '../../lib/format/periods.ts'
import { PeriodFilter } from '../../ui/dates/period-filter.tsx'
import { BranchFilter } from '../../ui/forms/branch-filter.tsx'
import type { OverviewQuery } from './use-overview.ts'

const names = {
  allTime: m.client_period_all,
  thisMonth: m.client_statement_this_month,
  lastMonth: m.client_statement_last_month,
  quarter: m.client_period_quarter,
  year: m.client_statement_year,
} satisfies Partial<Record<PeriodName | 'allTime', () => string>>

type Name = keyof typeof names

export type ChosenFilter = OverviewQuery & {
  name: Name | 'own'
  change: ReturnType<typeof useSearchFilter>['change']
}

/** Period and branch of the overview, from the address. */
export function useOverviewFilter(): ChosenFilter {
  const { number, text, change } = useSearchFilter()
  const own = readOwnPeriod(text('from'), text('to'))
  const name = (Object.keys(names) as Name[]).find((each) => each === text('period')) ?? 'allTime'
  const named = name === 'allTime' ? null : statementPeriods(riyadhDate(Date.now()))[name]
  return { branchId: number('branch'), period: own ?? named, name: own ? 'own' : name, change }
}

export function OverviewFilter({ userId, filter }: { userId: string; filter: ChosenFilter }) {
  const { branchId, period, name, change } = filter
  const choose = (chosen: string): void => {
    if (chosen !== 'own') change({ period: chosen === 'allTime' ? '' : chosen, from: '', to: '' })
    else change({ period: '', ...(period ?? statementPeriods(riyadhDate(Date.now())).thisMonth) })
  }
  return (
    <div className="flex flex-wrap items-end gap-4">
      <PeriodFilter
        label={m.client_statement_period()}
        options={(Object.keys(names) as Name[]).map((id) => ({ id, text: names[id]() }))}
        chosen={name}
        own={name === 'own' ? period : null}
        onChoose={choose}
        onOwn={change}
      />
      <div className="w-full empty:hidden sm:w-72">
        <BranchFilter userId={userId} value={branchId} onChange={(id) => change({ branch: id })} />
      </div>
    </div>
  )
}
