import { getDoubleClickStart } from '@warda/domain/double-click'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { lockClient } from '../client-profiles/index.ts'
import { type BranchData, type BranchRow, findBranch, findSameBranch, insertBranch } from './queries.ts'

export type { BranchData }

type AddBranchError = 'not_found' | 'idempotency.mismatch'

/**
 * Adds a branch to the caller's client (CLIENT-04); names need not be unique. `answer` builds the response stored for the idempotency key.
 * `not_found` for a caller without a client.
 */
export async function addBranch<A>(
  context: AppContext,
  input: { actor: Actor; idempotencyKey: IdempotencyKey | null; data: BranchData },
  answer: (branch: BranchRow) => A,
): Promise<Result<IdempotentResult<A>, AddBranchError>> {
  const now = context.clock.now()
  const { clientId } = input.actor
  return inResultTransaction<IdempotentResult<A>, AddBranchError>(context.db, (trx) =>
    withIdempotency<A, 'not_found'>(trx, input.idempotencyKey, async () => {
      if (!(await lockClient(trx, clientId))) return refuse('not_found')
      const duplicateId = await findSameBranch(trx, clientId, input.data, getDoubleClickStart(now))
      const id = duplicateId ?? (await insertBranch(trx, clientId, input.data, new Date(now)))
      const branch = await findBranch(trx, id)
      return branch ? ok(answer(branch)) : refuse('not_found')
    }),
  )
}
