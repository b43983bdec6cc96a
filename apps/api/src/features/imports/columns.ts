import { CSV_COLUMNS, type CsvColumn } from '@warda/domain/catalogue/product-csv'

/** Columns that every file must have: they identify the product and the size of a row. */
export const REQUIRED_COLUMNS: readonly CsvColumn[] = ['slug', 'sku']

/** Separates the values of one cell; a comma or semicolon would end the cell in some spreadsheets. */
export const VALUE_SEPARATOR = '|'

/** The cells of a row by column; absent columns are absent. */
export type Cells = Partial<Record<CsvColumn, string>>

const NAMES: ReadonlySet<string> = new Set(CSV_COLUMNS)
export const isColumn = (name: string): name is CsvColumn => NAMES.has(name)
