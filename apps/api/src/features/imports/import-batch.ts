import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { lockNames } from '../products/index.ts'
import { loadExisting, readSku, readSlug, withSiblingProblems } from './check-rows.ts'
import { createProducts, lockCategoriesAndOptions } from './create-queries.ts'
import {
  claimImport,
  countOn,
  findNext,
  isRunning,
  lockImport,
  type StoredImport,
  type StoredOutcome,
  saveOutcomes,
  setState,
} from './import-queries.ts'
import { type Plan, type PlanRow, planProduct } from './plan-product.ts'
import { type RowProblem, serializeProblem } from './problem.ts'
import { listSources } from './read-pictures.ts'
import { lockStockOf, moveStocks } from './stock-queries.ts'
import { storePictures } from './store-pictures.ts'
import { updateExistingProduct } from './update-existing-product.ts'

/** Products of one transaction: few enough that editors do not wait, many enough that catalogue caches are cleared rarely. */
const IN_A_BATCH = 40
/** Batches of one run of the job; it is then enqueued again behind other jobs. */
const IN_A_RUN = 5
/** Duration after which a run ends between two pictures and enqueues the next one: shorter than the time after which a job counts as stuck. */
const RUN_MS = 60_000
/** Delay of the watchdog job, which continues the import when the process of this run was killed and no longer postpones it. */
const WATCHDOG_MS = 25_000
/** Time between two postponements. */
const POSTPONE_MS = 3_000

/**
 * Imports products in batches. Each batch and the results of its rows are one transaction, so that the import continues after the last complete
 * batch when a process is killed. The run keeps postponing a watchdog job, which takes over when that happens.
 */
export const importByJob: JobHandlers['import-products'] = async (context, { importId }) => {
  const runner = randomUUID()
  if (!(await claimImport(context.db, importId, runner))) return
  const end = performance.now() + RUN_MS
  const postponeWatchdog = createWatchdog(context, importId)
  for (let batch = 0; batch < IN_A_RUN; batch += 1) {
    await postponeWatchdog()
    const isReady = await storeNextPictures(context, importId, async () => {
      await postponeWatchdog()
      return performance.now() < end && (await isRunning(context.db, importId, runner))
    })
    if (!isReady) break
    if (!(await importBatch(context, importId, runner))) return
  }
  if (await isRunning(context.db, importId, runner))
    await enqueue(context.db, 'import-products', { importId }, { key: `import:${importId}` })
}

/** Returns a function that enqueues the watchdog job, or postpones it every few seconds. */
function createWatchdog({ db, clock }: AppContext, importId: string): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - last < POSTPONE_MS) return
    last = performance.now()
    const notBefore = clock.now() + WATCHDOG_MS
    await enqueue(db, 'import-products', { importId }, { key: `import-watch:${importId}`, notBefore })
  }
}

async function storeNextPictures(
  context: AppContext,
  importId: string,
  mayContinue: () => Promise<boolean>,
): Promise<boolean> {
  const rows = await findNext(context.db, importId, IN_A_BATCH)
  const sources = [...new Set(rows.flatMap(({ cells }) => listSources(cells)))]
  return sources.length === 0 || storePictures(context, importId, sources, mayContinue)
}

type Planned = { product: PlanRow[]; plan: Plan }

/** Writes the products of the rows and returns the outcome of each row. The names are locked before they are looked up. */
async function importRows(
  trx: Transaction,
  productImport: StoredImport,
  rows: readonly PlanRow[],
  at: Date,
): Promise<StoredOutcome[]> {
  const { id, stockMode, categoryId, withoutPicture } = productImport
  await lockNames(trx)
  await lockCategoriesAndOptions(trx)
  // Stock before products, the lock order of orders.
  if (stockMode !== 'opening')
    await lockStockOf(
      trx,
      rows.map(({ cells }) => readSku(cells)),
    )
  const existing = await loadExisting(trx, id, rows)
  const options = { stockMode, categoryId, withoutPicture, isRun: true }
  const planned = [...Map.groupBy(rows, ({ cells }) => readSlug(cells)).values()].map(
    (product): Planned => ({ product, plan: planProduct(product, existing, options) }),
  )
  await createProducts(
    trx,
    planned.flatMap(({ plan }) =>
      plan.ok && plan.existing === null ? [{ form: plan.form, stock: plan.stock.opening }] : [],
    ),
    at,
  )
  const outcomes: StoredOutcome[] = []
  const moves: { variantId: number; change: number }[] = []
  for (const { product, plan } of planned) {
    const problems = plan.ok && plan.existing === null ? new Map() : await updateExistingProduct(trx, plan, product, at)
    if (plan.ok && problems.size === 0) moves.push(...plan.stock.moves)
    outcomes.push(...toOutcomes(product, plan, withSiblingProblems(product, problems)))
  }
  const reason = stockMode === 'add' ? 'restock' : 'countDifference'
  await moveStocks(trx, moves, { reason, note: productImport.fileName, actorId: productImport.actorId, at })
  return outcomes
}

const toOutcomes = (product: readonly PlanRow[], plan: Plan, problems: Map<number, RowProblem[]>): StoredOutcome[] =>
  product.map(({ line }) => {
    const found = plan.ok && !problems.has(line) ? plan.outcomes.get(line) : undefined
    return {
      line,
      problems: (problems.get(line) ?? []).map(serializeProblem),
      notes: (plan.notes.get(line) ?? []).map(serializeProblem),
      outcome: found?.outcome ?? null,
      changes: found?.changes ?? [],
    }
  })

/** Imports the next batch; returns false when no row is left, the import was stopped, or another run continues it. */
export function importBatch(context: AppContext, importId: string, runner?: string): Promise<boolean> {
  const at = new Date(context.clock.now())
  return inTransaction(context.db, async (trx) => {
    const running = await lockImport(trx, importId)
    if (running?.state !== 'running' || (runner !== undefined && running.runner !== runner)) return false
    const rows: PlanRow[] = await findNext(trx, importId, IN_A_BATCH)
    if (rows.length === 0) {
      await setState(trx, importId, 'done', at)
      return false
    }
    const outcomes = await importRows(trx, running, rows, at)
    await saveOutcomes(trx, importId, outcomes)
    const failed = outcomes.filter(({ problems }) => problems.length > 0).length
    await countOn(trx, importId, { done: outcomes.length - failed, failed })
    return true
  })
}
