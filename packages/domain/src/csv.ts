/** A number as a spreadsheet reads it; everything else that could begin a formula is disarmed. */
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/
const FORMULA = /^[=+\-@\t\r]/

/** A table as CSV: UTF-8 with a byte-order mark, CRLF, quoted where needed; a cell that a spreadsheet would run as a formula begins with '. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return CSV_MARK + csvLines(rows)
}

/** What a file of CSV begins with, so that a spreadsheet reads it as UTF-8. */
export const CSV_MARK = '\uFEFF'

/** Rows of a table as lines of CSV, for a file that is written piece by piece. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

function cell(text: string): string {
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
