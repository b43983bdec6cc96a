import { m } from '@warda/i18n/messages'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { Pager } from '../../ui/admin/list-page.tsx'
import { SearchField } from '../../ui/admin/search-field.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { DebtorCards } from './debtor-cards.tsx'
import { DebtorTable } from './debtor-table.tsx'
import { type Debtor, type Debtors, useDebtors } from './use-debtors.ts'

/** Debtors of the shop (decisions §5); search and page are in the URL. */
export function DebtorsPage({ getStatementPath }: { getStatementPath: (debtor: Debtor) => string }) {
  const list = useListParams()
  const query = useDebtors(list.q, list.page)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SearchField label={m.debts_search()} text={list.q} onSearch={(q) => list.change({ q })} />
      <QueryResult query={query}>
        {(debtors) => (
          <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'cursor-progress' : undefined}>
            <List debtors={debtors} searched={list.q !== ''} getStatementPath={getStatementPath} />
            <Pager page={debtors.page} pageCount={debtors.pageCount} onPage={list.toPage} />
          </div>
        )}
      </QueryResult>
    </div>
  )
}

type ListProps = { debtors: Debtors; searched: boolean; getStatementPath: (debtor: Debtor) => string }

function List({ debtors, searched, getStatementPath }: ListProps) {
  if (debtors.data.length === 0) {
    return (
      <EmptyState drawing="paper" title={searched ? m.debts_not_found() : m.debts_empty()}>
        {searched ? m.debts_not_found_text() : m.debts_empty_text()}
      </EmptyState>
    )
  }
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft">
        {m.debts_count({ count: debtors.total })}
      </p>
      <div className="hidden md:block print:block">
        <DebtorTable debtors={debtors} getStatementPath={getStatementPath} />
      </div>
      <div className="md:hidden print:hidden">
        <DebtorCards debtors={debtors} getStatementPath={getStatementPath} />
      </div>
    </>
  )
}
