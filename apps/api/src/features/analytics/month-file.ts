import { getMonthBounds } from '@warda/domain/analytics/period'
import { formatCsv, formatCsvRows } from '@warda/domain/csv'
import type { MessageKey } from '@warda/i18n/keys'
import type { AppContext } from '../../context.ts'
import { type Cursor, findPostings, listDocuments } from './export-queries.ts'
import { documentTable, ledgerTable, type MonthTable, PAYMENT_KINDS, paymentTable } from './month-tables.ts'

export type MonthFile = { name: string; body: ReadableStream<Uint8Array> }

/**
 * A month of Riyadh (`YYYY-MM`) for the accountant as CSV: invoices and credit notes, payments by method, or the ledger, with totals in
 * the last rows. Streamed in batches by cursor, so that memory never holds the month; issued and posted rows never change.
 */
export function createMonthFile(
  { db }: Pick<AppContext, 'db'>,
  input: { month: string; what: 'invoices' | 'payments' | 'ledger' },
  t: (key: MessageKey) => string,
): MonthFile {
  const { since, until } = getMonthBounds(input.month)
  const interval = { since: new Date(since), until: new Date(until) }
  const lines = {
    invoices: () => formatLines(documentTable(t), (after) => listDocuments(db, interval, after)),
    payments: () => formatLines(paymentTable(t), (after) => findPostings(db, interval, after, PAYMENT_KINDS)),
    ledger: () => formatLines(ledgerTable(t), (after) => findPostings(db, interval, after, null)),
  }[input.what]
  return { name: `${input.what}-${input.month}.csv`, body: createStream(lines()) }
}

async function* formatLines<Row extends Cursor>(
  table: MonthTable<Row>,
  next: (after: Cursor | null) => Promise<Row[]>,
): AsyncGenerator<string> {
  yield formatCsv([table.heads])
  let rows = await next(null)
  while (rows.length > 0) {
    yield formatCsvRows(rows.flatMap((row) => table.toRows(row)))
    rows = await next(rows.at(-1) ?? null)
  }
  yield formatCsvRows(table.totals())
}

/** Produces chunks on demand; cancelling the stream stops the database reads. */
function createStream(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
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
