import { doubleClickStart } from '@warda/domain/double-click'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { decideInTransaction } from '../../db/decide.ts'
import { once, type Ticket } from '../../db/once.ts'
import type { World } from '../../world.ts'
import { isRepeated, lockStock, moveStock, type StockMove } from './stock-queries.ts'

export type StockFault = 'not_found' | 'stock.no_change' | 'stock.below_zero'

/** More than this is no stock of flowers. */
const MOST = 1_000_000

/** Adds to or takes from a size's stock, never below zero, and writes down who did and why; what is left then. */
export async function changeStock(
  world: World,
  move: Omit<StockMove, 'at'>,
  ticket: Ticket | null,
): Promise<Result<number, StockFault | 'stock.too_much' | 'idempotency.mismatch'>> {
  const done = await decideInTransaction(world.db, (trx) =>
    once<number, StockFault | 'stock.too_much'>(trx, ticket, () =>
      applyMove(trx, { ...move, at: new Date(world.clock.now()) }, ticket === null),
    ),
  )
  return done.ok ? ok(done.value.answer) : done
}

/** The same inside the caller's transaction (an import's rows, which repeat nothing: `guarded` false). */
export async function applyMove(
  trx: Transaction,
  move: StockMove,
  guarded: boolean,
): Promise<Result<number, StockFault | 'stock.too_much'>> {
  if (move.change === 0) return refuse('stock.no_change', undefined, 'change')
  const onHand = await lockStock(trx, move.variantId)
  if (onHand === undefined) return refuse('not_found')
  if (guarded && (await isRepeated(trx, move, doubleClickStart(move.at.getTime())))) return ok(onHand)
  if (onHand + move.change > MOST) return refuse('stock.too_much', undefined, 'change')
  const left = await moveStock(trx, move)
  return left === undefined ? refuse('stock.below_zero', { count: onHand }, 'change') : ok(left)
}
