import { expect, it } from 'vitest'
import { formatCsv, unescapeCsvCell } from './csv.ts'

it('quotes what would break a row, ends rows with CRLF and begins with a byte-order mark', () => {
  expect(formatCsv([['a', 'b,c', 'say "hi"', 'two\nlines'], ['ورد']])).toBe(
    '\uFEFFa,"b,c","say ""hi""","two\nlines"\r\nورد\r\n',
  )
})

it('disarms formulas and leaves numbers alone', () => {
  const row = (text: string) => formatCsv([[text]]).slice(1, -2)
  for (const text of ['=1+1', '+966551234567', '-2+3', '@SUM(A1)', '\tx', '-', '- 5'])
    expect(row(text).startsWith("'")).toBe(true)
  expect(row('\r=1')).toBe('"\'\r=1"')
  for (const text of ['-12.50', '12', '-3', '0.00', 'x=1', '']) expect(row(text)).toBe(text)
})

it('disarms so that reading back gives the same text, whatever apostrophes it began with', () => {
  for (const text of ["'=1", "''@x", "'", "'a", '=', '-5', "'-5", '+', '\t', '']) {
    const written = formatCsv([[text]])
      .slice(1, -2)
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"')
    expect(unescapeCsvCell(written)).toBe(text)
    expect(/^[=+@\t\r]/.test(written)).toBe(false)
  }
})
