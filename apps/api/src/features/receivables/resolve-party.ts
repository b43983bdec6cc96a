import { hasPermission } from '@warda/domain/access/permissions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import type { CreditOwner } from './credit-queries.ts'
import { findClient, findPerson } from './party-queries.ts'

/** Who owes: a client (`userId` null), or a retail buyer (`clientId` 0). */
export type Party = { owner: CreditOwner; clientId: number; userId: string | null; name: string; phone: string }

/** Ids of a request: nothing but claims. */
export type Claim = { clientId: number; userId: string | undefined }

/**
 * Whose money the caller may look at: staff anybody's (an Admin whose work it is), a client's owner the client's, everybody their own (client 0). What is not theirs
 * does not exist, exactly as what is not there (promise P22).
 */
export async function resolveParty(
  context: AppContext,
  actor: Actor,
  claim: Claim,
): Promise<Result<Party, 'not_found'>> {
  const staff = worksWithMoney(actor)
  if (claim.clientId > 0) {
    const own = actor.role === 'Customer' && claim.clientId === actor.clientId
    const client = staff || own ? await findClient(context.db, claim.clientId) : undefined
    const { clientId } = claim
    return client ? ok({ owner: { clientId }, clientId, userId: null, ...client }) : refuse('not_found')
  }
  const userId = staff ? claim.userId : (claim.userId ?? actor.userId)
  const allowed = userId !== undefined && (staff || userId === actor.userId)
  const person = allowed ? await findPerson(context.db, userId) : undefined
  return person && userId ? ok({ owner: { userId }, clientId: 0, userId, ...person }) : refuse('not_found')
}

/** Delivery staff take money at the door; an Admin looks at it for an order, a client or a refund. */
const worksWithMoney = ({ role, permissions }: Actor): boolean =>
  role === 'ShippingEmployee' ||
  (role === 'Admin' && (['orders', 'clients', 'refunds'] as const).some((needs) => hasPermission(permissions, needs)))
