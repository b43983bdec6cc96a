/** The columns of a table of products, in the order of an export. `wide` ones belong to the product, the others to the row's size. */
export const COLUMNS = [
  { name: 'slug', wide: true },
  { name: 'status', wide: true },
  { name: 'publish_at', wide: true },
  { name: 'kind', wide: true },
  { name: 'category', wide: true },
  { name: 'title_en', wide: true },
  { name: 'title_ar', wide: true },
  { name: 'description_en', wide: true },
  { name: 'description_ar', wide: true },
  { name: 'care_en', wide: true },
  { name: 'care_ar', wide: true },
  { name: 'flowers', wide: true },
  { name: 'colours', wide: true },
  { name: 'occasions', wide: true },
  { name: 'container', wide: true },
  { name: 'discount_percent', wide: true },
  { name: 'low_stock', wide: true },
  { name: 'picture_keys', wide: true },
  { name: 'sku', wide: false },
  { name: 'size', wide: false },
  { name: 'stems', wide: false },
  { name: 'price', wide: false },
  { name: 'stock', wide: false },
] as const

export type Column = (typeof COLUMNS)[number]['name']

/** Without these no row can be told from another. */
export const NEEDED: readonly Column[] = ['slug', 'sku']

/** Between the words of one cell: a comma or semicolon would end it in somebody's spreadsheet. */
export const BETWEEN = '|'

/** A row as it was read: what each column that the table has says. */
export type Cells = Partial<Record<Column, string>>

const NAMES: ReadonlySet<string> = new Set(COLUMNS.map(({ name }) => name))
export const isColumn = (name: string): name is Column => NAMES.has(name)
