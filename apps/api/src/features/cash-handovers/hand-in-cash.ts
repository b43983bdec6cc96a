import type { UserId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject } from '../../db/audit.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { createCashDifferenceEntries, post } from '../ledger/index.ts'
import { insertConfirmation } from './confirmation-queries.ts'
import { findHandover, type HandoverRow, insertHandover, lockDriver, sumCashInHand } from './queries.ts'

type HandInCashError = 'cash.expected_changed' | 'cash.nothing_in_hand' | 'not_found' | 'idempotency.mismatch'

export type HandInRequest = {
  actor: Actor
  /** The driver, also a deactivated one. */
  userId: UserId
  /** What the caller saw. */
  expected: Halalas
  counted: Halalas
  note: string
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

/**
 * Hands in all cash that a driver took: the payments are covered by one handover, and the difference between the counted amount and their
 * sum is posted to the ledger. Nothing is recorded when the sum differs from what the caller saw. A handover that an admin records counts as
 * confirmed.
 */
export function handInCash<A>(
  context: AppContext,
  input: HandInRequest,
  answer: (handover: HandoverRow) => A,
): Promise<Result<IdempotentResult<A>, HandInCashError>> {
  const { userId, expected, counted, note, requestId } = input
  return inResultTransaction<IdempotentResult<A>, HandInCashError>(context.db, (trx) =>
    withIdempotency<A, HandInCashError>(trx, input.idempotencyKey, async () => {
      if (!(await lockDriver(trx, userId))) return refuse('not_found')
      setAuditSubject(`user:${userId}`)
      const inHand = await sumCashInHand(trx, userId)
      if (inHand !== expected) return refuse('cash.expected_changed', { amount: inHand })
      if (inHand === 0) return refuse('cash.nothing_in_hand')
      const { id, at, covered } = await insertHandover(trx, { employeeId: userId, expected, counted, note, requestId })
      // A payment may have been committed between the two reads.
      if (covered !== expected) return refuse('cash.expected_changed', { amount: covered })
      await post(trx, {
        kind: 'cashDifference',
        idempotencyKey: `cashHandover:${id}`,
        orderId: null,
        userId: null,
        actor: input.actor.role,
        requestId,
        at: at.getTime(),
        entries: createCashDifferenceEntries(counted - expected),
      })
      if (input.actor.role === 'Admin')
        await insertConfirmation(trx, { id, received: counted, confirmedBy: input.actor.userId, requestId })
      const handover = await findHandover(trx, id)
      if (!handover) throw new Error(`Handover ${id} was not stored`)
      return ok(answer(handover))
    }),
  )
}
