import { utils, write } from '@e965/xlsx'

/** Creates an .xlsx file with one sheet; every cell is text, so that leading zeros are kept. */
export function writeSheet(rows: readonly (readonly string[])[]): Uint8Array {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]))
  const workbook = utils.book_new(sheet, 'products')
  return new Uint8Array(write(workbook, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}
