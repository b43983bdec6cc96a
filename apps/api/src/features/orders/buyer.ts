import type { Role } from '@warda/domain/access/roles'
import { isCredit, type PaymentTerms } from '@warda/domain/orders/terms'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Actor } from '../../http/call.ts'
import type { Owner } from './list-queries.ts'

const BUSINESS: readonly Role[] = ['Customer', 'BranchManager']
const BUYERS: readonly Role[] = ['Shopper', ...BUSINESS]

type Buyer = Pick<Actor, 'role' | 'clientId' | 'emailConfirmed'>

/** The client that an order of this person is for; null for retail buyers. */
export const businessOf = (buyer: Buyer): number | null =>
  BUSINESS.includes(buyer.role) && buyer.clientId > 0 ? buyer.clientId : null

/** Whether this role buys at all: staff does not (spec §8 "Not allowed to add to cart"). */
export const mayBuy = (buyer: Buyer): Result<true, 'cart.not_allowed'> =>
  BUYERS.includes(buyer.role) ? ok(true) : refuse('cart.not_allowed')

/** The terms this person may choose: credit is for business clients whose e-mail is confirmed (decisions §4, §8). */
export function openTerms(buyer: Buyer): PaymentTerms[] {
  const all: PaymentTerms[] = ['online', 'cash', 'postponed', 'monthly']
  return all.filter((terms) => !isCredit(terms) || (businessOf(buyer) !== null && buyer.emailConfirmed))
}

/** Whose orders this person sees and acts on: their own, and a client's owner those of the client (decisions §1). */
export const ownerOf = (actor: Pick<Actor, 'userId' | 'role' | 'clientId'>): Owner => ({
  userId: actor.userId,
  clientId: actor.role === 'Customer' && actor.clientId > 0 ? actor.clientId : null,
})

/** Whether an order is among those. */
export const owns = (owner: Owner, order: { userId: string; clientId: number | null }): boolean =>
  order.userId === owner.userId || (owner.clientId !== null && order.clientId === owner.clientId)
