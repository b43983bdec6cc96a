import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { useOutbox } from '../../lib/offline/outbox.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { moveOrder } from './board-action.ts'
import type { BoardCard, BoardPage, PrintOf, Tab } from './board-present.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { type Filters, isFiltered, NO_FILTERS } from './filters.ts'
import { OrderCard } from './order-card.tsx'
import { PageButtons } from './page-buttons.tsx'
import { useAsked } from './pending-moves.ts'
import type { AskedDialog } from './requested-dialog.ts'
import type { useBoard } from './use-board.ts'

/** Loaded when a dialog is first opened; the service worker keeps it for a driver without a network. */
const OrderDialogs = lazy(() => import('./order-dialogs.tsx').then((module) => ({ default: module.OrderDialogs })))

type BoardListProps = {
  userId: string
  printOf: PrintOf
  filters: Filters
  query: ReturnType<typeof useBoard>
  selecting: boolean
  onChoose: (choice: Partial<Filters>) => void
  /** Something was done with the chosen orders. */
  onSelected: () => void
}

/** One page of one tab, and what is done with its orders. */
export function BoardList({ userId, printOf, filters, query, selecting, onChoose, onSelected }: BoardListProps) {
  const [asked, setAsked] = useState<AskedDialog | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const start = async (order: BoardCard): Promise<void> => {
    setProblem(null)
    try {
      await moveOrder(order, 'inDelivery')
    } catch (error) {
      setProblem(getErrorMessage(error))
      void notify.error(getErrorMessage(error))
    }
  }
  const select = (id: string, on: boolean): void => {
    const rest = new Set(selected)
    if (on) rest.add(id)
    else rest.delete(id)
    setSelected(rest)
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
                old={query.isPlaceholderData}
                selection={selecting ? { selected, select } : null}
                onStart={(order) => void start(order)}
                onAsk={setAsked}
              />
            )}
            {board.pageCount > 1 && (
              <PageButtons page={filters.page} count={board.pageCount} onPage={(page) => onChoose({ page })} />
            )}
            {selecting && (
              <BulkBar
                printOf={printOf}
                orders={board.orders}
                selected={selected}
                onSelect={(ids) => setSelected(new Set(ids))}
                onDone={onSelected}
              />
            )}
          </>
        )}
      </QueryResult>
      {asked !== null && (
        <Suspense fallback={null}>
          <OrderDialogs
            userId={userId}
            printOf={printOf}
            asked={asked}
            onAsk={setAsked}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

type CardsProps = {
  board: BoardPage
  /** Of another tab or page, standing in until this one comes. */
  old: boolean
  selection: { selected: ReadonlySet<string>; select: (id: string, on: boolean) => void } | null
  onStart: (order: BoardCard) => void
  onAsk: (asked: AskedDialog) => void
}

function Cards({ board, old, selection, onStart, onAsk }: CardsProps) {
  const sending = useAsked()
  const { queued } = useOutbox()
  return (
    <ul className={old ? 'pointer-events-none grid gap-4 opacity-60' : 'grid gap-4'} aria-busy={old}>
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
                : { selected: selection.selected.has(order.id), onSelect: (on) => selection.select(order.id, on) }
            }
            onStart={() => onStart(order)}
            onAsk={(kind) => onAsk({ kind, order })}
          />
        </li>
      ))}
    </ul>
  )
}

const emptyWords: Record<Tab, { title: () => string; text: () => string }> = {
  pending: { title: m.board_empty_pending, text: m.board_empty_pending_text },
  inDelivery: { title: m.board_empty_inDelivery, text: m.board_empty_inDelivery_text },
  completed: { title: m.board_empty_completed, text: m.board_empty_completed_text },
}

function Empty({ tab, filtered, onClear }: { tab: Tab; filtered: boolean; onClear: () => void }) {
  if (!filtered) return <EmptyState title={emptyWords[tab].title()}>{emptyWords[tab].text()}</EmptyState>
  return (
    <EmptyState
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
