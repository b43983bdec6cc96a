/** A negative number is not escaped, although `-` could start a formula. */
const NEGATIVE_NUMBER = /^-\d+(\.\d+)?$/
/** A cell that a spreadsheet runs as a formula; leading apostrophes are included so that escaping can be undone exactly. */
const FORMULA = /^'*[=+\-@\t\r]/
const ESCAPED = /^'+[=+\-@\t\r]/

/** A table as CSV: UTF-8 with a byte-order mark, CRLF, quoted where needed; formulas are escaped with a leading apostrophe. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${formatCsvRows(rows)}`
}

/** Rows of CSV without the byte-order mark, for a table written in parts. */
export function formatCsvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
}

function formatCell(text: string): string {
  const escaped = FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}

/** The text of a CSV cell before its formula was escaped. */
export const unescapeCsvCell = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text)
