import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchFilter } from '../../lib/browser/use-search-filter.ts'
import { SearchField } from '../../ui/admin/search-field.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { BranchFilter } from '../../ui/forms/branch-filter.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { PageButtons } from '../../ui/layout/page-buttons.tsx'
import { StandingCard } from './standing-card.tsx'
import { StandingEditor } from './standing-editor.tsx'
import type { StandingOrderView } from './standing-present.ts'
import { useStandingOrders } from './use-standing.ts'

/** Up to this many orders need no search. */
const FEW = 3

/** Orders that are placed automatically every week or month. */
export function StandingPage({ userId }: { userId: string }) {
  const { number, text, change } = useSearchFilter()
  const [branchId, q] = [number('branch'), text('q')]
  const isFiltered = branchId > 0 || q !== ''
  const query = useStandingOrders(userId, { branchId, q, page: number('page') || 1 })
  const [edited, setEdited] = useState<StandingOrderView | 'new' | null>(null)
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Plus aria-hidden="true" size={18} />
      {m.standing_add()}
    </Button>
  )
  return (
    <>
      <QueryResult query={query}>
        {({ orders, total, page, pageCount }) =>
          orders.length === 0 && !isFiltered ? (
            <EmptyState drawing="calendar" title={m.standing_empty_title()} actions={add}>
              {m.standing_empty_text()}
            </EmptyState>
          ) : (
            <div className="grid gap-5">
              <div className="flex flex-wrap items-end justify-end gap-4">
                {(isFiltered || total > FEW) && (
                  <div className="grid grow items-start gap-4 sm:grid-cols-2">
                    <SearchField
                      label={m.standing_orders_search()}
                      placeholder={m.standing_orders_search_hint()}
                      text={q}
                      onSearch={(typed) => change({ q: typed })}
                    />
                    <BranchFilter userId={userId} value={branchId} onChange={(id) => change({ branch: id })} />
                  </div>
                )}
                {add}
              </div>
              {orders.length === 0 && <p className="text-ink-soft">{m.standing_none_found()}</p>}
              <ul className="grid gap-4">
                {orders.map((order) => (
                  <li key={order.id}>
                    <StandingCard userId={userId} order={order} onEdit={() => setEdited(order)} />
                  </li>
                ))}
              </ul>
              {pageCount > 1 && (
                <PageButtons page={page} count={pageCount} onPage={(to) => change({ page: to === 1 ? 0 : to })} />
              )}
            </div>
          )
        }
      </QueryResult>
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === 'new' || edited === null ? m.standing_add() : m.standing_edit_title({ name: edited.name })}
        wide
      >
        <StandingEditor userId={userId} order={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      </Dialog>
    </>
  )
}
