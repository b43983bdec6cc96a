import type { ShopOverview } from '@warda/contract/analytics'
import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../../admin-paths.ts'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatDay, formatMoney } from '../../../lib/format/format.ts'
import { formatChartDay, formatCompact } from '../../../lib/format/format-day.ts'
import { BarChart } from '../../../ui/data/bar-chart.tsx'
import { Money } from '../../../ui/data/money.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PanelLink } from './panel-link.tsx'

/** Revenue of the last seven days. */
export function WeekPanel({ week }: { week: ShopOverview['week'] }) {
  const language = currentLanguage()
  const total = week.reduce((sum, { revenue }) => sum + Math.round(revenue * 100), 0) / 100
  return (
    <Panel
      title={m.admin_today_week()}
      lead={m.admin_today_week_total({ money: formatMoney(total, language) })}
      action={<PanelLink to={adminPaths.revenue}>{m.admin_today_see_revenue()}</PanelLink>}
    >
      <BarChart
        title={m.admin_today_week_chart()}
        heads={[m.admin_today_day(), m.admin_revenue_total()]}
        tableLabel={m.admin_today_week_table()}
        bars={week.map(({ date, revenue }) => ({
          id: date,
          label: formatChartDay(date, language),
          longLabel: formatDay(date, language),
          value: revenue,
          short: formatCompact(revenue, language),
          exact: <Money riyals={revenue} />,
        }))}
      />
    </Panel>
  )
}
