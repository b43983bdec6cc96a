import { IMPORT_COLUMNS } from '@warda/domain/catalogue/product-csv'
import { IMPORT_FORMATS } from '@warda/domain/catalogue/product-tables/map-table'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { productFilters } from './products.ts'
import { instant, numericId, uuid } from './wire/amount.ts'
import { tableFile, zipFile } from './wire/file.ts'
import { paged, pageQuery } from './wire/paging.ts'
import { readyResponse } from './wire/ready.ts'

/** How the stock column applies to existing sizes: sets their stock, adds to it, or has no effect (`opening`: only new sizes get stock). */
export const STOCK_MODES = ['set', 'add', 'opening'] as const

/** What happens to a product whose picture is missing: its rows are left out, or it is saved as a draft. */
export const WITHOUT_PICTURE = ['refuse', 'draft'] as const

const IMPORT_STATES = ['checking', 'checked', 'running', 'done', 'cancelled'] as const

const ROW_OUTCOMES = ['new', 'changed', 'unchanged'] as const

/** The filter of the list of rows. */
export const ROW_FILTERS = ['all', ...ROW_OUTCOMES, 'problems'] as const

const importState = z.enum(IMPORT_STATES)

export const productImport = z.object({
  id: z.string(),
  fileName: z.string(),
  state: importState,
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  format: z.enum(IMPORT_FORMATS),
  stockMode: z.enum(STOCK_MODES),
  withoutPicture: z.enum(WITHOUT_PICTURE),
  /** Columns of the file that are not used. */
  ignoredColumns: z.array(z.string()),
  createdAt: instant,
  /** Whether rows may have been imported. */
  started: z.boolean(),
  /** When an earlier import added the stock of the same rows; `runImport` then needs `addAgain`. */
  addedBefore: z.nullable(instant),
  /** Numbers of rows by outcome, and of pictures given by URL or file name. */
  counts: z.object({
    new: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    problems: z.int(),
    pictures: z.int(),
    picturesStored: z.int(),
    picturesFailed: z.int(),
  }),
  /** The first 100 invalid rows. */
  problems: z.array(z.object({ line: z.int(), problems: z.array(z.string()) })),
  withProblems: z.int(),
})

export type ProductImport = z.infer<typeof productImport>

const productImportRow = z.object({
  line: z.int(),
  slug: z.string(),
  sku: z.string(),
  /** Null for a row with problems. */
  outcome: z.nullable(z.enum(ROW_OUTCOMES)),
  state: z.enum(['new', 'done', 'failed']),
  /** Old and new values; pictures are given by their number. */
  changes: z.array(z.object({ column: z.enum(IMPORT_COLUMNS), from: z.string(), to: z.string() })),
  problems: z.array(z.string()),
  /** Warnings about a row that is imported nevertheless. */
  notes: z.array(z.string()),
})

export type ProductImportRow = z.infer<typeof productImportRow>

const importSummary = z.object({
  id: z.string(),
  fileName: z.string(),
  state: importState,
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  createdAt: instant,
  actor: z.nullable(z.string()),
})

export type ImportSummary = z.infer<typeof importSummary>

const admin = asAdmin('catalogue')

const one = z.object({ importId: uuid })

const answer = z.object({ data: productImport })

export const importsEndpoints = {
  importProducts: endpoint('importProducts', {
    access: admin,
    summary: 'Reads a CSV or .xlsx file of products and compares every row with the catalogue; nothing is changed yet',
    body: z.object({
      file: tableFile,
      stockMode: z._default(z.enum(STOCK_MODES, 'invalid_choice'), 'set'),
      withoutPicture: z._default(z.enum(WITHOUT_PICTURE, 'invalid_choice'), 'refuse'),
      /** The category of new products whose row names none. */
      categoryId: z.optional(numericId),
    }),
    accepts: 'multipart',
    bodyLimit: 8_064_000,
    answer,
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
    idempotent: 'wholeCall',
  }),
  addImportPictures: endpoint('addImportPictures', {
    access: admin,
    summary: 'Adds the pictures of a zip, which rows name by file, and checks every row again',
    params: one,
    body: z.object({ pictures: zipFile }),
    accepts: 'multipart',
    bodyLimit: 64_064_000,
    answer,
    limits: [{ by: 'user', max: 120, seconds: 3600 }],
  }),
  getImport: endpoint('getImport', {
    access: admin,
    summary: 'How far an import is',
    params: one,
    answer,
  }),
  importRows: endpoint('importRows', {
    access: admin,
    summary: 'Rows of an import with old and new values, problems and notes',
    params: one,
    query: z.object({ ...pageQuery, show: z.optional(z.enum(ROW_FILTERS, 'invalid_choice')) }),
    answer: paged(productImportRow),
  }),
  imports: endpoint('imports', {
    access: admin,
    summary: 'All imports of the last months, the latest first',
    query: z.object(pageQuery),
    answer: paged(importSummary),
  }),
  importTemplate: endpoint('importTemplate', {
    access: admin,
    summary: 'A template with an example product, as CSV or .xlsx',
    query: z.object({ type: z.optional(z.enum(['csv', 'xlsx'], 'invalid_choice')) }),
    answer: readyResponse,
  }),
  runImport: endpoint('runImport', {
    access: admin,
    summary: 'Takes the rows without problems, going on where it stopped',
    params: one,
    body: z.object({
      /** Adds stock although the same rows were added before. */
      addAgain: z.optional(z.boolean()),
    }),
    answer,
  }),
  cancelImport: endpoint('cancelImport', {
    access: admin,
    summary: 'Stops an import where it stands; what was taken stays',
    params: one,
    answer,
  }),
  exportProducts: endpoint('exportProducts', {
    access: admin,
    audited: true,
    summary: 'All products as CSV, one row a variant',
    query: z.object(productFilters),
    answer: readyResponse,
  }),
}
