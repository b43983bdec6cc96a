import { expect, it } from 'vitest'
import { formatCsv, unescapeCsvCell } from './csv.ts'

it('quotes special characters, ends rows with CRLF and starts with a byte-order mark', () => {
  expect(formatCsv([['a', 'b,c', 'say "hi"', 'two\nlines'], ['ورد']])).toBe(
    '\uFEFFa,"b,c","say ""hi""","two\nlines"\r\nورد\r\n',
  )
})

it('escapes formulas but not numbers', () => {
  const row = (text: string) => formatCsv([[text]]).slice(1, -2)
  for (const text of ['=1+1', '+966551234567', '-2+3', '@SUM(A1)', '\tx', '-', '- 5'])
    expect(row(text).startsWith("'")).toBe(true)
  expect(row('\r=1')).toBe('"\'\r=1"')
  for (const text of ['-12.50', '12', '12.5', '7', '-3', '0.00', 'x=1', '']) expect(row(text)).toBe(text)
})

it('reading an escaped cell gives the original text, also with leading apostrophes', () => {
  for (const text of ["'=1", "''@x", "'", "'a", '=', '-5', "'-5", '+', '\t', '']) {
    const written = formatCsv([[text]])
      .slice(1, -2)
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"')
    expect(unescapeCsvCell(written)).toBe(text)
    expect(/^[=+@\t\r]/.test(written)).toBe(false)
  }
})

it('reads a cell with an apostrophe inside as it is', () => {
  for (const text of ["it's", "a'=1", "'plain", "x'-"]) expect(unescapeCsvCell(text)).toBe(text)
})
