import type { BranchId, ClientId } from '@warda/domain/ids'
import { LIMITS } from '@warda/domain/limits'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import type { Actor } from '../../http/handler.ts'
import { getStoreCredit } from '../receivables/index.ts'
import { countOrders, findOrders, type OrderFilter, type OrderView } from './list-queries.ts'
import { getBusinessId, toOwner } from './order-buyer.ts'
import { findBranch } from './place-queries.ts'

/** Available store credit: the person's own, and the client's for business orders. */
export type Credits = { own: Halalas; client: Halalas }
export type OrderPage = { orders: OrderView[]; credits: Credits; page: number; pageCount: number; total: number }

/**
 * A page of the caller's orders, newest first, at most 100. `clientId` 0 selects retail orders; a client other than the caller's is
 * `not_found`.
 */
export async function getOrders(
  context: AppContext,
  actor: Actor,
  input: { clientId: ClientId; filter: OrderFilter; page: number; pageSize: number },
): Promise<Result<OrderPage, 'not_found'>> {
  if (input.clientId !== 0 && input.clientId !== actor.clientId) return refuse('not_found')
  if (input.filter.branchId !== null && !(await canFilterBranch(context.db, actor, input.filter.branchId)))
    return refuse('not_found')
  const owner = input.clientId === 0 ? { userId: actor.userId, clientId: null, branchId: null } : toOwner(actor)
  const limit = Math.min(input.pageSize, LIMITS.pageSize)
  const [total, orders, credits] = await Promise.all([
    countOrders(context.db, owner, input.filter),
    findOrders(context.db, owner, input.filter, { limit, offset: (input.page - 1) * limit }),
    getCredits(context, actor),
  ])
  return ok({ orders, credits, page: input.page, pageCount: Math.max(1, Math.ceil(total / limit)), total })
}

/** An owner filters by every branch of the client, a manager by the own one. */
async function canFilterBranch(db: Database, actor: Actor, branchId: BranchId): Promise<boolean> {
  if (actor.clientId === 0 || (actor.role === 'BranchManager' && branchId !== actor.branchId)) return false
  return (await findBranch(db, actor.clientId, branchId)) !== undefined
}

async function getCredits(context: AppContext, actor: Actor): Promise<Credits> {
  const clientId = getBusinessId(actor)
  const storeCredit = await getStoreCredit(context.db, { userId: actor.userId })
  return { own: storeCredit, client: clientId === null ? 0 : await getStoreCredit(context.db, { clientId }) }
}
