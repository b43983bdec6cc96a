import { m } from '@warda/i18n/messages'
import { useSearchParams } from 'react-router'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { formatDayShort } from '../../../lib/format/format-day.ts'
import { classes } from '../../../ui/classes.ts'
import { Money } from '../../../ui/data/money.tsx'
import { StatTile } from '../../../ui/data/stat-tile.tsx'
import { QueryResult } from '../../../ui/feedback/query-result.tsx'
import { Books } from './books.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { type Asked, type By, CUTS, readAsked } from './revenue-address.ts'
import { RevenueChart } from './revenue-chart.tsx'
import { RevenueTable } from './revenue-table.tsx'
import { type Revenue, useRevenue } from './use-revenue.ts'

/** What was sold in a period, by day, category or branch, and the books for the accountant (ADMIN-05). Period and cut stand in the address. */
export function RevenuePage() {
  const [search, setSearch] = useSearchParams()
  const asked = readAsked(search, Date.now())
  const query = useRevenue(asked)
  const ask = (changed: Partial<Asked>): void =>
    setSearch({ ...asked, ...changed }, { preventScrollReset: true, replace: true })
  return (
    <div className="grid gap-6">
      <PeriodPicker period={asked} onPeriod={ask} />
      <Cuts by={asked.by} onBy={(by) => ask({ by })} />
      <QueryResult query={query}>
        {(revenue) => (
          <div
            aria-busy={query.isPlaceholderData}
            className={classes('grid min-w-0 gap-5', query.isPlaceholderData && 'opacity-60')}
          >
            <Sums totals={revenue.totals} />
            <Cut revenue={revenue} asked={revenue.asked} />
          </div>
        )}
      </QueryResult>
      <Books />
    </div>
  )
}

const cutTexts: Record<By, () => string> = {
  day: m.admin_revenue_by_day,
  category: m.admin_revenue_by_category,
  branch: m.admin_revenue_by_branch,
}

function Cuts({ by, onBy }: { by: By; onBy: (by: By) => void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{m.admin_revenue_by()}</legend>
      <span aria-hidden="true" className="text-ink-soft">
        {m.admin_revenue_by()}
      </span>
      <span className="inline-flex rounded-full border border-line-strong bg-card p-1">
        {CUTS.map((cut) => (
          <button
            key={cut}
            type="button"
            aria-pressed={cut === by}
            onClick={() => onBy(cut)}
            className={classes(
              'min-h-11 rounded-full px-4 font-semibold text-[0.9375rem] transition-colors duration-150 sm:px-5',
              cut === by ? 'bg-leaf text-white' : 'text-ink hover:bg-sand',
            )}
          >
            {cutTexts[cut]()}
          </button>
        ))}
      </span>
    </fieldset>
  )
}

function Sums({ totals: { revenue, vat, orders } }: { totals: Revenue['totals'] }) {
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

function Cut({ revenue, asked }: { revenue: Revenue; asked: Asked }) {
  const language = currentLanguage()
  if (revenue.data.every(({ revenue: sum, orders }) => sum === 0 && orders === 0))
    return <p className="rounded-card border border-line bg-card p-6 text-ink-soft">{m.admin_revenue_none()}</p>
  const caption = m.admin_revenue_table({
    from: formatDayShort(asked.from, language),
    to: formatDayShort(asked.to, language),
  })
  return (
    <>
      {asked.by === 'day' && revenue.data.length > 1 && <RevenueChart days={revenue.data} />}
      <RevenueTable revenue={revenue} by={asked.by} caption={caption} />
      {asked.by === 'category' && <p className="text-ink-soft text-sm">{m.admin_revenue_by_category_note()}</p>}
    </>
  )
}
