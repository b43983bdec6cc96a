import { CSV_COLUMNS, type CsvColumn } from '@warda/domain/catalogue/product-csv'
import { formatCsv } from '@warda/domain/csv'

/** An example product with two sizes; other columns stay empty. */
const EXAMPLE: Partial<Record<CsvColumn, readonly [string, string]>> = {
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

/** The template as a CSV file, with an example product in `category`. */
export const templateFile = (category: string): Blob => {
  const cells = { ...EXAMPLE, category: [category, ''] as const }
  const rows = [0, 1].map((row) => CSV_COLUMNS.map((column) => cells[column]?.[row] ?? ''))
  return new Blob([formatCsv([CSV_COLUMNS, ...rows])], { type: 'text/csv;charset=utf-8' })
}
