import { m } from '@warda/i18n/messages'
import { Printer, Truck, UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { AssignForm } from './assign-form.tsx'
import { type OrderResult, startMany } from './board-action.ts'
import type { BoardCard, BoardPage, GetPrintPath } from './board-present.ts'
import { Results } from './results.tsx'
import { MAX_IN_A_CALL, MAX_SELECTED, type Selection } from './use-selection.ts'

type BulkBarProps = {
  getPrintPath: GetPrintPath
  board: BoardPage
  selection: Selection
  /** Loads the orders of all pages, as many as can be selected. */
  loadAll: () => Promise<BoardCard[]>
  onDone: () => void
}

/** Bulk actions for the selected orders, which may be on several pages. */
export function BulkBar({ getPrintPath, board, selection, loadAll, onDone }: BulkBarProps) {
  const { orders, total } = board
  const [assigning, setAssigning] = useState(false)
  const [results, setResults] = useState<{
    title: string
    results: OrderResult[]
    numbers: Map<string, string>
  } | null>(null)
  const chosen = [...selection.orders.values()]
  const isPageSelected = orders.length > 0 && orders.every(({ id }) => selection.orders.has(id))
  const selectable = Math.min(total, MAX_SELECTED)
  const ids = chosen.map(({ id }) => id)
  // Stores the order numbers, because the orders leave this page after the action.
  const show = (title: string, results: OrderResult[]): void =>
    setResults({ title, results, numbers: new Map(chosen.map(({ id, orderNumber }) => [id, orderNumber])) })
  const { busy, run: start } = useApiMutation(() => startMany(ids), {
    onSuccess: (results) => show(m.board_results_start(), results),
    onError: (error) => void notify.error(getErrorMessage(error)),
  })
  const all = useApiMutation(loadAll, {
    onSuccess: selection.select,
    onError: (error) => void notify.error(getErrorMessage(error)),
  })
  const none = chosen.length === 0
  return (
    <section
      aria-label={m.board_bulk()}
      className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 grid gap-2 rounded-card border border-line bg-paper p-3 shadow-float lg:bottom-4 lg:flex lg:items-center lg:gap-4 lg:px-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 lg:me-auto">
        <Checkbox
          label={m.board_select_all()}
          checked={isPageSelected}
          onChange={({ target }) => (target.checked ? selection.select(orders) : selection.deselect(orders))}
        />
        <p role="status" className="tabular shrink-0 font-semibold">
          {m.board_selected({ count: chosen.length })}
        </p>
        {isPageSelected && chosen.length < selectable && (
          <Button look="quiet" size="small" className="min-h-11" busy={all.busy} onClick={() => void all.run()}>
            {m.board_select_pages({ count: selectable })}
          </Button>
        )}
      </div>
      <div className="flex gap-2 whitespace-nowrap [&>*]:min-h-12 [&>*]:grow [&>*]:px-4! max-sm:[&_svg]:hidden">
        {chosen.concat(orders).some(({ actions }) => actions.includes('start')) && (
          <Button busy={busy} disabled={none} onClick={() => void start()}>
            {!busy && <Truck aria-hidden="true" size={19} className="rtl:-scale-x-100" />}
            {m.board_start()}
          </Button>
        )}
        <Button look="secondary" disabled={none} onClick={() => setAssigning(true)}>
          <UserRoundCheck aria-hidden="true" size={19} />
          {m.board_assign()}
        </Button>
        {!none && ids.length <= MAX_IN_A_CALL && (
          <LinkButton look="secondary" to={getPrintPath(ids, 'worksheet')}>
            <Printer aria-hidden="true" size={19} />
            {m.board_bulk_print()}
          </LinkButton>
        )}
      </div>
      <ResponsiveDialog open={assigning} title={m.board_assign_title()} onClose={() => setAssigning(false)}>
        <AssignForm
          orderIds={ids}
          current={undefined}
          onClose={() => setAssigning(false)}
          onResults={(results) => show(m.board_results_assign(), results)}
        />
      </ResponsiveDialog>
      <ResponsiveDialog open={results !== null} title={results?.title} onClose={onDone}>
        {results !== null && <Results {...results} onClose={onDone} />}
      </ResponsiveDialog>
    </section>
  )
}
