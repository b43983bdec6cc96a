import { type Cells, VALUE_SEPARATOR } from '../product-csv.ts'
import { htmlToText } from './html-to-text.ts'
import { findCategory, readTags, toProductSlug, toSku, toTexts } from './match-names.ts'
import type { ImportRow, MappedTable, ProductTable, ShopNames, TableReader, TableRow } from './product-table.ts'
import { createReader } from './product-table.ts'
import { assignSizes, findStems } from './size-names.ts'

/** Whether the columns are those of a product export of WooCommerce. */
export const isWooCommerce = (columns: ReadonlySet<string>): boolean =>
  columns.has('type') &&
  columns.has('name') &&
  columns.has('regular price') &&
  (columns.has('id') || columns.has('sku'))

type Product = { parent: TableRow; variants: TableRow[] }

/** Reads a product export of WooCommerce: variations follow their product, which they name by SKU or by `id:` and its id. */
export function mapWooCommerce(table: ProductTable, names: ShopNames): MappedTable {
  const reader = createReader(table.columns)
  const products = groupVariations(reader, table.rows)
  const slugs = createSlugs(reader, products)
  const rows = products.flatMap((product, at) => mapProduct(reader, product, slugs[at] ?? '', names))
  return { rows: rows.toSorted((a, b) => a.line - b.line), ignored: reader.listIgnored(table.rows) }
}

const readType = (reader: TableReader, row: TableRow): string[] =>
  reader
    .read(row, 'type')
    .toLowerCase()
    .split(',')
    .map((type) => type.trim())

function groupVariations(reader: TableReader, rows: readonly TableRow[]): Product[] {
  const products: Product[] = []
  const byName = new Map<string, Product>()
  for (const row of rows) {
    if (readType(reader, row).includes('variation')) continue
    const product: Product = { parent: row, variants: [] }
    products.push(product)
    const sku = reader.read(row, 'sku')
    const id = reader.read(row, 'id')
    if (sku !== '') byName.set(sku, product)
    if (id !== '') byName.set(`id:${id}`, product)
  }
  for (const row of rows) {
    if (!readType(reader, row).includes('variation')) continue
    const parent = byName.get(reader.read(row, 'parent'))
    if (parent) parent.variants.push(row)
    else products.push({ parent: row, variants: [] })
  }
  return products
}

/** A slug from the name of each product; a repeated name gets the id as well. */
function createSlugs(reader: TableReader, products: readonly Product[]): string[] {
  const taken = new Set<string>()
  return products.map(({ parent }) => {
    const id = reader.read(parent, 'id') || toSku(reader.read(parent, 'sku')) || String(parent.line)
    const slug = toProductSlug(reader.read(parent, 'name'), id)
    const unique = taken.has(slug) ? toProductSlug(`${slug}-${id}`, id) : slug
    taken.add(unique)
    return unique
  })
}

const ATTRIBUTES = [1, 2, 3, 4, 5]

const readOptions = (reader: TableReader, row: TableRow): string[] =>
  ATTRIBUTES.map((at) => {
    const value = reader.read(row, `attribute ${at} value(s)`)
    // Display and origin of attributes matter to WooCommerce only, so they are not listed as unused.
    for (const part of ['name', 'visible', 'global', 'default']) reader.read(row, `attribute ${at} ${part}`)
    return value
  }).filter((value) => value !== '')

function mapProduct(reader: TableReader, { parent, variants }: Product, slug: string, names: ShopNames): ImportRow[] {
  const rows = variants.length === 0 ? [parent] : variants
  const readPrice = (row: TableRow): string => reader.read(row, 'regular price')
  const sizes =
    variants.length === 0
      ? ['single']
      : assignSizes(
          rows.map((row) => ({ options: readOptions(reader, row), price: readPrice(row) })),
          names.sizes,
        )
  const product = readProductCells(reader, parent, names)
  return rows.map((row, at) => {
    const stems = findStems(readOptions(reader, row))
    return {
      line: row.line,
      cells: {
        ...(at === 0 ? product.cells : {}),
        slug,
        sku: toSku(reader.read(row, 'sku')) || toSku(`${slug}-${sizes[at]}`),
        price: readPrice(row),
        stock: reader.read(row, 'stock'),
      },
      initial: { ...(at === 0 ? product.initial : {}), size: sizes[at] ?? '', ...(stems !== undefined && { stems }) },
    }
  })
}

function readProductCells(reader: TableReader, row: TableRow, names: ShopNames): { cells: Cells; initial: Cells } {
  const description = reader.read(row, 'description')
  const short = reader.read(row, 'short description')
  const texts = toTexts(reader.read(row, 'name'), htmlToText(description || short))
  const paths = reader
    .read(row, 'categories')
    .split(',')
    .map((path) => path.split('>').toReversed())
  const tags = reader.read(row, 'tags').split(',')
  const category = findCategory([...paths.flat(), ...tags], names)
  const pictures = reader
    .read(row, 'images')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  return {
    cells: { ...texts.cells, ...(pictures.length > 0 && { pictures: [...new Set(pictures)].join(VALUE_SEPARATOR) }) },
    initial: {
      ...texts.initial,
      ...readTags([...tags, ...paths.flat()], names),
      ...(category !== undefined && { category }),
      status: reader.read(row, 'published') === '1' ? 'published' : 'draft',
    },
  }
}
