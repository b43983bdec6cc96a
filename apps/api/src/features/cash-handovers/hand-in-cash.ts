import type { UserId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { cashDifferenceEntries, post } from '../ledger/index.ts'
import { type HandoverRow, insertHandover, lockDriver, sumCashInHand } from './queries.ts'

type HandInCashError = 'cash.expected_changed' | 'cash.nothing_in_hand' | 'idempotency.mismatch'

export type HandInRequest = {
  actor: Actor
  userId: UserId
  /** What the driver saw. */
  expected: Halalas
  counted: Halalas
  note: string
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

/**
 * Hands in all cash that a driver took: the payments are covered by one handover, and the difference between the counted amount and their
 * sum is posted to the ledger. At another sum than the driver saw nothing is recorded.
 */
export function handInCash<A>(
  context: AppContext,
  input: HandInRequest,
  answer: (handover: HandoverRow) => A,
): Promise<Result<IdempotentResult<A>, HandInCashError>> {
  const { userId, expected, counted, note, requestId } = input
  return inResultTransaction<IdempotentResult<A>, HandInCashError>(context.db, (trx) =>
    withIdempotency<A, HandInCashError>(trx, input.idempotencyKey, async () => {
      await lockDriver(trx, userId)
      const inHand = await sumCashInHand(trx, userId)
      if (inHand !== expected) return refuse('cash.expected_changed', { amount: inHand })
      if (inHand === 0) return refuse('cash.nothing_in_hand')
      const { row, covered } = await insertHandover(trx, { employeeId: userId, expected, counted, note, requestId })
      // A payment may have been committed between the two reads.
      if (covered !== expected) return refuse('cash.expected_changed', { amount: covered })
      await post(trx, {
        kind: 'cashDifference',
        idempotencyKey: `cashHandover:${row.id}`,
        orderId: null,
        userId: null,
        actor: input.actor.role,
        requestId,
        at: row.at.getTime(),
        entries: cashDifferenceEntries(counted - expected),
      })
      return ok(answer(row))
    }),
  )
}
