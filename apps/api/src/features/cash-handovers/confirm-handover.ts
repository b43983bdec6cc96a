import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject, skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { createCashDifferenceEntries, post } from '../ledger/index.ts'
import { insertConfirmation } from './confirmation-queries.ts'
import { findHandover, type HandoverRow } from './queries.ts'

type ConfirmHandoverError = 'not_found' | 'cash.confirmed_otherwise'

export type ConfirmHandoverRequest = { actor: Actor; id: number; received: Halalas; requestId: string }

/**
 * Confirms a handover with the amount that the desk counted; its difference from the driver's count is posted to the ledger. Repeating it with
 * the same amount changes nothing, another amount is an error.
 */
export const confirmHandover = (
  context: AppContext,
  { actor, id, received, requestId }: ConfirmHandoverRequest,
): Promise<Result<HandoverRow, ConfirmHandoverError>> =>
  inResultTransaction<HandoverRow, ConfirmHandoverError>(context.db, async (trx) => {
    const inserted = await insertConfirmation(trx, { id, received, confirmedBy: actor.userId, requestId })
    const handover = await findHandover(trx, id)
    if (!handover || handover.confirmedAt === null) return refuse('not_found')
    if (handover.received !== received) return refuse('cash.confirmed_otherwise', { amount: handover.received ?? 0 })
    setAuditSubject(`user:${handover.employeeId}`)
    if (!inserted) {
      skipAudit()
      return ok(handover)
    }
    await post(trx, {
      kind: 'cashDifference',
      idempotencyKey: `cashConfirmation:${id}`,
      orderId: null,
      userId: null,
      actor: actor.role,
      requestId,
      at: handover.confirmedAt.getTime(),
      entries: createCashDifferenceEntries(received - handover.counted),
    })
    return ok(handover)
  })
