import { checkExpectedCash } from '@warda/domain/cash-drawers/cash-drawer'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject } from '../../db/audit.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { moveCash } from './move-cash.ts'
import { type DrawerRow, findDrawer, lockDrawer, markClosed, sumMovements } from './queries.ts'

type CloseDrawerError = 'not_found' | 'cash_drawer.closed' | 'cash_drawer.expected_changed' | 'idempotency.mismatch'

export type CloseDrawerRequest = {
  actor: Actor
  drawerId: number
  /** The cash in the drawer, in halalas, that the employee saw. */
  expected: Halalas
  counted: Halalas
  note: string
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

/**
 * Closes a drawer with the counted amount: the difference from what its movements sum to is posted, and what was counted moves to the shop's
 * other cash. Nothing is recorded when a sale or payment changed the sum that the employee saw.
 */
export function closeDrawer<A>(
  context: AppContext,
  input: CloseDrawerRequest,
  answer: (drawer: DrawerRow) => A,
): Promise<Result<IdempotentResult<A>, CloseDrawerError>> {
  const { actor, drawerId, counted, note } = input
  return inResultTransaction<IdempotentResult<A>, CloseDrawerError>(context.db, (trx) =>
    withIdempotency<A, CloseDrawerError>(trx, input.idempotencyKey, async () => {
      const locked = await lockDrawer(trx, drawerId)
      if (!locked) return refuse('not_found')
      setAuditSubject(`drawer:${drawerId}`)
      if (!locked.isOpen) return refuse('cash_drawer.closed')
      const expected = await sumMovements(trx, drawerId)
      const unchanged = checkExpectedCash(input.expected, expected)
      if (!unchanged.ok) return unchanged
      const move = { drawerId, by: input, at: locked.at }
      await moveCash(trx, { ...move, kind: 'difference', amount: counted - expected, other: 'cashDifference' })
      await moveCash(trx, { ...move, kind: 'closing', amount: -counted, other: 'cash' })
      await markClosed(trx, { id: drawerId, closedBy: actor.userId, expected, counted, note, at: locked.at })
      const drawer = await findDrawer(trx, drawerId)
      return drawer ? ok(answer(drawer)) : refuse('not_found')
    }),
  )
}
