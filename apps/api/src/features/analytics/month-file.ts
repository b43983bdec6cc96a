import { monthBounds } from '@warda/domain/analytics/period'
import { formatCsv, formatCsvRows } from '@warda/domain/csv'
import type { MessageKey } from '@warda/i18n/keys'
import type { AppContext } from '../../context.ts'
import { type Cursor, findPostings, listDocuments } from './export-queries.ts'
import { documentTable, ledgerTable, type MonthTable, PAYMENT_KINDS, paymentTable } from './month-tables.ts'

export type MonthFile = { name: string; body: ReadableStream<Uint8Array> }

/**
 * A month of Riyadh (`YYYY-MM`) for the accountant as CSV: its invoices and credit notes, its payments by method, or the whole ledger, with
 * the totals in the last rows. Written batch by batch while it is read, so that a big month is never in memory; a batch reads on behind the
 * last one, and what is issued or posted is never changed.
 */
export function monthFile(
  { db }: Pick<AppContext, 'db'>,
  asked: { month: string; what: 'invoices' | 'payments' | 'ledger' },
  t: (key: MessageKey) => string,
): MonthFile {
  const { since, until } = monthBounds(asked.month)
  const interval = { since: new Date(since), until: new Date(until) }
  const lines = {
    invoices: () => linesOf(documentTable(t), (after) => listDocuments(db, interval, after)),
    payments: () => linesOf(paymentTable(t), (after) => findPostings(db, interval, after, PAYMENT_KINDS)),
    ledger: () => linesOf(ledgerTable(t), (after) => findPostings(db, interval, after, null)),
  }[asked.what]
  return { name: `warda-${asked.what}-${asked.month}.csv`, body: streamOf(lines()) }
}

async function* linesOf<Row extends Cursor>(
  table: MonthTable<Row>,
  next: (after: Cursor | null) => Promise<Row[]>,
): AsyncGenerator<string> {
  yield formatCsv([table.heads])
  let rows = await next(null)
  while (rows.length > 0) {
    yield formatCsvRows(rows.flatMap((row) => table.rowsOf(row)))
    rows = await next(rows.at(-1) ?? null)
  }
  yield formatCsvRows(table.totals())
}

/** What is written, as it is asked for; a reader who goes away ends the reading of the database too. */
function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await lines.return(undefined)
    },
  })
}
