import { unescapeCsvCell } from '../../csv.ts'
import { ok, type Result, refuse } from '../../result.ts'
import { IMPORT_COLUMNS, type ImportColumn } from '../product-csv.ts'
import { foldColumn, type MappedTable, type ProductTable, type ShopNames } from './product-table.ts'
import { isShopify, mapShopify } from './shopify.ts'
import { isWooCommerce, mapWooCommerce } from './woocommerce.ts'

/** `warda`: the columns of this shop's own export. */
export const IMPORT_FORMATS = ['warda', 'shopify', 'woocommerce'] as const

export type ImportFormat = (typeof IMPORT_FORMATS)[number]

export type ColumnError = 'import.column_twice' | 'import.column_missing'

/** Required columns of the format `warda`: they identify the product and the size of a row. */
const REQUIRED: readonly ImportColumn[] = ['slug', 'sku']

/** Recognises the kind of a file by its columns and reads its rows. */
export function mapTable(
  table: ProductTable,
  names: ShopNames,
): Result<MappedTable & { format: ImportFormat }, ColumnError> {
  const unescaped: ProductTable = {
    columns: table.columns,
    rows: table.rows.map(({ line, cells }) => ({ line, cells: cells.map(unescapeCsvCell) })),
  }
  const folded = new Set(table.columns.map(foldColumn))
  if (isShopify(folded)) return ok({ format: 'shopify', ...mapShopify(unescaped, names) })
  if (isWooCommerce(folded)) return ok({ format: 'woocommerce', ...mapWooCommerce(unescaped, names) })
  const own = mapOwn(unescaped)
  return own.ok ? ok({ format: 'warda', ...own.value }) : own
}

function mapOwn({ columns, rows }: ProductTable): Result<MappedTable, ColumnError> {
  const known = new Map<ImportColumn, number>()
  const ignored: string[] = []
  for (const [at, written] of columns.entries()) {
    const name = IMPORT_COLUMNS.find((column) => column === foldColumn(written).replaceAll(' ', '_'))
    if (name === undefined) {
      if (written.trim() !== '') ignored.push(written.trim().slice(0, 60))
    } else if (known.has(name)) return refuse('import.column_twice', { column: name }, 'file')
    else known.set(name, at)
  }
  const missing = REQUIRED.find((name) => !known.has(name))
  if (missing) return refuse('import.column_missing', { column: missing }, 'file')
  return ok({
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries([...known].map(([name, at]) => [name, cells[at] ?? ''])),
      initial: {},
    })),
    ignored,
  })
}
