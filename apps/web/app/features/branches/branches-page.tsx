import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { clientPaths } from '../../client-paths.ts'
import { useSearchFilter } from '../../lib/browser/use-search-filter.ts'
import type { Session } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { PageButtons } from '../../ui/layout/page-buttons.tsx'
import { BranchCard } from './branch-card.tsx'
import { BranchDialog } from './branch-dialog.tsx'
import { BranchFilters, STATES } from './branch-filters.tsx'
import { BranchList } from './branch-list.tsx'
import { useBranches } from './use-branches.ts'

/** Up to this many branches are cards without filters; more are a list (RUN-04). */
const FEW = 9

/** All branches of the client, with a button that adds one (CLIENT-04); search, filters and page are in the address. */
export function BranchesPage({ session }: { session: Session }) {
  const { number, text, change } = useSearchFilter()
  const [q, city] = [text('q'), text('city')]
  const state = STATES.find((each) => each === text('state')) ?? ''
  const isFiltered = q !== '' || city !== '' || state !== ''
  const query = useBranches(session.userId, { q, city, state, page: number('page') || 1 })
  const [adding, setAdding] = useState(false)
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" size={18} />
      {query.data?.total === 0 && !isFiltered ? m.branches_add_first() : m.branches_add()}
    </Button>
  )
  const toBranch = (id: number): string => clientPaths.branch(session.userId, id)
  return (
    <>
      <QueryResult query={query}>
        {({ data: branches, total, page, pageCount, cities }) =>
          total === 0 && !isFiltered ? (
            <EmptyState drawing="house" title={m.branches_empty_title()} actions={add}>
              {m.branches_empty_text()}
            </EmptyState>
          ) : (
            <div className="grid gap-5">
              <div className="flex flex-wrap items-end justify-end gap-4">
                {(isFiltered || total > FEW) && <BranchFilters {...{ q, city, state, cities, change }} />}
                {add}
              </div>
              {isFiltered || total > FEW ? (
                <BranchList branches={branches} total={total} to={toBranch} />
              ) : (
                <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
                  {branches.map((branch) => (
                    <li key={branch.id} className="min-w-0">
                      <BranchCard branch={branch} to={toBranch(branch.id)} />
                    </li>
                  ))}
                </ul>
              )}
              {pageCount > 1 && (
                <PageButtons page={page} count={pageCount} onPage={(to) => change({ page: to === 1 ? 0 : to })} />
              )}
            </div>
          )
        }
      </QueryResult>
      <BranchDialog session={session} branch={null} open={adding} onClose={() => setAdding(false)} />
    </>
  )
}
