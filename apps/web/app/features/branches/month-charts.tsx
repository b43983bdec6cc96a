import type { BranchDetails } from '@warda/contract/branches'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { formatCompact, formatMonth, formatMonthShort } from '../../lib/format/format-day.ts'
import { BarChart } from '../../ui/data/bar-chart.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

/** Charts of orders and revenue of the last twelve months, with a collapsible table of the numbers. */
export function MonthCharts({ months }: { months: BranchDetails['months'] }) {
  const language = currentLanguage()
  const shared = (month: string) => ({
    id: month,
    label: formatMonthShort(month, language),
    longLabel: formatMonth(month, language),
  })
  if (months.every(({ orders }) => orders === 0)) {
    return (
      <Panel title={m.branches_months()}>
        <p className="text-ink-soft">{m.branches_months_none()}</p>
      </Panel>
    )
  }
  return (
    <Panel title={m.branches_months()}>
      <div className="grid gap-8 xl:grid-cols-2">
        <BarChart
          title={m.branches_month_orders_chart()}
          heads={[m.branches_month(), m.branches_orders()]}
          tableLabel={m.branches_as_table({ title: m.branches_month_orders_chart() })}
          bars={months.map(({ month, orders }) => ({
            ...shared(month),
            value: orders,
            short: formatCompact(orders, language),
            exact: formatNumber(orders, language),
          }))}
        />
        <BarChart
          title={m.branches_month_revenue_chart()}
          heads={[m.branches_month(), m.branches_revenue()]}
          tableLabel={m.branches_as_table({ title: m.branches_month_revenue_chart() })}
          bars={months.map(({ month, revenue }) => ({
            ...shared(month),
            value: revenue,
            short: formatCompact(revenue, language),
            exact: <Money riyals={revenue} />,
          }))}
        />
      </div>
    </Panel>
  )
}
