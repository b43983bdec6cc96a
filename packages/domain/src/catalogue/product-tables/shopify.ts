import { type Cells, VALUE_SEPARATOR } from '../product-csv.ts'
import { htmlToText } from './html-to-text.ts'
import { findCategory, readTags, toProductSlug, toSku, toTexts } from './match-names.ts'
import type { ImportRow, MappedTable, ProductTable, ShopNames, TableReader, TableRow } from './product-table.ts'
import { createReader } from './product-table.ts'
import { assignSizes, findStems } from './size-names.ts'

/** Whether the columns are those of a Shopify product export, in the format before or since 2025. */
export const isShopify = (columns: ReadonlySet<string>): boolean =>
  (columns.has('handle') && columns.has('title') && (columns.has('variant sku') || columns.has('variant price'))) ||
  (columns.has('url handle') && columns.has('title') && (columns.has('sku') || columns.has('price')))

const STATUSES: Readonly<Record<string, string>> = { active: 'published', draft: 'draft', archived: 'archived' }

/** Reads a product export of Shopify: the rows of a handle are one product, and rows without a price only add pictures. */
export function mapShopify(table: ProductTable, names: ShopNames): MappedTable {
  const reader = createReader(table.columns)
  const byHandle = Map.groupBy(table.rows, (row) => reader.read(row, 'handle', 'url handle'))
  const rows = [...byHandle].flatMap(([handle, product]) => mapProduct(reader, handle, product, names))
  return { rows, ignored: reader.listIgnored(table.rows) }
}

const readOptions = (reader: TableReader, row: TableRow): string[] =>
  [1, 2, 3]
    .map((at) => reader.read(row, `option${at} value`))
    .filter((option) => option !== '' && option.toLowerCase() !== 'default title')

function mapProduct(reader: TableReader, handle: string, rows: readonly TableRow[], names: ShopNames): ImportRow[] {
  const [first] = rows
  if (!first) return []
  const readPrice = (row: TableRow): string => reader.read(row, 'variant price', 'price')
  const readSku = (row: TableRow): string => reader.read(row, 'variant sku', 'sku')
  const priced = rows.filter((row) => readPrice(row) !== '' || readSku(row) !== '')
  const variants = priced.length === 0 ? [first] : priced
  const slug = toProductSlug(handle, readSku(first) || handle)
  const sizes = assignSizes(
    variants.map((row) => ({ options: readOptions(reader, row), price: readPrice(row) })),
    names.sizes,
  )
  const product = readProductCells(reader, first, rows, names)
  return variants.map((row, at) => {
    const sku = toSku(readSku(row)) || toSku(`${slug}-${sizes[at]}`)
    const stems = findStems(readOptions(reader, row))
    return {
      line: row.line,
      cells: {
        ...(at === 0 ? product.cells : {}),
        slug,
        sku,
        price: readPrice(row),
        stock: reader.read(row, 'variant inventory qty', 'inventory quantity'),
      },
      initial: {
        ...(at === 0 ? product.initial : {}),
        size: sizes[at] ?? '',
        ...(stems !== undefined && { stems }),
      },
    }
  })
}

function readProductCells(
  reader: TableReader,
  first: TableRow,
  rows: readonly TableRow[],
  names: ShopNames,
): { cells: Cells; initial: Cells } {
  const texts = toTexts(reader.read(first, 'title'), htmlToText(reader.read(first, 'body (html)', 'description')))
  const tags = reader.read(first, 'tags').split(',')
  const kinds = [reader.read(first, 'type'), ...reader.read(first, 'product category').split('>').toReversed(), ...tags]
  const category = findCategory(kinds, names)
  const status = STATUSES[reader.read(first, 'status').toLowerCase()]
  const published = reader.read(first, 'published', 'published on online store').toLowerCase()
  const pictures = rows.map((row) => reader.read(row, 'image src', 'product image url')).filter((one) => one !== '')
  return {
    cells: { ...texts.cells, ...(pictures.length > 0 && { pictures: [...new Set(pictures)].join(VALUE_SEPARATOR) }) },
    initial: {
      ...texts.initial,
      ...readTags(tags, names),
      ...(category !== undefined && { category }),
      status: status === 'published' && published === 'false' ? 'draft' : (status ?? 'draft'),
    },
  }
}
