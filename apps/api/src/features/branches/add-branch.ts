import { doubleClickStart } from '@warda/domain/double-click'
import { ok, type Result, refuse } from '@warda/domain/result'
import { decideInTransaction } from '../../db/decide.ts'
import { type Once, once, type Ticket } from '../../db/once.ts'
import type { Actor } from '../../http/call.ts'
import type { World } from '../../world.ts'
import { lockClient } from '../clients/index.ts'
import { type BranchData, type BranchRow, findBranch, findSameBranch, insertBranch } from './queries.ts'

export type { BranchData }

type Fault = 'not_found' | 'idempotency.mismatch'

/**
 * Adds a branch to the caller's client (CLIENT-04); names may repeat. `answer` makes what is answered, and answered again for the same key.
 * Refused `not_found` for who has no client.
 */
export async function addBranch<A>(
  world: World,
  asked: { actor: Actor; ticket: Ticket | null; data: BranchData },
  answer: (branch: BranchRow) => A,
): Promise<Result<Once<A>, Fault>> {
  const now = world.clock.now()
  const { clientId } = asked.actor
  return decideInTransaction<Once<A>, Fault>(world.db, (trx) =>
    once<A, 'not_found'>(trx, asked.ticket, async () => {
      if (!(await lockClient(trx, clientId))) return refuse('not_found')
      const same = await findSameBranch(trx, clientId, asked.data, doubleClickStart(now))
      const id = same ?? (await insertBranch(trx, clientId, asked.data, new Date(now)))
      const branch = await findBranch(trx, id)
      return branch ? ok(answer(branch)) : refuse('not_found')
    }),
  )
}
