import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { lockImport, setState } from './import-queries.ts'
import { readImport, type WholeImport } from './read-import.ts'

type Steered = Promise<Result<WholeImport, 'not_found'>>

/** Takes the rows without problems in the background, going on where it stopped. Asked again while it runs, or once it is done, it is the same. */
export async function runImport(context: AppContext, id: string): Steered {
  const done = await inResultTransaction<null, 'not_found'>(context.db, async (trx) => {
    const there = await lockImport(trx, id)
    if (!there) return refuse('not_found')
    if (there.state === 'done') {
      skipAudit()
      return ok(null)
    }
    await setState(trx, id, 'running', new Date(context.clock.now()))
    await enqueue(trx, 'import-products', { importId: id }, { key: `import:${id}` })
    return ok(null)
  })
  return done.ok ? readImport(context, id) : done
}

/** Stops an import after the batch it is at; what was taken stays. */
export async function cancelImport(context: AppContext, id: string): Steered {
  const done = await inResultTransaction<null, 'not_found'>(context.db, async (trx) => {
    const there = await lockImport(trx, id)
    if (!there) return refuse('not_found')
    if (there.state === 'done' || there.state === 'cancelled') skipAudit()
    else await setState(trx, id, 'cancelled', new Date(context.clock.now()))
    return ok(null)
  })
  return done.ok ? readImport(context, id) : done
}
