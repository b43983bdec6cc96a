import { setImmediate as breathe } from 'node:timers/promises'
import { normaliseText } from '@warda/domain/text'
import type { Database } from '../../db/database.ts'
import { BETWEEN, type Cells } from './columns.ts'
import { type ExistingData, readExisting } from './existing-queries.ts'
import type { NewRow } from './import-queries.ts'
import { type PlanRow, planRow } from './plan-product.ts'
import { type RowProblem, serializeProblem } from './problem.ts'
import type { ReadRow } from './read-csv.ts'

/** Products whose neighbours in the shop are looked up together. */
const AT_ONCE = 250

export const slugOf = (cells: Cells): string => normaliseText(cells.slug ?? '')
const skuOf = (cells: Cells): string => normaliseText(cells.sku ?? '')

/** What the shop knows of everything that these rows name. */
export const existingFor = (db: Database, rows: readonly { cells: Cells }[]): Promise<ExistingData> =>
  readExisting(db, {
    slugs: [...new Set(rows.map(({ cells }) => slugOf(cells)))],
    skus: [...new Set(rows.map(({ cells }) => skuOf(cells)))],
    pictures: [
      ...new Set(
        rows.flatMap(({ cells }) => (cells.picture_keys ?? '').split(BETWEEN).map((key) => normaliseText(key))),
      ),
    ],
  })

/** Every row with what is wrong with it; a product with one bad row is not taken, and its other rows say which one. */
export async function checkRows(db: Database, rows: readonly ReadRow[]): Promise<NewRow[]> {
  const twice = repeatedSkus(rows)
  const products = [...Map.groupBy(rows, ({ cells }) => slugOf(cells)).values()]
  const checked: NewRow[] = []
  for (let from = 0; from < products.length; from += AT_ONCE) {
    const some = products.slice(from, from + AT_ONCE)
    const known = await existingFor(db, some.flat())
    for (const product of some) {
      checked.push(...checkProduct(product, known, twice))
      // Thinking about thousands of products must not keep a shopper waiting.
      await breathe()
    }
  }
  return checked.toSorted((a, b) => a.line - b.line)
}

function checkProduct(rows: readonly PlanRow[], known: ExistingData, twice: Map<number, RowProblem>): NewRow[] {
  const plan = planRow(rows, known)
  const problems = new Map<number, RowProblem[]>(plan.ok ? [] : plan.problems)
  for (const { line } of rows) {
    const again = twice.get(line)
    if (again) problems.set(line, [...(problems.get(line) ?? []), again])
  }
  const marks = withSiblings(rows, problems)
  return rows.map(({ line, cells }) => ({
    line,
    cells,
    slug: slugOf(cells),
    problems: (marks.get(line) ?? []).map(serializeProblem),
  }))
}

/** A product is taken whole or not at all: rows without a fault of their own name the line of the one that has. */
export function withSiblings(
  rows: readonly PlanRow[],
  problems: ReadonlyMap<number, RowProblem[]>,
): Map<number, RowProblem[]> {
  const marks = new Map(problems)
  const bad = rows.find(({ line }) => problems.has(line))
  if (bad === undefined) return marks
  for (const { line } of rows) {
    if (!marks.has(line)) marks.set(line, [{ column: null, key: 'error_import_sibling', values: { line: bad.line } }])
  }
  return marks
}

function repeatedSkus(rows: readonly ReadRow[]): Map<number, RowProblem> {
  const seen = new Map<string, number>()
  const repeated = new Map<number, RowProblem>()
  for (const { line, cells } of rows) {
    const sku = skuOf(cells)
    const before = seen.get(sku)
    if (before === undefined) seen.set(sku, line)
    else if (sku !== '')
      repeated.set(line, { column: 'sku', key: 'error_import_sku_twice', values: { sku, line: before } })
  }
  return repeated
}
