import { csvRows, toCsv } from '@warda/domain/csv'
import { toWire } from '@warda/domain/money'
import type { Database } from '../../db/database.ts'
import { type ExportRow, findToExport, type ProductFilter } from '../products/index.ts'
import { BETWEEN, COLUMNS, type Column } from './columns.ts'

/** Products read together. */
const AT_ONCE = 500

/** Products as CSV, one row a size, written bit by bit while it is read: a whole catalogue never lies in memory. */
export function exportProducts(db: Database, filter: ProductFilter): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let afterId: number | null = null
  return new ReadableStream({
    async pull(controller) {
      if (afterId === null) {
        afterId = 0
        controller.enqueue(encoder.encode(toCsv([COLUMNS.map(({ name }) => name)])))
        return
      }
      const rows: ExportRow[] = await findToExport(db, filter, afterId, AT_ONCE)
      const last = rows.at(-1)
      if (!last) return controller.close()
      afterId = last.id
      controller.enqueue(encoder.encode(csvRows(rows.map(lineOf))))
    },
  })
}

const VALUES: Record<Column, (row: ExportRow) => string> = {
  slug: (row) => row.slug,
  status: (row) => row.status,
  publish_at: (row) => row.publishAt?.toISOString() ?? '',
  kind: (row) => row.kind,
  category: (row) => row.category,
  title_en: (row) => row.titleEn,
  title_ar: (row) => row.titleAr,
  description_en: (row) => row.descriptionEn,
  description_ar: (row) => row.descriptionAr,
  care_en: (row) => row.careEn,
  care_ar: (row) => row.careAr,
  flowers: (row) => row.flowers.join(BETWEEN),
  colours: (row) => row.colours.join(BETWEEN),
  occasions: (row) => row.occasions.join(BETWEEN),
  container: (row) => row.container,
  discount_percent: (row) => String(row.discountPercent),
  low_stock: (row) => String(row.lowStock),
  picture_keys: (row) => row.pictures.join(BETWEEN),
  sku: (row) => row.sku,
  size: (row) => row.size,
  stems: (row) => String(row.stems),
  price: (row) => toWire(row.price).toFixed(2),
  stock: (row) => String(row.onHand),
}

const lineOf = (row: ExportRow): string[] => COLUMNS.map(({ name }) => VALUES[name](row))
