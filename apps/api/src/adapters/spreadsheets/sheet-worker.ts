import { parentPort, workerData } from 'node:worker_threads'
import { type CellObject, read, SSF, type WorkSheet } from '@e965/xlsx'
import { zipSync } from 'fflate'
import type { SheetJob, SheetResult, SheetRow } from './read-sheet.ts'

const DIGITS_ONLY = /^0+$/
/** Significant digits of a number in a spreadsheet; further digits are rounding errors. */
const PRECISION = 15
/** Maximum number of columns read: a cell in column 16,384, the last one, would otherwise add as many empty cells to its row. */
const MAX_COLUMNS = 1_000

/** Formats a number: dates as `YYYY-MM-DD HH:MM`, with the leading zeros of its number format, without rounding errors. */
function formatNumber(value: number, format: string): string {
  // Null for a number before 1900 or after 9999.
  const date = SSF.is_date(format) ? SSF.parse_date_code(value) : null
  if (date) {
    const { y, m, d, H, M } = date
    const pad = (part: number, length = 2): string => String(part).padStart(length, '0')
    return `${pad(y, 4)}-${pad(m)}-${pad(d)} ${pad(H)}:${pad(M)}`
  }
  if (DIGITS_ONLY.test(format)) return SSF.format(format, value)
  return String(Number(value.toPrecision(PRECISION)))
}

/** Replaces NUL characters and lone surrogates, which a workbook can contain as escapes and PostgreSQL cannot store. */
const toStorable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD')

function toText(cell: CellObject | undefined): string {
  if (cell?.v === undefined || cell.v === null) return ''
  if (cell.t === 'n' && typeof cell.v === 'number') return formatNumber(cell.v, String(cell.z ?? 'General'))
  return cell.t === 'e' ? (cell.w ?? '#ERROR!') : toStorable(String(cell.v))
}

function readRows(sheet: WorkSheet | undefined): SheetRow[] {
  const data = (sheet?.['!data'] ?? []) as (CellObject | undefined)[][]
  const rows: SheetRow[] = []
  for (const [at, cells] of data.entries())
    if (cells) rows.push({ line: at + 1, cells: Array.from(cells.slice(0, MAX_COLUMNS), (cell) => toText(cell)) })
  return rows
}

function run({ files, maxRows }: SheetJob): SheetResult {
  try {
    // SheetJS reads only whole files, so the checked parts are packed again, without compression.
    const bytes = zipSync(files, { level: 0 })
    const workbook = read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellHTML: false,
      sheetRows: maxRows,
      sheets: 0,
    })
    return { rows: readRows(workbook.Sheets[workbook.SheetNames[0] ?? '']) }
  } catch (error) {
    return { error: String(error) }
  }
}

parentPort?.postMessage(run(workerData as SheetJob))
