import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { Money } from '../../../ui/data/money.tsx'
import { groupDays } from './revenue-bars.ts'
import type { By } from './revenue-query.ts'
import { longName } from './step-names.ts'
import type { Revenue, Row } from './use-revenue.ts'

type RevenueTableProps = { revenue: Revenue; by: By; caption: string }

const headings: Record<By, () => string> = {
  day: m.admin_revenue_by_day,
  category: m.admin_revenue_by_category,
  branch: m.admin_revenue_by_branch,
}
const cell = 'whitespace-nowrap px-3 py-2.5 text-end first:ps-4 last:pe-4 sm:px-4'

/** Revenue by day (newest first), or by category or branch with its share (largest first), and the totals. */
export function RevenueTable({ revenue: { data, totals }, by, caption }: RevenueTableProps) {
  const rows = by === 'day' ? groupByStep(data) : data
  const language = currentLanguage()
  return (
    <div className="min-w-0 overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-line border-b bg-sand text-sm">
          <tr>
            <th scope="col" className="px-3 py-3 ps-4 text-start font-semibold sm:px-4">
              {headings[by]()}
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              {m.admin_revenue_orders()}
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              {m.admin_revenue_total()}
            </th>
            <th scope="col" className={`${cell} font-semibold max-sm:hidden`}>
              {by === 'day' ? m.admin_revenue_vat() : m.admin_revenue_share()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.key} row={row} by={by} total={totals.revenue} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line-strong border-t-2 font-semibold">
            <th scope="row" className="px-3 py-3 ps-4 text-start sm:px-4">
              {m.admin_revenue_sum()}
            </th>
            <td className={`${cell} tabular`}>
              {by === 'category' ? '' : <bdi>{formatNumber(totals.orders, language)}</bdi>}
            </td>
            <td className={cell}>
              <Money riyals={totals.revenue} />
            </td>
            <td className={`${cell} max-sm:hidden`}>{by === 'day' && <Money riyals={totals.vat} />}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** Rows of days, weeks or months, newest first. */
function groupByStep(days: readonly Row[]): Row[] {
  const { step, columns } = groupDays(days)
  return columns.toReversed().map((column) => ({ ...column, key: column.name, name: longName(column.name, step) }))
}

function Line({ row, by, total }: { row: Row; by: By; total: number }) {
  const language = currentLanguage()
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="px-3 py-2.5 ps-4 text-start font-normal sm:px-4">
        <bdi>{row.name}</bdi>
      </th>
      <td className={`${cell} tabular`}>
        <bdi>{formatNumber(row.orders, language)}</bdi>
      </td>
      <td className={cell}>
        <Money riyals={row.revenue} />
      </td>
      <td className={`${cell} max-sm:hidden`}>
        {by === 'day' ? <Money riyals={row.vat} /> : <Share share={total > 0 ? row.revenue / total : 0} />}
      </td>
    </tr>
  )
}

function Share({ share }: { share: number }) {
  const barShare = Math.max(0, share)
  return (
    <span className="flex items-center justify-end gap-3">
      <span aria-hidden="true" className="block h-2 w-24 overflow-hidden rounded-full bg-sand lg:w-48">
        <span className="block h-full rounded-full bg-leaf" style={{ inlineSize: `${Math.min(1, barShare) * 100}%` }} />
      </span>
      <bdi className="tabular w-14">{formatPercent(share)}</bdi>
    </span>
  )
}

const formatPercent = (share: number): string =>
  new Intl.NumberFormat(currentLanguage() === 'ar' ? 'ar-SA-u-nu-latn' : 'en', {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(share)
