import { checkPeriod, type Period } from '@warda/domain/analytics/period'
import { formatCsv, formatCsvRows } from '@warda/domain/csv'
import { documentFileName } from '@warda/domain/invoices/document-file-name'
import { formatDecimalRiyals } from '@warda/domain/invoices/ubl-amounts'
import { ok, type Result } from '@warda/domain/result'
import { addDays, riyadhInstant } from '@warda/domain/time/riyadh-time'
import type { MessageKey } from '@warda/i18n/keys'
import { makeZip } from 'client-zip'
import type { AppContext } from '../../context.ts'
import { type ArchivedRow, findArchived, type Interval } from './archive-queries.ts'
import { renderInvoiceUncached } from './render-invoice.ts'

type ZipFile = { name: string; input: string | Uint8Array<ArrayBuffer>; lastModified?: Date }

const COLUMNS = [
  'number',
  'kind',
  'order',
  'issued',
  'net',
  'vat',
  'total',
  'state',
  'replaces',
  'uuid',
  'hash',
  'file',
] as const

/**
 * A ZIP archive of all documents of a period (days in Riyadh, inclusive): the XML of each, cleared or signed, under its prescribed name, and
 * `index.csv`. `withPdfs` adds the PDF of each released document. Streamed, so that memory does not grow with the period.
 */
export function exportArchive(
  context: AppContext,
  input: Period & { withPdfs: boolean },
  t: (key: MessageKey) => string,
): Result<{ name: string; body: ReadableStream<Uint8Array> }, 'figures.period'> {
  const period = checkPeriod(input)
  if (!period.ok) return period
  const { from, to } = period.value
  const interval = { since: new Date(riyadhInstant(from, 0)), until: new Date(riyadhInstant(addDays(to, 1), 0)) }
  return ok({
    name: `tax-documents_${from}_${to}.zip`,
    body: cancelQuietly(makeZip(listFiles(context, { ...interval, withPdfs: input.withPdfs }, t))),
  })
}

/** Ignores the error that `client-zip` throws on cancellation, so that an aborted download ends without one. */
function cancelQuietly(archive: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = archive.getReader()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason).catch(() => undefined),
  })
}

async function* listFiles(
  context: AppContext,
  { withPdfs, ...interval }: Interval & { withPdfs: boolean },
  t: (key: MessageKey) => string,
): AsyncGenerator<ZipFile> {
  let index = formatCsv([COLUMNS.map((column) => t(`tax_archive_${column}`))])
  let after = 0
  for (;;) {
    const rows = await findArchived(context.db, interval, after)
    for (const row of rows) {
      const name = documentFileName(row.document)
      yield { name: `${name}.xml`, input: row.xml, lastModified: row.issuedAt }
      const rendered = withPdfs ? await renderInvoiceUncached(context, row.id) : null
      if (rendered) yield { name: `${name}.pdf`, input: rendered.pdf, lastModified: row.issuedAt }
      index += formatCsvRows([toCells(row, `${name}.xml`)])
      after = row.counter
    }
    if (rows.length === 0) break
  }
  yield { name: 'index.csv', input: index }
}

const toCells = (row: ArchivedRow, file: string): string[] => [
  row.number,
  row.kind,
  String(row.orderNumber),
  row.issuedAt.toISOString(),
  formatDecimalRiyals(row.net),
  formatDecimalRiyals(row.vat),
  formatDecimalRiyals(row.total),
  row.state ?? '',
  row.replaces ?? '',
  row.uuid,
  row.hash,
  file,
]
