import type { Role } from '@warda/domain/access/roles'
import type { BranchId, ClientId, UserId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Actor } from '../../http/handler.ts'
import type { Owner } from './list-queries.ts'

const BUSINESS: readonly Role[] = ['Customer', 'BranchManager']
const BUYERS: readonly Role[] = ['Shopper', ...BUSINESS]

type Buyer = Pick<Actor, 'role' | 'clientId'>

/** The client of this person's orders; null for retail buyers. */
export const getBusinessId = (buyer: Buyer): number | null =>
  BUSINESS.includes(buyer.role) && buyer.clientId > 0 ? buyer.clientId : null

/** Staff does not buy (spec §8 "Not allowed to add to cart"). */
export const canBuy = (buyer: Buyer): Result<true, 'cart.not_allowed'> =>
  BUYERS.includes(buyer.role) ? ok(true) : refuse('cart.not_allowed')

/** The orders a person may see and change: their own, the client's for its owner, the branch's for its manager (decisions §1). */
export const toOwner = (actor: Pick<Actor, 'userId' | 'role' | 'clientId' | 'branchId'>): Owner => ({
  userId: actor.userId,
  clientId: actor.role === 'Customer' && actor.clientId > 0 ? actor.clientId : null,
  branchId: actor.role === 'BranchManager' && actor.branchId > 0 ? actor.branchId : null,
})

export const isOrderOfBuyer = (
  owner: Owner,
  order: { userId: UserId; clientId: ClientId | null; branchId: BranchId | null },
): boolean =>
  order.userId === owner.userId ||
  (owner.clientId !== null && order.clientId === owner.clientId) ||
  (owner.branchId !== null && order.branchId === owner.branchId)
