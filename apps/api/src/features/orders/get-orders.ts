import { LIMITS } from '@warda/domain/limits'
import type { Halalas } from '@warda/domain/money'
import type { ShopperStatus } from '@warda/domain/orders/order-stages'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { storeCreditOf } from '../receivables/index.ts'
import { countOrders, findOrders, type OrderView } from './list-queries.ts'
import { businessOf, ownerOf } from './order-buyer.ts'

/** Store credit that orders can be paid with: the person's own, and their client's for business orders. */
export type Credits = { own: Halalas; client: Halalas }
export type OrderPage = { orders: OrderView[]; credits: Credits; page: number; pageCount: number; total: number }

/**
 * A page of the caller's orders, newest first, at most 100. `clientId` is a claim: 0 is none, any other than the caller's own client
 * does not exist. `status` null is all.
 */
export async function getOrders(
  context: AppContext,
  actor: Actor,
  asked: { clientId: number; status: ShopperStatus | null; page: number; pageSize: number },
): Promise<Result<OrderPage, 'not_found'>> {
  if (asked.clientId !== 0 && asked.clientId !== actor.clientId) return refuse('not_found')
  const owner = asked.clientId === 0 ? { userId: actor.userId, clientId: null, branchId: null } : ownerOf(actor)
  const limit = Math.min(asked.pageSize, LIMITS.pageSize)
  const [total, orders, credits] = await Promise.all([
    countOrders(context.db, owner, asked.status),
    findOrders(context.db, owner, asked.status, { limit, offset: (asked.page - 1) * limit }),
    creditsOf(context, actor),
  ])
  return ok({ orders, credits, page: asked.page, pageCount: Math.max(1, Math.ceil(total / limit)), total })
}

async function creditsOf(context: AppContext, actor: Actor): Promise<Credits> {
  const clientId = businessOf(actor)
  const own = await storeCreditOf(context.db, { userId: actor.userId })
  return { own, client: clientId === null ? 0 : await storeCreditOf(context.db, { clientId }) }
}
