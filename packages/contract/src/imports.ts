import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { productFilters } from './products.ts'
import { uuid } from './wire/amount.ts'
import { textFile } from './wire/file.ts'
import { readyResponse } from './wire/ready.ts'

export const productImport = z.object({
  id: z.string(),
  fileName: z.string(),
  state: z.enum(['checking', 'checked', 'running', 'done', 'cancelled']),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  /** The first 100 invalid rows. */
  problems: z.array(z.object({ line: z.int(), problems: z.array(z.string()) })),
  withProblems: z.int(),
})

export type ProductImport = z.infer<typeof productImport>

const admin = asAdmin('catalogue')

export const importsEndpoints = {
  importProducts: endpoint('importProducts', {
    access: admin,
    summary: 'Reads a CSV of products and checks every row; nothing is changed yet',
    body: z.object({ file: textFile }),
    accepts: 'multipart',
    bodyLimit: 8_064_000,
    answer: z.object({ data: productImport }),
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
    idempotent: 'wholeCall',
  }),
  getImport: endpoint('getImport', {
    access: admin,
    summary: 'How far an import is',
    params: z.object({ importId: uuid }),
    answer: z.object({ data: productImport }),
  }),
  runImport: endpoint('runImport', {
    access: admin,
    summary: 'Takes the rows without problems, going on where it stopped',
    params: z.object({ importId: uuid }),
    answer: z.object({ data: productImport }),
  }),
  cancelImport: endpoint('cancelImport', {
    access: admin,
    summary: 'Stops an import where it stands; what was taken stays',
    params: z.object({ importId: uuid }),
    answer: z.object({ data: productImport }),
  }),
  exportProducts: endpoint('exportProducts', {
    access: admin,
    audited: true,
    summary: 'All products as CSV, one row a variant',
    query: z.object(productFilters),
    answer: readyResponse,
  }),
}
