import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { findEarlierStart, lockImport, lockStarts, setState, startImport } from './import-queries.ts'
import { type ImportReport, readImport } from './read-import.ts'

type RunError = 'not_found' | 'import.added_before'

/**
 * Starts or resumes importing the rows without problems in the background. A repeated call changes nothing. The stock of rows that was added
 * by an earlier import is added again only with `addAgain`.
 */
export async function runImport(
  context: AppContext,
  id: string,
  addAgain: boolean,
): Promise<Result<ImportReport, RunError>> {
  const changed = await inResultTransaction<null, RunError>(context.db, async (trx) => {
    await lockStarts(trx)
    const existing = await lockImport(trx, id)
    if (!existing) return refuse('not_found')
    if (existing.state === 'done') {
      skipAudit()
      return ok(null)
    }
    const isStopped = existing.state !== 'running'
    if (existing.stockMode === 'add' && isStopped && !addAgain && (await findEarlierStart(trx, existing)) !== null)
      return refuse('import.added_before')
    await startImport(trx, id, new Date(context.clock.now()))
    await enqueue(trx, 'import-products', { importId: id }, { key: `import:${id}` })
    return ok(null)
  })
  return changed.ok ? readImport(context, id) : changed
}

/** Stops an import after its current batch; imported rows stay. */
export async function cancelImport(context: AppContext, id: string): Promise<Result<ImportReport, 'not_found'>> {
  const changed = await inResultTransaction<null, 'not_found'>(context.db, async (trx) => {
    const existing = await lockImport(trx, id)
    if (!existing) return refuse('not_found')
    if (existing.state === 'done' || existing.state === 'cancelled') skipAudit()
    else await setState(trx, id, 'cancelled', new Date(context.clock.now()))
    return ok(null)
  })
  return changed.ok ? readImport(context, id) : changed
}
