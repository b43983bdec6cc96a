/** A number as a spreadsheet reads it; everything else that could begin a formula is disarmed. */
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/
/** What begins a formula, also behind apostrophes: one of those is added when it is disarmed, and one taken away when it is read back. */
const FORMULA = /^'*[=+\-@\t\r]/
const DISARMED = /^'+[=+\-@\t\r]/

/** A table as CSV: UTF-8 with a byte-order mark, CRLF, quoted where needed; a cell that a spreadsheet would run as a formula begins with '. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${formatCsvRows(rows)}`
}

/** The same without the mark, for a table that is written bit by bit. */
export function formatCsvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What a cell of such a table said before it was disarmed. */
export const unescapeCsvCell = (text: string): string => (DISARMED.test(text) ? text.slice(1) : text)
