import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatCompact } from '../../../lib/format/format-day.ts'
import { classes } from '../../../ui/classes.ts'
import { type Column, groupDays, hasLabel, type Step } from './revenue-bars.ts'
import { longName, shortName } from './step-names.ts'
import type { Row } from './use-revenue.ts'

/** Maximum number of bars that all show their value. */
const MAX_NUMBERED = 12

/** Bar chart of revenue, hidden from assistive technology because the table has all values; many bars show only the maximum. */
export function RevenueChart({ days }: { days: readonly Row[] }) {
  const { step, columns } = groupDays(days)
  const max = Math.max(1, ...columns.map(({ revenue }) => revenue))
  const showsMaxOnly = columns.length > MAX_NUMBERED
  return (
    <div aria-hidden="true" className="min-w-0 rounded-card border border-line bg-card p-4 sm:p-6">
      <p className="font-semibold text-sm">{m.admin_revenue_chart()}</p>
      <div className="mt-4 grid pt-4" style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}>
        {columns.map((column, index) => (
          <Bar
            key={column.name}
            column={column}
            step={step}
            share={Math.max(0, column.revenue) / max}
            isNumbered={!showsMaxOnly || column.revenue === max}
            hasLabel={hasLabel(index, columns.length)}
          />
        ))}
      </div>
    </div>
  )
}

type BarProps = { column: Column; step: Step; share: number; isNumbered: boolean; hasLabel: boolean }

function Bar({ column, step, share, isNumbered, hasLabel: showsLabel }: BarProps) {
  const language = currentLanguage()
  return (
    <div
      className="grid min-w-0 justify-items-center"
      title={`${longName(column.name, step)} · ${formatCompact(column.revenue, language)}`}
    >
      <div className="flex h-44 w-full flex-col items-center justify-end border-line-strong border-b sm:h-56">
        {isNumbered && (
          <bdi className="tabular w-0 overflow-visible text-center text-[0.6875rem] leading-5 [direction:ltr] sm:text-xs">
            <span dir="auto" className="inline-block -translate-x-1/2 whitespace-nowrap">
              {formatCompact(column.revenue, language)}
            </span>
          </bdi>
        )}
        <span
          className={classes('block w-[68%] rounded-t-xs bg-leaf', share > 0 && 'min-h-0.5')}
          style={{ height: `${share * 88}%` }}
        />
      </div>
      <span className="mt-1.5 h-5 w-0 text-[0.6875rem] text-ink-soft leading-4 [direction:ltr] sm:text-xs">
        {showsLabel && (
          <bdi className="inline-block -translate-x-1/2 whitespace-nowrap">{shortName(column.name, step)}</bdi>
        )}
      </span>
    </div>
  )
}
