import { productBody } from '@warda/contract/products'
import { PRODUCT_CSV_COLUMNS } from '@warda/domain/catalogue/product-csv'
import { normaliseText } from '@warda/domain/text'
import { isMessageKey } from '@warda/i18n/translate'
import type * as z from 'zod/mini'
import type { ProductForm } from '../products/index.ts'
import type { ExistingData, ExistingProduct } from './existing-queries.ts'
import type { RowProblem } from './problem.ts'
import { getColumnName, type PlanRow, type ReportProblem, readProduct, readStock } from './read-product.ts'

export type { PlanRow } from './read-product.ts'

/** The planned changes of one product and the opening stock of its new sizes by SKU, or the problems by line. */
export type Plan =
  | {
      ok: true
      form: ProductForm
      existing: ExistingProduct | null
      stock: ReadonlyMap<string, number>
      changes: boolean
    }
  | { ok: false; problems: Map<number, RowProblem[]> }

/**
 * Plans one product from its rows, which are in the order of the file and share a slug. Columns that the file lacks keep the stored values,
 * and sizes that no row names stay.
 */
export function planProduct(rows: readonly PlanRow[], data: ExistingData): Plan {
  const problems = new Map<number, RowProblem[]>()
  const report: ReportProblem = (line, problem) => {
    problems.set(line, [...(problems.get(line) ?? []), problem])
  }
  const [first] = rows
  if (!first) return { ok: false, problems }
  for (const { line, column, value } of findMismatches(rows, first)) {
    report(line, { column, key: 'error_import_differs', values: { value, line: first.line } })
  }
  const slug = normaliseText(first.cells.slug ?? '')
  const existing = data.products.get(slug) ?? null
  const current = existing ? undefined : data.formerSlugs.get(slug)
  if (current !== undefined)
    report(first.line, { column: 'slug', key: 'error_import_slug_moved', values: { slug, current } })
  const stock = new Map<string, number>()
  checkSkus(rows, slug, data, report)
  for (const row of rows) {
    const amount = readStock(row)
    if (amount === null) report(row.line, { column: 'stock', key: 'field_invalid_number' })
    else if (amount > 0) stock.set(normaliseText(row.cells.sku ?? ''), amount)
  }
  const { input, lines } = readProduct(rows, existing, data, report)
  const parsed = productBody.safeParse(input)
  for (const issue of parsed.error?.issues ?? []) {
    const place = locate(issue.path, lines)
    const values = toProblemValues(issue)
    const messageKey = `field_${issue.message}`
    const key = isMessageKey(messageKey) ? messageKey : 'field_invalid'
    report(place.line ?? first.line, { column: place.column, key, ...(values ? { values } : {}) })
  }
  if (!parsed.success || problems.size > 0) return { ok: false, problems }
  const form = parsed.data
  if (form.publishAt !== null && Number.isNaN(Date.parse(form.publishAt))) {
    report(first.line, { column: 'publish_at', key: 'field_invalid_date' })
    return { ok: false, problems }
  }
  if (isListed(form) && form.pictures.length === 0) {
    report(first.line, { column: 'picture_keys', key: 'error_import_needs_picture' })
    return { ok: false, problems }
  }
  return { ok: true, form, existing, stock, changes: existing === null || !isUnchanged(existing, form) }
}

/** The parameters of a failed check, or the bound that was exceeded. */
function toProblemValues(issue: z.core.$ZodIssue): RowProblem['values'] {
  if ('params' in issue && issue.params) return issue.params as RowProblem['values']
  return issue.code === 'too_big' ? { max: Number(issue.maximum) } : undefined
}

const isListed = ({ status, publishAt }: ProductForm): boolean =>
  status === 'published' || (status === 'draft' && publishAt !== null)

/** Cells of product columns that differ from the first row; an empty cell repeats the first row. */
function* findMismatches(rows: readonly PlanRow[], first: PlanRow) {
  for (const { line, cells } of rows.slice(1)) {
    for (const column of PRODUCT_CSV_COLUMNS) {
      const value = normaliseText(cells[column] ?? '')
      if (value !== '' && value !== normaliseText(first.cells[column] ?? ''))
        yield { line, column, value: value.slice(0, 60) }
    }
  }
}

function checkSkus(rows: readonly PlanRow[], slug: string, data: ExistingData, report: ReportProblem): void {
  for (const { line, cells } of rows) {
    const sku = normaliseText(cells.sku ?? '')
    const owner = data.skus.get(sku)
    if (owner !== undefined && owner !== slug)
      report(line, { column: 'sku', key: 'error_import_sku_taken', values: { sku, product: owner } })
  }
}

/** The line and column of a faulty field. */
function locate(
  path: readonly PropertyKey[],
  lines: readonly (number | null)[],
): { line: number | null; column: string | null } {
  const [field, at, part] = path.map(String)
  if (field === 'variants') return { line: lines[Number(at)] ?? null, column: part ?? 'sku' }
  return { line: null, column: field === undefined ? null : getColumnName(field) }
}

function isUnchanged(
  existing: ExistingProduct,
  { version: _, takesOverSlug: _t, publishAt, ...form }: ProductForm,
): boolean {
  const { id: __, publishAt: storedPublishAt, ...stored } = existing
  const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text))
  const isSameInstant = form.status !== 'draft' || instant(publishAt) === instant(storedPublishAt)
  return isSameInstant && sortedJson(stored) === sortedJson(form)
}

const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted())
      : part,
  )
