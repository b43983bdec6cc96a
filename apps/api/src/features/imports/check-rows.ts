import { setImmediate as yieldToEvents } from 'node:timers/promises'
import { type Cells, VALUE_SEPARATOR } from '@warda/domain/catalogue/product-csv'
import type { ImportRow } from '@warda/domain/catalogue/product-tables/product-table'
import { normaliseText } from '@warda/domain/text'
import type { Database } from '../../db/database.ts'
import { type ExistingData, readExisting } from './existing-queries.ts'
import type { NewRow } from './import-queries.ts'
import type { PlanOptions } from './plan-options.ts'
import { type PlanRow, planProduct } from './plan-product.ts'
import { type RowProblem, serializeProblem } from './problem.ts'
import { listSources } from './read-pictures.ts'

/** Products whose stored data is loaded with one query. */
const BATCH_SIZE = 250

export const readSlug = (cells: Cells): string => normaliseText(cells.slug ?? '')
export const readSku = (cells: Cells): string => normaliseText(cells.sku ?? '')

/** Loads the stored data that the rows name. */
export const loadExisting = (
  db: Database,
  importId: string | null,
  rows: readonly { cells: Cells }[],
): Promise<ExistingData> =>
  readExisting(db, importId, {
    slugs: [...new Set(rows.map(({ cells }) => readSlug(cells)))],
    skus: [...new Set(rows.map(({ cells }) => readSku(cells)))],
    pictures: [
      ...new Set(
        rows.flatMap(({ cells }) => (cells.picture_keys ?? '').split(VALUE_SEPARATOR).map((key) => normaliseText(key))),
      ),
    ],
    sources: [...new Set(rows.flatMap(({ cells }) => listSources(cells)))],
  })

/**
 * Returns every row with its problems or its changes. An invalid row excludes its whole product; the other rows of the product get a problem that
 * names its line. `importId` is null before the import is stored.
 */
export async function checkRows(
  db: Database,
  importId: string | null,
  rows: readonly ImportRow[],
  options: PlanOptions,
): Promise<NewRow[]> {
  const repeated = repeatedSkus(rows)
  const products = [...Map.groupBy(rows, ({ cells }) => readSlug(cells)).values()]
  const checked: NewRow[] = []
  for (let from = 0; from < products.length; from += BATCH_SIZE) {
    const batch = products.slice(from, from + BATCH_SIZE)
    const existing = await loadExisting(db, importId, batch.flat())
    for (const product of batch) {
      checked.push(...checkProduct(product, existing, options, repeated))
      // Checking thousands of products must not block other requests.
      await yieldToEvents()
    }
  }
  return checked.toSorted((a, b) => a.line - b.line)
}

function checkProduct(
  rows: readonly ImportRow[],
  existing: ExistingData,
  options: PlanOptions,
  repeated: Map<number, RowProblem>,
): NewRow[] {
  const planRows = rows.map((row): PlanRow => ({ ...row, onHand: null }))
  const plan = planProduct(planRows, existing, options)
  const problems = new Map<number, RowProblem[]>(plan.ok ? [] : plan.problems)
  for (const { line } of rows) {
    const duplicate = repeated.get(line)
    if (duplicate) problems.set(line, [...(problems.get(line) ?? []), duplicate])
  }
  const allProblems = withSiblingProblems(planRows, problems)
  return rows.map(({ line, cells, initial }) => {
    const found = plan.ok && !allProblems.has(line) ? plan.outcomes.get(line) : undefined
    return {
      line,
      cells,
      initial,
      slug: readSlug(cells),
      problems: (allProblems.get(line) ?? []).map(serializeProblem),
      notes: (plan.notes.get(line) ?? []).map(serializeProblem),
      outcome: found?.outcome ?? null,
      changes: found?.changes ?? [],
      onHand: plan.ok ? (plan.stock.lines.get(line)?.from ?? null) : null,
    }
  })
}

/** A product is imported whole or not at all: its valid rows get a problem that names the line of the bad one. */
export function withSiblingProblems(
  rows: readonly PlanRow[],
  problems: ReadonlyMap<number, RowProblem[]>,
): Map<number, RowProblem[]> {
  const all = new Map(problems)
  const bad = rows.find(({ line }) => problems.has(line))
  if (bad === undefined) return all
  for (const { line } of rows) {
    if (!all.has(line)) all.set(line, [{ column: null, key: 'error_import_sibling', values: { line: bad.line } }])
  }
  return all
}

function repeatedSkus(rows: readonly ImportRow[]): Map<number, RowProblem> {
  const seen = new Map<string, number>()
  const repeated = new Map<number, RowProblem>()
  for (const { line, cells } of rows) {
    const sku = readSku(cells)
    const before = seen.get(sku)
    if (before === undefined) seen.set(sku, line)
    else if (sku !== '')
      repeated.set(line, { column: 'sku', key: 'error_import_sku_twice', values: { sku, line: before } })
  }
  return repeated
}
