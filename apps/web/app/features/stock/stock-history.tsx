import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { isWasteReason, wasteReasonName } from '../../lib/format/waste-reason.ts'
import { Pager } from '../../ui/admin/list-page.tsx'
import { classes } from '../../ui/classes.ts'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { type StockMove, useStockHistory } from './use-stock.ts'

/** Labels of the reasons; an unknown one is shown as stored. */
const reasons: Record<string, () => string> = {
  opening: () => m.admin_stock_reason_opening(),
  order: () => m.admin_stock_reason_order(),
  'order-returned': () => m.admin_stock_reason_returned(),
  restock: () => m.admin_stock_reason_restock(),
}

/** The stock changes of a size with their actors, newest first. */
export function StockHistory({ variantId }: { variantId: number }) {
  const [page, setPage] = useState(1)
  const query = useStockHistory(variantId, page)
  return (
    <QueryResult query={query}>
      {(history) =>
        history.data.length === 0 ? (
          <p className="text-ink-soft">{m.admin_stock_history_empty()}</p>
        ) : (
          <>
            <ol className="divide-y divide-line">
              {history.data.map((move) => (
                <Move key={move.id} move={move} />
              ))}
            </ol>
            <Pager page={history.page} pageCount={history.pageCount} onPage={setPage} />
          </>
        )
      }
    </QueryResult>
  )
}

function Move({ move: { change, reason, orderNumber, actor, note, at } }: { move: StockMove }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          {isWasteReason(reason) ? wasteReasonName(reason) : (reasons[reason]?.() ?? reason)}
          {orderNumber !== null && (
            <>
              {' '}
              <bdi dir="ltr" className="tabular">
                #{orderNumber}
              </bdi>
            </>
          )}
        </p>
        {note !== '' && <p className="break-words text-[0.9375rem]">{note}</p>}
        <p className="text-ink-soft text-sm">
          <time dateTime={at}>
            <bdi>{formatDateTime(at, currentLanguage())}</bdi>
          </time>
          {actor !== null && (
            <>
              {' · '}
              <bdi>{actor}</bdi>
            </>
          )}
        </p>
      </div>
      <bdi dir="ltr" className={classes('tabular font-semibold', change > 0 ? 'text-done-ink' : 'text-canceled-ink')}>
        {change > 0 ? `+${change}` : `−${-change}`}
      </bdi>
    </li>
  )
}
