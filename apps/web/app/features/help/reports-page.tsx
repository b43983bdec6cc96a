import { m } from '@warda/i18n/messages'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { FilterField, ListPage } from '../../ui/admin/list-page.tsx'
import { ReportCard } from './report-card.tsx'
import { REPORT_STATES, type Report, useReports } from './use-reports.ts'

const FILTERS = ['state'] as const

const texts: Record<Report['state'], () => string> = {
  open: m.admin_reports_open,
  answered: m.admin_reports_answered,
  closed: m.admin_reports_closed,
}

/** Reports from the contact form, open ones first (ADMIN-05). */
export function ReportsPage() {
  const list = useListParams(FILTERS)
  const query = useReports(list.values.state, list.page)
  return (
    <ListPage
      list={list}
      query={query}
      filters={
        <FilterField
          label={m.admin_reports_state()}
          all={m.admin_reports_all()}
          value={list.values.state}
          options={REPORT_STATES.map((value) => ({ value, label: texts[value]() }))}
          onChange={(state) => list.change({ state })}
        />
      }
      empty={{ drawing: 'letter', title: m.admin_reports_empty(), text: m.admin_reports_empty_text() }}
      count={(count) => m.admin_reports_count({ count })}
    >
      {(reports) => (
        <ul className="grid gap-3">
          {reports.map((report) => (
            <ReportCard key={report.id} report={report} />
          ))}
        </ul>
      )}
    </ListPage>
  )
}
