import { pipeline, Readable } from 'node:stream'
import { setImmediate as yieldToEvents } from 'node:timers/promises'
import type { ProductTable, TableRow } from '@warda/domain/catalogue/product-tables/product-table'
import { ok, type Result, refuse } from '@warda/domain/result'
import { CsvError, parse } from 'csv-parse'

/** Rows of one file. */
export const MAX_ROWS = 10_000

/** Longest row in bytes, several times the longest valid one: a quotation mark that is never closed makes the rest of a file one row. */
const MAX_ROW_BYTES = 200_000

/** Bytes that are parsed before other requests run. */
const CHUNK_BYTES = 65_536

const NEWLINE = 10
const CARRIAGE_RETURN = 13

/** Characters among which the delimiter is looked for. */
const HEADER_LENGTH = 10_000

export type CsvFileError =
  | 'import.not_utf8'
  | 'import.broken'
  | 'import.row_too_long'
  | 'import.empty'
  | 'import.too_many_rows'

const refused = <C extends CsvFileError>(code: C, values?: Record<string, string | number>) =>
  refuse(code, values, 'file')

/**
 * Reads a CSV file of products: UTF-8 with or without a byte order mark, commas or semicolons, any line endings. `line` is the first line of
 * the row, from 1. Other requests run between the parts of the file.
 */
export async function readCsv(bytes: Uint8Array): Promise<Result<ProductTable, CsvFileError>> {
  const text = decode(bytes)
  if (text === null) return refused('import.not_utf8')
  const longLine = findLongLine(bytes)
  if (longLine !== null) return refused('import.row_too_long', { line: longLine })
  const parser = parse({
    bom: true,
    delimiter: detectDelimiter(text),
    info: true,
    max_record_size: MAX_ROW_BYTES,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  // Errors are thrown by the loop below.
  pipeline(Readable.from(split(bytes), { objectMode: false }), parser, () => {})
  let columns: readonly string[] | null = null
  const rows: TableRow[] = []
  let line = 1
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (columns === null) columns = record
      else {
        if (rows.length === MAX_ROWS) return refused('import.too_many_rows', { most: MAX_ROWS })
        if (record.some((cell) => cell.trim() !== '')) rows.push({ line, cells: record })
      }
      line = info.lines + 1
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === 'CSV_MAX_RECORD_SIZE') return refused('import.row_too_long', { line })
    return refused('import.broken', { line })
  }
  return columns === null || rows.length === 0 ? refused('import.empty') : ok({ columns, rows })
}

/** The number of the first line that is longer than a row may be: empty cells do not count towards the limit of the parser. */
function findLongLine(bytes: Uint8Array): number | null {
  let from = 0
  for (let line = 1; from < bytes.length; line += 1) {
    const newline = bytes.indexOf(NEWLINE, from)
    const end = newline === -1 ? bytes.length : newline
    if (end - from > MAX_ROW_BYTES && !bytes.subarray(from, end).includes(CARRIAGE_RETURN)) return line
    from = end + 1
  }
  return null
}

async function* split(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    yield bytes.subarray(from, from + CHUNK_BYTES)
    await yieldToEvents()
  }
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
  const [names = ''] = text.slice(0, HEADER_LENGTH).split(/\r\n|\n|\r/, 1)
  const count = (delimiter: string): number => names.split(delimiter).length
  return count(';') > count(',') ? ';' : ','
}
