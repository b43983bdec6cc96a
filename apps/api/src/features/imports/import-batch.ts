import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { lockNames } from '../products/index.ts'
import { loadExisting, readSlug, withSiblingProblems } from './check-rows.ts'
import { createProducts, lockCategoriesAndOccasions } from './create-queries.ts'
import { countOn, findNext, lockImport, saveOutcomes, setState } from './import-queries.ts'
import { type PlanRow, planProduct } from './plan-product.ts'
import { serializeProblem } from './problem.ts'
import { updateExistingProduct } from './update-existing-product.ts'

/** Products of one transaction: few enough that editors do not wait, many enough that catalogue caches are cleared rarely. */
const IN_A_BATCH = 40
/** Batches of one run of the job; it is then enqueued again behind other jobs. */
const IN_A_RUN = 5

/**
 * Imports products in batches. Each batch and the results of its rows are one transaction, so that the job continues after the last whole
 * batch when a process is killed.
 */
export const importByJob: JobHandlers['import-products'] = async (context, { importId }) => {
  for (let batch = 0; batch < IN_A_RUN; batch += 1) if (!(await importBatch(context, importId))) return
  await enqueue(context.db, 'import-products', { importId }, { key: `import:${importId}` })
}

type RowOutcome = { line: number; problems: string[] }

/** Writes the products of the rows and returns the outcome of each row. The names are locked before they are looked up. */
async function importRows(trx: Transaction, rows: readonly PlanRow[], at: Date): Promise<RowOutcome[]> {
  await lockNames(trx)
  await lockCategoriesAndOccasions(trx)
  const existing = await loadExisting(trx, rows)
  const planned = [...Map.groupBy(rows, ({ cells }) => readSlug(cells)).values()].map((product) => ({
    product,
    plan: planProduct(product, existing),
  }))
  await createProducts(
    trx,
    planned.flatMap(({ plan }) => (plan.ok && plan.existing === null ? [plan] : [])),
    at,
  )
  const outcomes: RowOutcome[] = []
  for (const { product, plan } of planned) {
    const written = plan.ok && plan.existing === null ? new Map() : await updateExistingProduct(trx, plan, product, at)
    const problems = withSiblingProblems(product, written)
    for (const { line } of product) outcomes.push({ line, problems: (problems.get(line) ?? []).map(serializeProblem) })
  }
  return outcomes
}

/** Imports the next batch; false when no row is left or the import was stopped. */
export function importBatch(context: AppContext, importId: string): Promise<boolean> {
  const at = new Date(context.clock.now())
  return inTransaction(context.db, async (trx) => {
    const running = await lockImport(trx, importId)
    if (running?.state !== 'running') return false
    const rows: PlanRow[] = await findNext(trx, importId, IN_A_BATCH)
    if (rows.length === 0) {
      await setState(trx, importId, 'done', at)
      return false
    }
    const outcomes = await importRows(trx, rows, at)
    await saveOutcomes(trx, importId, outcomes)
    const failed = outcomes.filter(({ problems }) => problems.length > 0).length
    await countOn(trx, importId, { done: outcomes.length - failed, failed })
    return true
  })
}
