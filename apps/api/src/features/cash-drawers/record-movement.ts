import { checkPayOut, type DrawerPurpose, type PayKind } from '@warda/domain/cash-drawers/cash-drawer'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject } from '../../db/audit.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { moveCash } from './move-cash.ts'
import { type DrawerRow, findDrawer, lockDrawer, sumMovements } from './queries.ts'

type MovementError = 'not_found' | 'cash_drawer.closed' | 'cash_drawer.not_enough' | 'idempotency.mismatch'

export type MovementRequest = {
  actor: Actor
  drawerId: number
  kind: PayKind
  purpose: DrawerPurpose
  /** Above zero. */
  amount: Halalas
  reason: string
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

/** Pays cash into an open drawer, or out of it as far as it has cash. */
export function recordMovement<A>(
  context: AppContext,
  input: MovementRequest,
  answer: (drawer: DrawerRow) => A,
): Promise<Result<IdempotentResult<A>, MovementError>> {
  const { drawerId, kind, purpose, amount, reason } = input
  return inResultTransaction<IdempotentResult<A>, MovementError>(context.db, (trx) =>
    withIdempotency<A, MovementError>(trx, input.idempotencyKey, async () => {
      const locked = await lockDrawer(trx, drawerId)
      if (!locked) return refuse('not_found')
      setAuditSubject(`drawer:${drawerId}`)
      if (!locked.isOpen) return refuse('cash_drawer.closed')
      const enough = kind === 'payOut' ? checkPayOut(amount, await sumMovements(trx, drawerId)) : ok(true)
      if (!enough.ok) return enough
      await moveCash(trx, {
        drawerId,
        kind,
        amount: kind === 'payOut' ? -amount : amount,
        other: purpose === 'safe' ? 'cash' : 'pettyExpense',
        purpose,
        reason,
        by: input,
        at: locked.at,
      })
      const drawer = await findDrawer(trx, drawerId)
      return drawer ? ok(answer(drawer)) : refuse('not_found')
    }),
  )
}
