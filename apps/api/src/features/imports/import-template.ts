import { IMPORT_COLUMNS, type ImportColumn } from '@warda/domain/catalogue/product-csv'
import { formatCsv } from '@warda/domain/csv'
import { writeSheet } from '../../adapters/spreadsheets/write-sheet.ts'
import type { Database } from '../../db/database.ts'
import { readShopNames } from './existing-queries.ts'

/** An example product with two sizes; other columns stay empty. */
const EXAMPLE: Partial<Record<ImportColumn, readonly [string, string]>> = {
  slug: ['spring-morning', 'spring-morning'],
  status: ['draft', ''],
  kind: ['bouquet', ''],
  title_en: ['Spring morning', ''],
  title_ar: ['صباح ربيعي', ''],
  description_en: ['Tulips and ranunculus, bound by hand.', ''],
  description_ar: ['توليب ورانونكيل، بترتيب يدوي.', ''],
  care_en: ['Fresh water every day.', ''],
  care_ar: ['ماء جديد كل يوم.', ''],
  flowers: ['tulip|ranunculus', ''],
  colours: ['pink|white', ''],
  occasions: ['birthday|thank-you', ''],
  container: ['paper wrap', ''],
  discount_percent: ['0', ''],
  low_stock: ['5', ''],
  sku: ['SPR-S', 'SPR-L'],
  size: ['small', 'large'],
  stems: ['12', '25'],
  price: ['149.00', '249.00'],
  stock: ['10', '6'],
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export type TemplateType = keyof typeof TYPES

/** The template with an example product in the first category and with occasions of the shop. */
export async function createTemplate(db: Database, type: TemplateType): Promise<{ bytes: Uint8Array; type: string }> {
  const { categories, occasions } = await readShopNames(db)
  const occasionSlugs = occasions.slice(0, 2).map(({ slug }) => slug)
  const example = {
    ...EXAMPLE,
    category: [categories[0]?.slug ?? '', ''] as const,
    occasions: [occasionSlugs.join('|'), ''] as const,
  }
  const rows = [0, 1].map((row) => IMPORT_COLUMNS.map((column) => example[column]?.[row] ?? ''))
  const table = [IMPORT_COLUMNS, ...rows]
  const bytes = type === 'csv' ? new TextEncoder().encode(formatCsv(table)) : writeSheet(table)
  return { bytes, type: TYPES[type] }
}
