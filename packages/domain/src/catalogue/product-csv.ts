import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS, type ProductFieldName } from './product-fields.ts'

const FIRST: readonly ProductFieldName[] = ['slug', 'status', 'publishAt', 'kind', 'categoryId']

export type ProductCsvColumn = (typeof PRODUCT_FIELDS)[ProductFieldName]['csv'] | 'picture_keys'

/** The columns of a CSV file that belong to the product, in the order of an export. */
export const PRODUCT_CSV_COLUMNS: readonly ProductCsvColumn[] = [
  ...[...new Set([...FIRST, ...PRODUCT_FIELD_NAMES])].map((name) => PRODUCT_FIELDS[name].csv),
  'picture_keys',
]

/** The columns that belong to the size of a row; they follow those of the product. */
export const SIZE_CSV_COLUMNS = ['sku', 'size', 'stems', 'price', 'stock'] as const

export type CsvColumn = ProductCsvColumn | (typeof SIZE_CSV_COLUMNS)[number]

export const CSV_COLUMNS: readonly CsvColumn[] = [...PRODUCT_CSV_COLUMNS, ...SIZE_CSV_COLUMNS]

/** URLs or file names of pictures; an export has the keys of stored pictures instead. */
export const PICTURES_COLUMN = 'pictures'

export type ImportColumn = CsvColumn | typeof PICTURES_COLUMN

/** The columns that an import reads. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [...PRODUCT_CSV_COLUMNS, PICTURES_COLUMN, ...SIZE_CSV_COLUMNS]

/** Separates the values of one cell; commas and semicolons separate cells in some CSV files. */
export const VALUE_SEPARATOR = '|'

/** The cells of a row by column; absent columns are absent. */
export type Cells = Partial<Record<ImportColumn, string>>
