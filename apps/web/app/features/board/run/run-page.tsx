import type { DriverDay } from '@warda/contract/board'
import { m } from '@warda/i18n/messages'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { getErrorMessage } from '../../../lib/api/call-api.ts'
import { useCachedAt } from '../../../lib/api/read-cached.ts'
import { useOutbox } from '../../../lib/offline/outbox.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../../ui/feedback/query-result.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx'
import { notify } from '../../../ui/feedback/toast.ts'
import type { GetPrintPath } from '../board-present.ts'
import type { RequestedDialog } from '../requested-dialog.ts'
import { useDriverDay } from '../use-driver-day.ts'
import { CashSummary } from './cash-summary.tsx'
import { NextStop } from './next-stop.tsx'
import { saveStopOrder } from './run-action.ts'
import { buildRun, type Run } from './run-model.ts'
import { StopList } from './stop-list.tsx'

/** Lazy: loaded when a dialog is first opened, and cached by the service worker for offline use. */
const OrderDialogs = lazy(() => import('../order-dialogs.tsx').then((module) => ({ default: module.OrderDialogs })))

type RunPageProps = {
  userId: string
  getPrintPath: GetPrintPath
  /** Form that hands in `inHand` riyals. */
  handIn: (inHand: number) => ReactNode
}

/** The driver's run of today, worked stop by stop (RUN-02). */
export function RunPage({ userId, getPrintPath, handIn }: RunPageProps) {
  const query = useDriverDay(userId)
  const cachedSince = useCachedAt('getDriverDay')
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-4 lg:max-w-none">
      <h1 className="text-2xl sm:text-3xl">{m.run_heading()}</h1>
      <StaleDataNotice since={cachedSince} />
      <QueryResult query={query} skeleton={<Skeleton className="h-96 w-full" />}>
        {(day) => <RunView day={day} userId={userId} getPrintPath={getPrintPath} handIn={handIn} />}
      </QueryResult>
    </div>
  )
}

function RunView({ day, userId, getPrintPath, handIn }: RunPageProps & { day: DriverDay }) {
  const { queued } = useOutbox()
  const [dialog, setDialog] = useState<RequestedDialog | null>(null)
  const run = buildRun(day, queued)
  const { next, ahead, done, cash } = run
  const open = next === null ? [] : [next, ...ahead]
  const reorder = (ids: string[]): void => {
    saveStopOrder(userId, day.route.date, ids).catch((error) => void notify.error(getErrorMessage(error)))
  }
  const skip = (): void => reorder([...ahead, ...(next === null ? [] : [next])].map(({ order }) => order.id))
  if (open.length + done.length === 0 && cash.inHand === 0)
    return (
      <EmptyState drawing="road" title={m.driver_route_empty()}>
        {m.driver_route_empty_text()}
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:gap-8">
      <div className="grid grid-cols-1 gap-4">
        <Progress run={run} />
        {next === null ? (
          <section className="grid gap-2 rounded-card border border-line bg-card p-5">
            <h2 className="text-xl">{m.run_finished()}</h2>
            <p className="text-ink-soft">{cash.inHand > 0 ? m.run_finished_cash() : m.run_finished_text()}</p>
          </section>
        ) : (
          // The key remounts the component for each stop, so that focus and busy state do not pass to the next one.
          <NextStop
            key={next.order.id}
            stop={next}
            onSkip={ahead.length > 0 ? skip : null}
            onOpenDialog={(kind) => setDialog({ kind, order: next.order })}
          />
        )}
      </div>
      <div className="grid grid-cols-1 gap-4">
        <CashSummary cash={cash} />
        {cash.inHand > 0 && handIn(cash.inHand)}
        <StopList
          title={m.run_ahead({ count: ahead.length })}
          stops={ahead}
          onFirst={(id) => {
            reorder([id, ...open.map(({ order }) => order.id).filter((other) => other !== id)])
          }}
        />
        <StopList title={m.run_done({ count: done.length })} stops={done} />
      </div>
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

function Progress({ run: { next, ahead, done } }: { run: Run }) {
  const total = done.length + ahead.length + (next === null ? 0 : 1)
  return (
    <div>
      <p role="status" className="font-medium text-ink-soft">
        {next === null
          ? m.run_progress_done({ count: total })
          : m.run_progress({ number: done.length + 1, count: total })}
      </p>
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-sand">
        <div
          className="h-full rounded-full bg-leaf"
          style={{ width: `${(100 * done.length) / Math.max(1, total)}%` }}
        />
      </div>
    </div>
  )
}
