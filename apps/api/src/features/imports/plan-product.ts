import { productBody } from '@warda/contract/products'
import { type ImportColumn, PICTURES_COLUMN, PRODUCT_CSV_COLUMNS } from '@warda/domain/catalogue/product-csv'
import type { RowOutcome } from '@warda/domain/catalogue/product-tables/row-outcome'
import { normaliseText } from '@warda/domain/text'
import { isMessageKey } from '@warda/i18n/translate'
import type * as z from 'zod/mini'
import type { ProductForm } from '../products/index.ts'
import { compareProduct } from './compare-product.ts'
import type { ExistingData, ExistingProduct } from './existing-queries.ts'
import type { PlanOptions } from './plan-options.ts'
import { planStock, type StockPlan } from './plan-stock.ts'
import type { RowProblem } from './problem.ts'
import { explainCell, type PlanRow } from './read-cells.ts'
import { getColumnName, type ReportProblem, readCells, readProduct } from './read-product.ts'

export type { PlanRow } from './read-cells.ts'

type ByLine = Map<number, RowProblem[]>

/** The planned changes of one product, its stock and how each row compares with what is stored, or the problems by line. */
export type Plan =
  | {
      ok: true
      form: ProductForm
      existing: ExistingProduct | null
      stock: StockPlan
      /** False when at most the stock changes. */
      changes: boolean
      outcomes: Map<number, RowOutcome>
      notes: ByLine
    }
  | { ok: false; problems: ByLine; notes: ByLine }

const createReport =
  (all: ByLine): ReportProblem =>
  (line, problem) => {
    all.set(line, [...(all.get(line) ?? []), problem])
  }

/**
 * Plans one product from its rows, which are in the order of the file and share a slug. Columns that the file lacks keep the stored values,
 * and sizes that no row names stay.
 */
export function planProduct(rows: readonly PlanRow[], data: ExistingData, options: PlanOptions): Plan {
  const problems: ByLine = new Map()
  const notes: ByLine = new Map()
  const report = createReport(problems)
  const refuse = (): Plan => ({ ok: false, problems, notes })
  const [first] = rows
  if (!first) return refuse()
  for (const { line, column, value } of findMismatches(rows, first)) {
    report(line, { column, key: 'error_import_differs', values: { value, line: first.line } })
  }
  const slug = normaliseText(first.cells.slug ?? '')
  const existing = data.products.get(slug) ?? null
  const current = existing ? undefined : data.formerSlugs.get(slug)
  if (current !== undefined)
    report(first.line, { column: 'slug', key: 'error_import_slug_moved', values: { slug, current } })
  checkSkus(rows, slug, data, report)
  const stock = planStock(rows, existing, options, report)
  const isLenient = options.withoutPicture === 'draft'
  const reportPicture = isLenient ? createReport(notes) : report
  const { input, lines } = readProduct(rows, existing, data, options, report, reportPicture)
  const parsed = productBody.safeParse(input)
  for (const issue of parsed.error?.issues ?? []) {
    const { line, problem } = explainIssue(issue, rows, first, lines, existing !== null)
    if (!problems.get(line)?.some(({ column }) => column === problem.column)) report(line, problem)
  }
  if (!parsed.success || problems.size > 0) return refuse()
  const form = parsed.data
  if (form.publishAt !== null && Number.isNaN(Date.parse(form.publishAt))) {
    report(first.line, { column: 'publish_at', key: 'field_invalid_date', value: form.publishAt })
    return refuse()
  }
  if (isListed(form) && form.pictures.length === 0) {
    if (!isLenient) {
      report(first.line, { column: PICTURES_COLUMN, key: 'error_import_needs_picture' })
      return refuse()
    }
    createReport(notes)(first.line, { column: PICTURES_COLUMN, key: 'error_import_kept_draft' })
    form.status = 'draft'
    form.publishAt = null
  }
  const outcomes = compareProduct(rows, form, lines, existing, data, stock)
  const changes = existing === null || !isUnchanged(existing, form)
  return { ok: true, form, existing, stock, changes, outcomes, notes }
}

/** Characters of a cell that a problem shows. */
const SHOWN = 40

/** The line and problem of a value that the contract rejects. */
function explainIssue(
  issue: z.core.$ZodIssue,
  rows: readonly PlanRow[],
  first: PlanRow,
  lines: readonly (number | null)[],
  exists: boolean,
): { line: number; problem: RowProblem } {
  const place = locate(issue.path, lines)
  const row = rows.find(({ line }) => line === place.line) ?? first
  const column = place.column as ImportColumn | null
  const text = column === null ? '' : normaliseText(readCells(row, exists)[column] ?? '')
  const explained = column === null || text === '' ? null : explainCell(column, text)
  if (explained) return { line: row.line, problem: explained }
  const values = toProblemValues(issue)
  const messageKey = `field_${issue.message}`
  const key = isMessageKey(messageKey) ? messageKey : 'field_invalid'
  const shown = text !== '' && text.length <= SHOWN ? { value: text } : {}
  return { line: row.line, problem: { column, ...shown, key, ...(values ? { values } : {}) } }
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
  const { id: __, publishAt: storedPublishAt, ...rest } = existing
  const stored = { ...rest, variants: rest.variants.map(({ onHand: _o, ...variant }) => variant) }
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
