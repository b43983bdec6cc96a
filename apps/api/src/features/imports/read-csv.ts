import type { CsvColumn } from '@warda/domain/catalogue/product-csv'
import { unescapeCsvCell } from '@warda/domain/csv'
import { ok, type Result, refuse } from '@warda/domain/result'
import { CsvError, parse } from 'csv-parse'
import { type Cells, isColumn, REQUIRED_COLUMNS } from './columns.ts'

/** Rows of one file. */
export const MAX_ROWS = 10_000

export type ReadRow = { line: number; cells: Cells }
export type FileError =
  | 'import.not_utf8'
  | 'import.broken'
  | 'import.empty'
  | 'import.too_many_rows'
  | 'import.column_unknown'
  | 'import.column_twice'
  | 'import.column_missing'

const refused = <C extends FileError>(code: C, values?: Record<string, string | number>) => refuse(code, values, 'file')

/**
 * Reads a CSV file of products: UTF-8 with or without a byte order mark, commas or semicolons, any line endings. `line` is the first line of
 * the row, from 1. Column names ignore case and spaces. The stream parser lets other requests run in between.
 */
export async function readCsv(bytes: Uint8Array): Promise<Result<ReadRow[], FileError>> {
  const text = decode(bytes)
  if (text === null) return refused('import.not_utf8')
  const parser = parse(text, {
    bom: true,
    delimiter: detectDelimiter(text),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  let columns: readonly CsvColumn[] | null = null
  const rows: ReadRow[] = []
  let line = 1
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (columns === null) {
        const header = parseHeader(record)
        if (!header.ok) return header
        columns = header.value
      } else {
        if (rows.length === MAX_ROWS) return refused('import.too_many_rows', { most: MAX_ROWS })
        if (record.some((cell) => cell.trim() !== '')) rows.push({ line, cells: toCells(columns, record) })
      }
      line = info.lines + 1
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refused('import.broken', { line })
  }
  return rows.length === 0 ? refused('import.empty') : ok(rows)
}

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/** The delimiter that occurs more often in the header line. */
function detectDelimiter(text: string): string {
  const [names = ''] = text.split(/\r\n|\n|\r/, 1)
  const count = (delimiter: string): number => names.split(delimiter).length
  return count(';') > count(',') ? ';' : ','
}

function parseHeader(record: readonly string[]): Result<CsvColumn[], FileError> {
  const columns: CsvColumn[] = []
  for (const written of record) {
    const name = written
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_')
    if (!isColumn(name)) return refused('import.column_unknown', { column: written.trim().slice(0, 40) })
    if (columns.includes(name)) return refused('import.column_twice', { column: name })
    columns.push(name)
  }
  const missing = REQUIRED_COLUMNS.find((name) => !columns.includes(name))
  return missing ? refused('import.column_missing', { column: missing }) : ok(columns)
}

const toCells = (columns: readonly CsvColumn[], record: readonly string[]): Cells =>
  Object.fromEntries(columns.map((name, at) => [name, unescapeCsvCell(record[at] ?? '')]))
