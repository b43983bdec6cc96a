import { m } from '@warda/i18n/messages'
import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCachedAt } from '../../lib/api/read-cached.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { useLatestSearchParams } from '../../lib/browser/use-latest-search-params.ts'
import { useBrand } from '../../lib/shop/brand.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { classes } from '../../ui/classes.ts'
import { MessageCard } from '../../ui/delivery/message-card.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StaleDataNotice } from '../../ui/feedback/stale-data-notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { Sheet } from './sheet-present.ts'
import { type Paper, parseSheetRequest, type SheetKind } from './sheet-request.ts'
import { startWork, useSheets } from './use-sheets.ts'
import { Worksheet } from './worksheet.tsx'

/** Removes page background and padding in print. */
const printStyle = '@media print { html, body { background: #fff } #content { padding: 0 } }'

/** Print preview of order sheets; orders, kind and paper size are in the URL. */
export function PrintPage() {
  const [search, updateSearch] = useLatestSearchParams()
  const { orderIds, kind, paper } = parseSheetRequest(search)
  const { orders, error, pending, refetch, refetchAll } = useSheets(orderIds)
  const cachedSince = useCachedAt('getBoardOrder')
  const [ready, setReady] = useState(false)
  const printing = useApiMutation(async () => {
    const problems = kind === 'worksheet' ? await startWork(orders.map(({ id }) => id)) : []
    for (const problem of new Set(problems)) void notify.error(problem)
    // Buyers may have changed the orders until work started.
    const isCurrent = await refetchAll()
    setReady(isCurrent && problems.length === 0)
  })
  useEffect(() => {
    if (!ready) return
    setReady(false)
    window.print()
  }, [ready])
  useEffect(() => {
    // Also for the print command of the browser.
    const onPrint = (): void => {
      if (kind === 'worksheet' && orderIds.length > 0) void startWork(orderIds).catch(() => undefined)
    }
    window.addEventListener('beforeprint', onPrint)
    return () => window.removeEventListener('beforeprint', onPrint)
  }, [kind, orderIds])
  const choose = (change: { kind?: SheetKind; paper?: Paper }): void => {
    updateSearch(
      (current) => {
        for (const [name, value] of Object.entries(change)) current.set(name, value)
        return current
      },
      { preventScrollReset: true, replace: true },
    )
  }
  if (orderIds.length === 0) {
    return (
      <EmptyState drawing="card" title={m.driver_print_none()}>
        {m.driver_print_none_text()}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-6">
      <style>{`@page { size: ${kind === 'card' ? 'A5 landscape' : paper}; margin: ${kind === 'card' ? 5 : 10}mm } ${printStyle}`}</style>
      <div className="no-print flex flex-wrap items-end gap-4">
        <SelectField
          label={m.driver_print_kind()}
          value={kind}
          onChange={({ target }) => choose({ kind: target.value === 'card' ? 'card' : 'worksheet' })}
        >
          <option value="worksheet">{m.driver_print_worksheets()}</option>
          <option value="card">{m.driver_print_cards()}</option>
        </SelectField>
        {kind === 'worksheet' && (
          <SelectField
            label={m.driver_print_paper()}
            value={paper}
            onChange={({ target }) => choose({ paper: target.value === 'A5' ? 'A5' : 'A4' })}
          >
            <option value="A4">A4</option>
            <option value="A5">A5</option>
          </SelectField>
        )}
        <Button size="large" busy={printing.busy} disabled={orders.length === 0} onClick={() => void printing.run()}>
          <Printer aria-hidden="true" size={19} />
          {m.driver_print()}
        </Button>
      </div>
      <div className="no-print empty:hidden">
        <StaleDataNotice since={cachedSince} />
      </div>
      {printing.problem !== null && (
        <div className="no-print">
          <Notice tone="error">{printing.problem}</Notice>
        </div>
      )}
      {error !== null && (
        <div className="no-print">
          <FailedNotice error={error} onRetry={refetch} />
        </div>
      )}
      {pending && <Skeleton className="no-print h-96 w-full" />}
      {kind === 'worksheet' ? (
        <Worksheets orders={orders} paper={paper} />
      ) : (
        <Cards orders={orders} pending={pending} />
      )}
    </div>
  )
}

function Worksheets({ orders, paper }: { orders: readonly Sheet[]; paper: Paper }) {
  return (
    <div className={classes('grid gap-5 print:gap-[6mm]', paper === 'A4' && 'lg:grid-cols-2 print:grid-cols-2')}>
      {orders.map((order) => (
        <Worksheet key={order.id} order={order} />
      ))}
    </div>
  )
}

function Cards({ orders, pending }: { orders: readonly Sheet[]; pending: boolean }) {
  const { name: shopName } = useBrand()
  const ordersWithMessage = orders.filter((order) => order.cardMessage)
  if (ordersWithMessage.length === 0) return pending ? null : <Notice>{m.driver_print_cards_none()}</Notice>
  return (
    <div className="grid gap-6 print:block">
      {ordersWithMessage.map((order) => (
        <div key={order.id} className="max-w-3xl shadow-float print:shadow-none">
          <MessageCard
            message={order.cardMessage ?? ''}
            from={order.hideSender ? null : order.user.fullName}
            to={order.recipient.fullName}
            shopName={shopName}
          />
        </div>
      ))}
    </div>
  )
}
