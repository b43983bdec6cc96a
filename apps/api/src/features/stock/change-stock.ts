import { doubleClickStart } from '@warda/domain/double-click'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { isRepeated, lockStock, moveStock, type StockMove } from './queries.ts'

export type StockError = 'not_found' | 'stock.no_change' | 'stock.below_zero'

/** More than this is no stock of flowers. */
const MOST = 1_000_000

/** Adds to or takes from a size's stock, never below zero, and writes down who did and why; what is left then. */
export async function changeStock(
  context: AppContext,
  move: Omit<StockMove, 'at'>,
  idempotencyKey: IdempotencyKey | null,
): Promise<Result<number, StockError | 'stock.too_much' | 'idempotency.mismatch'>> {
  const done = await inResultTransaction(context.db, (trx) =>
    withIdempotency<number, StockError | 'stock.too_much'>(trx, idempotencyKey, () =>
      applyMove(trx, { ...move, at: new Date(context.clock.now()) }, idempotencyKey === null),
    ),
  )
  return done.ok ? ok(done.value.answer) : done
}

/** The same inside the caller's transaction (an import's rows, which repeat nothing: `guarded` false). */
export async function applyMove(
  trx: Transaction,
  move: StockMove,
  guarded: boolean,
): Promise<Result<number, StockError | 'stock.too_much'>> {
  if (move.change === 0) return refuse('stock.no_change', undefined, 'change')
  const onHand = await lockStock(trx, move.variantId)
  if (onHand === undefined) return refuse('not_found')
  if (guarded && (await isRepeated(trx, move, doubleClickStart(move.at.getTime())))) return ok(onHand)
  if (onHand + move.change > MOST) return refuse('stock.too_much', undefined, 'change')
  const left = await moveStock(trx, move)
  return left === undefined ? refuse('stock.below_zero', { count: onHand }, 'change') : ok(left)
}
