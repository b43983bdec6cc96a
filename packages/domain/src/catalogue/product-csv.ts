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
