import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { lockNames } from '../products/index.ts'
import { changeTakenRow } from './change-taken-row.ts'
import { existingFor, slugOf, withSiblings } from './check-rows.ts'
import { createProducts, lockNamed } from './create-queries.ts'
import { countOn, findNext, lockImport, markRows, setState } from './import-queries.ts'
import { type PlanRow, planRow } from './plan-product.ts'
import { serializeProblem } from './problem.ts'

/** Products of one transaction: few, so that nobody who edits one waits, and enough that the catalogue is told of changes rarely. */
const IN_A_BATCH = 40
/** Batches of one run of the job; then other jobs have their turn. */
const IN_A_RUN = 5

/**
 * Takes an import's products, batch by batch. Each batch is one transaction with the marks of its rows, so that a process that dies leaves
 * whole batches, and whoever runs the job next goes on behind them.
 */
export const importByJob: JobHandlers['import-products'] = async (context, { importId }) => {
  for (let batch = 0; batch < IN_A_RUN; batch += 1) if (!(await importBatch(context, importId))) return
  await enqueue(context.db, 'import-products', { importId }, { key: `import:${importId}` })
}

type Mark = { line: number; problems: string[] }

/** Writes the products of these rows, new ones together; what became of each row. What names are free is asked while nobody else takes one. */
async function takeRows(trx: Transaction, rows: readonly PlanRow[], at: Date): Promise<Mark[]> {
  await lockNames(trx)
  await lockNamed(trx)
  const known = await existingFor(trx, rows)
  const planned = [...Map.groupBy(rows, ({ cells }) => slugOf(cells)).values()].map((product) => ({
    product,
    plan: planRow(product, known),
  }))
  await createProducts(
    trx,
    planned.flatMap(({ plan }) => (plan.ok && plan.there === null ? [plan] : [])),
    at,
  )
  const marks: Mark[] = []
  for (const { product, plan } of planned) {
    const written = plan.ok && plan.there === null ? new Map() : await changeTakenRow(trx, plan, product, at)
    const problems = withSiblings(product, written)
    for (const { line } of product) marks.push({ line, problems: (problems.get(line) ?? []).map(serializeProblem) })
  }
  return marks
}

/** Takes the next products; false when there are none, or when the import was stopped. */
export function importBatch(context: AppContext, importId: string): Promise<boolean> {
  const at = new Date(context.clock.now())
  return inTransaction(context.db, async (trx) => {
    const there = await lockImport(trx, importId)
    if (there?.state !== 'running') return false
    const rows: PlanRow[] = await findNext(trx, importId, IN_A_BATCH)
    if (rows.length === 0) {
      await setState(trx, importId, 'done', at)
      return false
    }
    const marks = await takeRows(trx, rows, at)
    await markRows(trx, importId, marks)
    const failed = marks.filter(({ problems }) => problems.length > 0).length
    await countOn(trx, importId, { done: marks.length - failed, failed })
    return true
  })
}
