import { createHash } from 'node:crypto'
import { getDoubleClickStart } from '@warda/domain/double-click'
import type { UserId } from '@warda/domain/ids'
import { skipAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import type { IdempotencyKey } from '../../db/idempotency.ts'
import type { OrderPlacement } from './draft-order.ts'
import { findOrder, type OrderView } from './list-queries.ts'
import { type CatalogueLine, findSameRequest } from './place-queries.ts'

/** SHA-256 of the request and its explicit lines, except for a standing order's; the expected total is a condition, not part of the order. */
export function hashRequest({ request, call, lines = call?.lines }: OrderPlacement): Buffer {
  const { expectedTotal: _, ...order } = request
  return createHash('sha256')
    .update(JSON.stringify(lines ? { ...order, lines, freeLines: call?.counter?.freeLines } : order))
    .digest()
}

type Repetition = {
  placing: OrderPlacement & { idempotencyKey: IdempotencyKey | null }
  userId: UserId
  lines: readonly CatalogueLine[]
  hash: Buffer
  now: number
}

/**
 * The order that the same request has just placed. A double click is recognised by the cart that the first click emptied; an order
 * with explicit lines leaves the cart alone and is looked up unless it has an idempotency key.
 */
export async function findRepeatedOrder(
  trx: Transaction,
  { placing, userId, lines, hash, now }: Repetition,
): Promise<OrderView | undefined> {
  const isExplicit = placing.call !== undefined || placing.lines !== undefined
  const mayBeRepeated = lines.length === 0 || (isExplicit && !placing.idempotencyKey)
  if (!mayBeRepeated) return undefined
  const orderId = await findSameRequest(trx, { userId, hash, since: getDoubleClickStart(now) })
  const order = orderId === undefined ? undefined : await findOrder(trx, orderId)
  if (order) skipAudit()
  return order
}
