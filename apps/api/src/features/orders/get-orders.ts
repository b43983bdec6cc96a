import { LIMITS } from '@warda/domain/limits'
import type { ShopperStatus } from '@warda/domain/orders/views'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Actor } from '../../http/call.ts'
import type { World } from '../../world.ts'
import { ownerOf } from './buyer.ts'
import { countOrders, findOrders, type OrderView } from './list-queries.ts'

export type OrderPage = { orders: OrderView[]; page: number; pageCount: number; total: number }

/**
 * A page of the caller's orders, newest first, at most 100. `clientId` is a claim: 0 is none, any other than the caller's own client
 * does not exist. `status` null is all.
 */
export async function getOrders(
  world: World,
  actor: Actor,
  asked: { clientId: number; status: ShopperStatus | null; page: number; pageSize: number },
): Promise<Result<OrderPage, 'not_found'>> {
  if (asked.clientId !== 0 && asked.clientId !== actor.clientId) return refuse('not_found')
  const owner = asked.clientId === 0 ? { userId: actor.userId, clientId: null } : ownerOf(actor)
  const limit = Math.min(asked.pageSize, LIMITS.pageSize)
  const [total, orders] = await Promise.all([
    countOrders(world.db, owner, asked.status),
    findOrders(world.db, owner, asked.status, { limit, offset: (asked.page - 1) * limit }),
  ])
  return ok({ orders, page: asked.page, pageCount: Math.max(1, Math.ceil(total / limit)), total })
}
