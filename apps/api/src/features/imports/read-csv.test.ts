import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
const MEGABYTE = 1_000_000

/** Files of seven megabytes that consist of one row or of one cell. */
const LONG: [string, string][] = [
  ['of one line of cells', 'slug,'.repeat(7 * (MEGABYTE / 5))],
  ['of one line of delimiters', ';'.repeat(7 * MEGABYTE)],
  ['whose second line is endless', `slug,sku\n${'a,'.repeat(3.5 * MEGABYTE)}`],
  ['whose quotation mark is never closed', `slug,sku\na,"${'b\n'.repeat(3.5 * MEGABYTE)}`],
  ['of quotation marks', `slug,sku\na,"${'""'.repeat(3.5 * MEGABYTE)}`],
]

test.each(LONG)('GROW-10 a file %s is refused after its first part', async (_what, text) => {
  const refused = await readCsv(encode(text))
  expect(refused).toMatchObject({ ok: false, code: 'import.row_too_long', field: 'file' })
})

test('GROW-10 other work runs between the parts of a long file, and characters at their borders stay whole', async () => {
  const text = `slug,sku,title_ar\n${Array.from({ length: 9_000 }, (_, row) => `p-${row},S-${row},${'وردة 🌹'.repeat(30)}`).join('\n')}`
  let turns = 0
  const counter = setInterval(() => {
    turns += 1
  }, 0)
  const read = await readCsv(encode(text))
  clearInterval(counter)
  expect(turns).toBeGreaterThan(5)
  if (!read.ok) throw new Error(read.code)
  expect(read.value.rows).toHaveLength(9_000)
  expect(new Set(read.value.rows.map(({ cells }) => cells[2]))).toEqual(new Set(['وردة 🌹'.repeat(30)]))
})
