import type { ProductTable } from '@warda/domain/catalogue/product-tables/product-table'
import { ok, type Result, refuse } from '@warda/domain/result'
import { isZip, readSheet } from '../../adapters/spreadsheets/read-sheet.ts'
import { ZipError } from '../../adapters/zip.ts'
import { type CsvFileError, MAX_ROWS, readCsv } from './read-csv.ts'

export type TableError = CsvFileError | 'import.sheet_broken' | 'import.sheet_too_large'

/** Reads a file of products as a table: the first sheet of an .xlsx file, or CSV. The content decides, not the name. */
export async function readTable(bytes: Uint8Array): Promise<Result<ProductTable, TableError>> {
  return isZip(bytes) ? readWorkbook(bytes) : readCsv(bytes)
}

async function readWorkbook(bytes: Uint8Array): Promise<Result<ProductTable, TableError>> {
  try {
    // One more row for the column names, and one to detect too many rows.
    const sheet = await readSheet(bytes, MAX_ROWS + 2)
    const [header, ...rows] = sheet.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    if (header === undefined || rows.length === 0) return refuse('import.empty', undefined, 'file')
    if (rows.length > MAX_ROWS) return refuse('import.too_many_rows', { most: MAX_ROWS }, 'file')
    return ok({ columns: header.cells, rows })
  } catch (error) {
    const isTooLarge = error instanceof ZipError && error.kind === 'too_large'
    return refuse(isTooLarge ? 'import.sheet_too_large' : 'import.sheet_broken', undefined, 'file')
  }
}
