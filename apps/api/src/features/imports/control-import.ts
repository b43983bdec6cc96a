import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { lockImport, setState } from './import-queries.ts'
import { type ImportWithProblems, readImport } from './read-import.ts'

type ImportResult = Promise<Result<ImportWithProblems, 'not_found'>>

/** Imports the rows without problems in the background, from where it stopped. A repeated call changes nothing. */
export async function runImport(context: AppContext, id: string): ImportResult {
  const changed = await inResultTransaction<null, 'not_found'>(context.db, async (trx) => {
    const existing = await lockImport(trx, id)
    if (!existing) return refuse('not_found')
    if (existing.state === 'done') {
      skipAudit()
      return ok(null)
    }
    await setState(trx, id, 'running', new Date(context.clock.now()))
    await enqueue(trx, 'import-products', { importId: id }, { key: `import:${id}` })
    return ok(null)
  })
  return changed.ok ? readImport(context, id) : changed
}

/** Stops an import after its current batch; imported rows stay. */
export async function cancelImport(context: AppContext, id: string): ImportResult {
  const changed = await inResultTransaction<null, 'not_found'>(context.db, async (trx) => {
    const existing = await lockImport(trx, id)
    if (!existing) return refuse('not_found')
    if (existing.state === 'done' || existing.state === 'cancelled') skipAudit()
    else await setState(trx, id, 'cancelled', new Date(context.clock.now()))
    return ok(null)
  })
  return changed.ok ? readImport(context, id) : changed
}
