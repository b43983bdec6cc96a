import { keepPreviousData } from '@tanstack/react-query'
import { m } from '@warda/i18n/messages'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { Pager } from '../../ui/admin/list-page.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { CashInHand } from './cash-in-hand.tsx'
import { HandoverRow } from './handover-row.tsx'

const FILTERS = ['onlyDifferences', 'onlyUnconfirmed'] as const

/** Cash that drivers have in hand and have handed in, with differences and confirmations, for the desk (RUN-02). */
export function HandoversPage() {
  const list = useListParams(FILTERS)
  const active = FILTERS.filter((filter) => list.values[filter] === 'true')
  const query = useApiQuery(
    'cashHandovers',
    { query: { page: String(list.page), ...Object.fromEntries(active.map((filter) => [filter, 'true' as const])) } },
    { placeholderData: keepPreviousData },
  )
  const labels = { onlyDifferences: m.cash_only_differences(), onlyUnconfirmed: m.cash_only_unconfirmed() }
  return (
    <div className="grid gap-6">
      <QueryResult query={query}>
        {(handovers) => (
          <>
            <CashInHand drivers={handovers.inHand} />
            <section className="grid gap-3">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 className="text-xl">{m.cash_handovers()}</h2>
                <div className="flex flex-wrap gap-x-6 gap-y-2">
                  {FILTERS.map((filter) => (
                    <Checkbox
                      key={filter}
                      label={labels[filter]}
                      checked={active.includes(filter)}
                      onChange={({ target }) => list.change({ [filter]: target.checked ? 'true' : '' })}
                    />
                  ))}
                </div>
              </div>
              {handovers.data.length === 0 ? (
                <EmptyState drawing="purse" title={m.cash_none()}>
                  {m.cash_none_text()}
                </EmptyState>
              ) : (
                <ul className="divide-y divide-line rounded-card border border-line bg-card">
                  {handovers.data.map((handover) => (
                    <HandoverRow key={handover.id} handover={handover} />
                  ))}
                </ul>
              )}
              <Pager page={handovers.page} pageCount={handovers.pageCount} onPage={list.toPage} />
            </section>
          </>
        )}
      </QueryResult>
    </div>
  )
}
