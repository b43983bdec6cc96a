import { getDoubleClickStart } from '@warda/domain/double-click'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { isRepeated, lockStock, moveStock, type StockMove } from './queries.ts'

export type StockError = 'not_found' | 'stock.no_change' | 'stock.below_zero'

/** Maximum stock of a size. */
const MAX_STOCK = 1_000_000

/** Changes the stock of a size, never below 0, and records the person and the reason; returns the new stock. */
export async function changeStock(
  context: AppContext,
  move: Omit<StockMove, 'at'>,
  idempotencyKey: IdempotencyKey | null,
): Promise<Result<number, StockError | 'stock.too_much' | 'idempotency.mismatch'>> {
  const changed = await inResultTransaction(context.db, (trx) =>
    withIdempotency<number, StockError | 'stock.too_much'>(trx, idempotencyKey, () =>
      applyMove(trx, { ...move, at: new Date(context.clock.now()) }, idempotencyKey === null),
    ),
  )
  return changed.ok ? ok(changed.value.answer) : changed
}

/** The same in the caller's transaction; `guarded` false skips the check for repeated clicks (imports). */
export async function applyMove(
  trx: Transaction,
  move: StockMove,
  guarded: boolean,
): Promise<Result<number, StockError | 'stock.too_much'>> {
  if (move.change === 0) return refuse('stock.no_change', undefined, 'change')
  const onHand = await lockStock(trx, move.variantId)
  if (onHand === undefined) return refuse('not_found')
  if (guarded && (await isRepeated(trx, move, getDoubleClickStart(move.at.getTime())))) return ok(onHand)
  if (onHand + move.change > MAX_STOCK) return refuse('stock.too_much', undefined, 'change')
  const remaining = await moveStock(trx, move)
  return remaining === undefined ? refuse('stock.below_zero', { count: onHand }, 'change') : ok(remaining)
}
