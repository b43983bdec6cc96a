import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { classes } from '../classes.ts'
import { QueryResult } from '../feedback/query-result.tsx'
import { type PagedItems, Pager } from './list-page.tsx'

type StockHistoryProps<T> = {
  query: { data: PagedItems<T> | undefined; error: unknown; refetch: () => unknown }
  onPage: (page: number) => void
  /** Renders a change as a `StockChange` with a key. */
  children: (change: T) => ReactNode
}

/** The changes of a stock, newest first, with a pager. */
export function StockHistory<T>({ query, onPage, children }: StockHistoryProps<T>) {
  return (
    <QueryResult query={query}>
      {({ data, page, pageCount }) =>
        data.length === 0 ? (
          <p className="text-ink-soft">{m.admin_stock_history_empty()}</p>
        ) : (
          <>
            <ol className="divide-y divide-line">{data.map(children)}</ol>
            <Pager page={page} pageCount={pageCount} onPage={onPage} />
          </>
        )
      }
    </QueryResult>
  )
}

type StockChangeProps = {
  reason: string
  orderNumber: string | number | null
  note: string
  /** ISO 8601 with a time zone. */
  at: string
  /** Shown after the time, such as the actor. */
  details: readonly (string | null)[]
  change: number
  /** Shown below the change. */
  value?: ReactNode
}

/** One change of a stock: its reason, order, note, time and quantity. */
export function StockChange({ reason, orderNumber, note, at, details, change, value }: StockChangeProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          {reason}{' '}
          {orderNumber !== null && (
            <bdi dir="ltr" className="tabular">
              #{orderNumber}
            </bdi>
          )}
        </p>
        {note !== '' && <p className="break-words text-[0.9375rem]">{note}</p>}
        <p className="text-ink-soft text-sm">
          <time dateTime={at}>
            <bdi>{formatDateTime(at, currentLanguage())}</bdi>
          </time>
          {details
            .filter((text) => text !== null)
            .map((text) => (
              <span key={text}>
                {' · '}
                <bdi>{text}</bdi>
              </span>
            ))}
        </p>
      </div>
      <div className="text-end">
        <bdi dir="ltr" className={classes('tabular font-semibold', change > 0 ? 'text-done-ink' : 'text-canceled-ink')}>
          {change > 0 ? `+${change}` : `−${-change}`}
        </bdi>
        {value}
      </div>
    </li>
  )
}
