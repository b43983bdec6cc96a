import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { useLatestSearchParams } from '../../../lib/browser/use-latest-search-params.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { formatDayShort } from '../../../lib/format/format-day.ts'
import { classes } from '../../../ui/classes.ts'
import { Money } from '../../../ui/data/money.tsx'
import { StatTile } from '../../../ui/data/stat-tile.tsx'
import { QueryResult } from '../../../ui/feedback/query-result.tsx'
import { Books } from './books.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { RevenueChart } from './revenue-chart.tsx'
import { type By, GROUPINGS, type RevenueQuery, readRevenueQuery } from './revenue-query.ts'
import { RevenueTable } from './revenue-table.tsx'
import { type Revenue, useRevenue } from './use-revenue.ts'

/** Revenue of a period by day, category or branch, and accounting exports (ADMIN-05); period and grouping are in the URL. */
export function RevenuePage() {
  const [search, updateSearch] = useLatestSearchParams()
  const query = readRevenueQuery(search, Date.now())
  const revenueQuery = useRevenue(query)
  const changeQuery = (change: Partial<RevenueQuery>): void =>
    updateSearch((current) => ({ ...readRevenueQuery(current, Date.now()), ...change }), {
      preventScrollReset: true,
      replace: true,
    })
  return (
    <div className="grid gap-6">
      <PeriodPicker period={query} onPeriod={changeQuery} />
      <GroupingPicker by={query.by} onBy={(by) => changeQuery({ by })} />
      <QueryResult query={revenueQuery}>
        {(revenue) => (
          <div
            aria-busy={revenueQuery.isPlaceholderData}
            className={classes('grid min-w-0 gap-5', revenueQuery.isPlaceholderData && 'cursor-progress')}
          >
            <Totals totals={revenue.totals} />
            <RevenueResult revenue={revenue} query={revenue.query} />
          </div>
        )}
      </QueryResult>
      <Books />
    </div>
  )
}

const groupingTexts: Record<By, () => string> = {
  day: m.admin_revenue_by_day,
  category: m.admin_revenue_by_category,
  branch: m.admin_revenue_by_branch,
}

function GroupingPicker({ by, onBy }: { by: By; onBy: (by: By) => void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{m.admin_revenue_by()}</legend>
      <span aria-hidden="true" className="text-ink-soft">
        {m.admin_revenue_by()}
      </span>
      <span className="inline-flex rounded-full border border-line-strong bg-card p-1">
        {GROUPINGS.map((grouping) => (
          <button
            key={grouping}
            type="button"
            aria-pressed={grouping === by}
            onClick={() => onBy(grouping)}
            className={classes(
              'min-h-11 rounded-full px-4 font-semibold text-[0.9375rem] transition-colors duration-150 sm:px-5',
              grouping === by ? 'bg-leaf text-white' : 'text-ink hover:bg-sand',
            )}
          >
            {groupingTexts[grouping]()}
          </button>
        ))}
      </span>
    </fieldset>
  )
}

function Totals({ totals: { revenue, vat, orders } }: { totals: Revenue['totals'] }) {
  const net = (Math.round(revenue * 100) - Math.round(vat * 100)) / 100
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatTile name={m.admin_revenue_total()} value={<Money riyals={revenue} />} />
      <StatTile name={m.admin_revenue_orders()} value={<bdi>{formatNumber(orders, currentLanguage())}</bdi>} />
      <StatTile name={m.admin_revenue_net()} value={<Money riyals={net} />} />
      <StatTile
        name={m.admin_revenue_average()}
        value={orders > 0 ? <Money riyals={Math.round((revenue * 100) / orders) / 100} /> : '–'}
      />
    </dl>
  )
}

function RevenueResult({ revenue, query }: { revenue: Revenue; query: RevenueQuery }) {
  const language = currentLanguage()
  if (revenue.data.every(({ revenue: sum, orders }) => sum === 0 && orders === 0))
    return <p className="rounded-card border border-line bg-card p-6 text-ink-soft">{m.admin_revenue_none()}</p>
  const caption = m.admin_revenue_table({
    from: formatDayShort(query.from, language),
    to: formatDayShort(query.to, language),
  })
  return (
    <>
      {query.by === 'day' && revenue.data.length > 1 && <RevenueChart days={revenue.data} />}
      <RevenueTable revenue={revenue} by={query.by} caption={caption} />
      {query.by === 'category' && <p className="text-ink-soft text-sm">{m.admin_revenue_by_category_note()}</p>}
    </>
  )
}
