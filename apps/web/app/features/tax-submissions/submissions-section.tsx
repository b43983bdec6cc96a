import { keepPreviousData } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import type { SubmissionFilter } from '@warda/contract/tax-submissions'
import { m } from '@warda/i18n/messages'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { formatNumber, formatTime } from '../../lib/format/format.ts'
import { Pager } from '../../ui/admin/list-page.tsx'
import { StatTile } from '../../ui/data/stat-tile.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { ExportForm } from './export-form.tsx'
import { SubmissionRow } from './submission-row.tsx'
import { submissionStateName } from './submission-state.ts'

const FILTERS: readonly SubmissionFilter[] = ['waiting', 'rejected', 'warned', 'reported', 'cleared', 'replaced']
const NAMES = ['state'] as const

/** Tax documents and the authority's messages about them, with counts, retry and export (ZATCA-07). */
export function SubmissionsSection({ canExport }: { canExport: boolean }) {
  const list = useListParams(NAMES)
  const state = FILTERS.find((filter) => filter === list.values.state)
  const query = useApiQuery(
    'taxSubmissions',
    { query: { page: String(list.page), ...(state ? { state } : {}) } },
    { placeholderData: keepPreviousData, refetchInterval: 30_000 },
  )
  return (
    <section aria-labelledby="tax-documents" className="mt-10 grid gap-5">
      <h2 id="tax-documents" className="text-2xl">
        {m.tax_documents()}
      </h2>
      <QueryResult query={query}>
        {(submissions) => (
          <>
            <Summary submissions={submissions} />
            <div className="flex flex-wrap items-end justify-between gap-4">
              <div className="w-full sm:w-64">
                <SelectField
                  label={m.tax_submission_state()}
                  value={state ?? ''}
                  onChange={({ currentTarget }) => list.change({ state: currentTarget.value })}
                >
                  <option value="">{m.admin_ui_all()}</option>
                  {FILTERS.map((filter) => (
                    <option key={filter} value={filter}>
                      {submissionStateName(filter)}
                    </option>
                  ))}
                </SelectField>
              </div>
            </div>
            {submissions.data.length === 0 ? (
              <EmptyState drawing="stamp" title={m.tax_documents_none()}>
                {m.tax_documents_none_text()}
              </EmptyState>
            ) : (
              <ul className="divide-y divide-line rounded-card border border-line bg-card">
                {submissions.data.map((submission) => (
                  <SubmissionRow key={submission.invoiceId} submission={submission} />
                ))}
              </ul>
            )}
            <Pager page={submissions.page} pageCount={submissions.pageCount} onPage={list.toPage} />
          </>
        )}
      </QueryResult>
      {canExport && <ExportForm />}
    </section>
  )
}

function Summary({ submissions: { counts, pausedUntil } }: { submissions: Answer<'taxSubmissions'> }) {
  const language = currentLanguage()
  const tiles = ['waiting', 'rejected', 'warned', 'reported', 'cleared'] as const
  return (
    <>
      {counts.rejected > 0 && <Notice tone="error">{m.tax_rejected_notice({ count: counts.rejected })}</Notice>}
      {counts.late > 0 && <Notice tone="warning">{m.tax_late_notice({ count: counts.late })}</Notice>}
      {pausedUntil !== null && (
        <Notice tone="warning">{m.tax_paused({ time: formatTime(pausedUntil, language) })}</Notice>
      )}
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {tiles.map((state) => (
          <StatTile key={state} name={submissionStateName(state)} value={formatNumber(counts[state], language)} />
        ))}
      </dl>
    </>
  )
}
