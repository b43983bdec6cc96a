import { formatCsv } from '@warda/domain/csv'
import { zipSync } from 'fflate'
import { writeSheet } from '../adapters/spreadsheets/write-sheet.ts'
import type { TestAnswer } from './api-client.ts'
import type { TestUser } from './make-user.ts'
import type { TestShop } from './shop.ts'

/** Form data of a product table. */
export function tableForm(
  content: string | Uint8Array,
  name = 'products.csv',
  type = 'text/csv',
  choices: Record<string, string> = {},
): FormData {
  const form = new FormData()
  form.set('file', new File([content as BlobPart], name, { type }))
  for (const [field, value] of Object.entries(choices)) form.set(field, value)
  return form
}

/** Uploads a product table and returns the response of the dry run. */
export const uploadTable = (
  admin: TestUser,
  content: string | Uint8Array,
  choices: Record<string, string> = {},
): Promise<TestAnswer> =>
  admin.visitor.call('importProducts', { body: tableForm(content, 'products.csv', 'text/csv', choices) })

/** Adds a zip of pictures to an import. */
export function uploadZip(admin: TestUser, importId: string, zip: Uint8Array): Promise<TestAnswer> {
  const body = new FormData()
  body.set('pictures', new File([zip as BlobPart], 'pictures.zip', { type: 'application/zip' }))
  return admin.visitor.call('addImportPictures', { params: { importId }, body })
}

/** Runs an import to its end and returns its report. */
export async function finishImport(shop: TestShop, admin: TestUser, importId: string) {
  const run = await admin.visitor.call('runImport', { params: { importId }, body: {} })
  if (run.status !== 200) throw new Error(`The import did not start: ${run.body.code}`)
  await shop.runJobs()
  return (await admin.visitor.call('getImport', { params: { importId } })).body.data
}

/** All rows of an import that match a filter. */
export const listRows = async (admin: TestUser, importId: string, show = 'all') =>
  (await admin.visitor.call('importRows', { params: { importId }, query: { show, pageSize: '100' } })).body.data

/** A CSV table; all rows have the same columns. */
export const toCsv = (rows: readonly Record<string, string | number>[]): string => {
  const columns = Object.keys(rows[0] ?? {})
  return formatCsv([columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))])
}

/** The same table as an .xlsx file. */
export const toXlsx = (rows: readonly Record<string, string | number>[]): Uint8Array => {
  const columns = Object.keys(rows[0] ?? {})
  return writeSheet([columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))])
}

/** A zip of files by name, not compressed. */
export const toZip = (files: Record<string, Uint8Array>): Uint8Array => zipSync(files, { level: 0 })
