import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject } from '../../db/audit.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { moveCash } from './move-cash.ts'
import { type DrawerRow, findDrawer, insertDrawer } from './queries.ts'

export type OpenDrawerRequest = {
  actor: Actor
  openingFloat: Halalas
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

/** Opens the counter's drawer with a float from the shop's other cash; refused while one is open. */
export function openDrawer<A>(
  context: AppContext,
  input: OpenDrawerRequest,
  answer: (drawer: DrawerRow) => A,
): Promise<Result<IdempotentResult<A>, 'cash_drawer.open_already' | 'idempotency.mismatch'>> {
  const { actor, openingFloat, requestId } = input
  return inResultTransaction(context.db, (trx) =>
    withIdempotency<A, 'cash_drawer.open_already'>(trx, input.idempotencyKey, async () => {
      const inserted = await insertDrawer(trx, { openedBy: actor.userId, openingFloat, requestId })
      if (!inserted) return refuse('cash_drawer.open_already')
      const { id, openedAt: at } = inserted
      setAuditSubject(`drawer:${id}`)
      await moveCash(trx, { drawerId: id, kind: 'float', amount: openingFloat, other: 'cash', by: input, at })
      const drawer = await findDrawer(trx, id)
      if (!drawer) throw new Error(`Drawer ${id} was not stored`)
      return ok(answer(drawer))
    }),
  )
}
