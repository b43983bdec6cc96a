import { formatCsv } from '@warda/domain/csv'
import type { TestAnswer } from './api-client.ts'
import type { TestUser } from './make-user.ts'

/** Form data of a product table. */
export function tableForm(content: string | Uint8Array, name = 'products.csv', type = 'text/csv'): FormData {
  const form = new FormData()
  form.set('file', new File([content as BlobPart], name, { type }))
  return form
}

/** Uploads a product table and returns the response of the dry run. */
export const uploadTable = (admin: TestUser, content: string | Uint8Array): Promise<TestAnswer> =>
  admin.visitor.call('importProducts', { body: tableForm(content) })

/** A CSV table; all rows have the same columns. */
export const toCsv = (rows: readonly Record<string, string | number>[]): string => {
  const columns = Object.keys(rows[0] ?? {})
  return formatCsv([columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))])
}
