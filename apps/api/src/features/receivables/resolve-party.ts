import { hasPermission } from '@warda/domain/access/permissions'
import type { ClientId, UserId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import type { CreditOwner } from './credit-queries.ts'
import { findClient, findPerson } from './party-queries.ts'

/** The debtor: a client (`userId` null), or a retail buyer (`clientId` 0). */
export type Party = { owner: CreditOwner; clientId: ClientId; userId: UserId | null; name: string; phone: string }

/** Ids of the request, not yet authorized. */
export type Claim = { clientId: ClientId; userId: UserId | undefined }

/**
 * The party whose account the caller may see: any for drivers and Admins with a matching permission, the client's for its owner, one's own
 * for everybody (client 0). Everything else is `not_found`, like a party that does not exist (promise P22).
 */
export async function resolveParty(
  context: AppContext,
  actor: Actor,
  claim: Claim,
): Promise<Result<Party, 'not_found'>> {
  const staff = worksWithMoney(actor)
  if (claim.clientId > 0) {
    const isOwnClient = actor.role === 'Customer' && claim.clientId === actor.clientId
    const client = staff || isOwnClient ? await findClient(context.db, claim.clientId) : undefined
    const { clientId } = claim
    return client ? ok({ owner: { clientId }, clientId, userId: null, ...client }) : refuse('not_found')
  }
  const userId = staff ? claim.userId : (claim.userId ?? actor.userId)
  const allowed = userId !== undefined && (staff || userId === actor.userId)
  const person = allowed ? await findPerson(context.db, userId) : undefined
  return person && userId ? ok({ owner: { userId }, clientId: 0, userId, ...person }) : refuse('not_found')
}

const worksWithMoney = ({ role, permissions }: Actor): boolean =>
  role === 'ShippingEmployee' ||
  (role === 'Admin' && (['orders', 'clients', 'refunds'] as const).some((needs) => hasPermission(permissions, needs)))
