import { CSV_COLUMNS, type CsvColumn } from '@warda/domain/catalogue/product-csv'
import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from '@warda/domain/catalogue/product-fields'
import { formatCsv, formatCsvRows } from '@warda/domain/csv'
import { halalasToRiyals } from '@warda/domain/money'
import type { Database } from '../../db/database.ts'
import { type ExportRow, findToExport, type ProductFilter } from '../products/index.ts'
import { formatValue } from './format-value.ts'

/** Products read with one query. */
const BATCH_SIZE = 500

/** Streams products as CSV, one row per size, so that memory never holds the whole catalogue. */
export function exportProducts(db: Database, filter: ProductFilter): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let afterId: number | null = null
  return new ReadableStream({
    async pull(controller) {
      if (afterId === null) {
        afterId = 0
        controller.enqueue(encoder.encode(formatCsv([CSV_COLUMNS])))
        return
      }
      const rows: ExportRow[] = await findToExport(db, filter, afterId, BATCH_SIZE)
      const last = rows.at(-1)
      if (!last) return controller.close()
      afterId = last.id
      controller.enqueue(encoder.encode(formatCsvRows(rows.map(formatRow))))
    },
  })
}

function formatRow(row: ExportRow): string[] {
  const cells = new Map<CsvColumn, string>(
    PRODUCT_FIELD_NAMES.map((name) => [PRODUCT_FIELDS[name].csv, formatValue(row[name])]),
  )
  cells.set('category', row.category)
  cells.set('picture_keys', formatValue(row.pictures))
  cells.set('sku', row.sku)
  cells.set('size', row.size)
  cells.set('stems', String(row.stems))
  cells.set('price', halalasToRiyals(row.price).toFixed(2))
  cells.set('stock', String(row.onHand))
  return CSV_COLUMNS.map((column) => cells.get(column) ?? '')
}
