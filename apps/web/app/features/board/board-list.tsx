import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { useOutbox } from '../../lib/offline/outbox.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { startDelivery } from './board-action.ts'
import type { BoardCard, BoardPage, GetPrintPath, Tab } from './board-present.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import { type Filters, isFiltered, NO_FILTERS } from './filters.ts'
import { OrderCard } from './order-card.tsx'
import { PageButtons } from './page-buttons.tsx'
import { useSendingMoves } from './pending-moves.ts'
import type { RequestedDialog } from './requested-dialog.ts'
import { loadMatching, type useBoard } from './use-board.ts'
import type { Selection } from './use-selection.ts'

/** Lazy: loaded when first shown, and cached by the service worker for offline use. */
const BulkBar = lazy(() => import('./bulk-bar.tsx').then((module) => ({ default: module.BulkBar })))
const OrderDialogs = lazy(() => import('./order-dialogs.tsx').then((module) => ({ default: module.OrderDialogs })))

type BoardListProps = {
  userId: string
  getPrintPath: GetPrintPath
  filters: Filters
  query: ReturnType<typeof useBoard>
  /** Null while no orders are being selected. */
  selection: Selection | null
  onChoose: (choice: Partial<Filters>) => void
  /** Called after a bulk action. */
  onSelected: () => void
}

/** The orders of one page of one tab. */
export function BoardList({ userId, getPrintPath, filters, query, selection, onChoose, onSelected }: BoardListProps) {
  const [dialog, setDialog] = useState<RequestedDialog | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const start = async (order: BoardCard): Promise<void> => {
    setProblem(null)
    try {
      await startDelivery(order)
    } catch (error) {
      setProblem(getErrorMessage(error))
      void notify.error(getErrorMessage(error))
    }
  }
  return (
    <div className="grid gap-4">
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <QueryResult query={query} skeleton={<BoardSkeleton />}>
        {(board) => (
          <>
            {board.orders.length === 0 ? (
              <Empty
                tab={filters.tab}
                filtered={isFiltered(filters)}
                onClear={() => onChoose({ ...NO_FILTERS, tab: filters.tab })}
              />
            ) : (
              <Cards
                board={board}
                isPlaceholder={query.isPlaceholderData}
                selection={selection}
                onStart={(order) => void start(order)}
                onOpenDialog={setDialog}
              />
            )}
            {board.pageCount > 1 && (
              <PageButtons page={board.page} count={board.pageCount} onPage={(page) => onChoose({ page })} />
            )}
            {selection && (
              <Suspense fallback={null}>
                <BulkBar
                  getPrintPath={getPrintPath}
                  board={board}
                  selection={selection}
                  loadAll={() => loadMatching(userId, filters)}
                  onDone={onSelected}
                />
              </Suspense>
            )}
          </>
        )}
      </QueryResult>
      {dialog !== null && (
        <Suspense fallback={null}>
          <OrderDialogs
            userId={userId}
            getPrintPath={getPrintPath}
            dialog={dialog}
            onOpenDialog={setDialog}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

type CardsProps = {
  board: BoardPage
  /** Whether the data is of another tab or page, shown until this one is loaded. */
  isPlaceholder: boolean
  selection: Selection | null
  onStart: (order: BoardCard) => void
  onOpenDialog: (dialog: RequestedDialog) => void
}

function Cards({ board, isPlaceholder, selection, onStart, onOpenDialog }: CardsProps) {
  const sending = useSendingMoves()
  const { queued } = useOutbox()
  return (
    <ul
      className={isPlaceholder ? 'pointer-events-none grid cursor-progress gap-4' : 'grid gap-4'}
      aria-busy={isPlaceholder}
    >
      {board.orders.map((order) => (
        <li key={order.id}>
          <OrderCard
            order={order}
            state={{
              sending: sending.has(order.id),
              waiting: queued.filter(({ orderId }) => orderId === order.id).map(({ label }) => label),
            }}
            selection={
              selection === null
                ? undefined
                : {
                    selected: selection.orders.has(order.id),
                    onSelect: (on) => (on ? selection.select([order]) : selection.deselect([order])),
                  }
            }
            onStart={() => onStart(order)}
            onOpenDialog={(kind) => onOpenDialog({ kind, order })}
          />
        </li>
      ))}
    </ul>
  )
}

const emptyTexts: Record<Tab, { title: () => string; text: () => string }> = {
  pending: { title: m.board_empty_pending, text: m.board_empty_pending_text },
  inDelivery: { title: m.board_empty_inDelivery, text: m.board_empty_inDelivery_text },
  completed: { title: m.board_empty_completed, text: m.board_empty_completed_text },
}

function Empty({ tab, filtered, onClear }: { tab: Tab; filtered: boolean; onClear: () => void }) {
  if (!filtered)
    return (
      <EmptyState drawing="van" title={emptyTexts[tab].title()}>
        {emptyTexts[tab].text()}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="search"
      title={m.board_empty_filtered()}
      actions={
        <Button look="secondary" className="min-h-12" onClick={onClear}>
          {m.board_clear()}
        </Button>
      }
    >
      {m.board_empty_filtered_text()}
    </EmptyState>
  )
}
