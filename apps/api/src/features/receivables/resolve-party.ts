import { hasPermission } from '@warda/domain/access/permissions'
import type { BranchId, ClientId, UserId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import type { CreditOwner } from './credit-queries.ts'
import { findClient, findPartyBranch, findPerson, type PartyBranch } from './party-queries.ts'

/** The debtor: a client (`userId` null), one branch of it, or a retail buyer (`clientId` 0). */
export type Party = {
  owner: CreditOwner
  clientId: ClientId
  branch: PartyBranch | null
  userId: UserId | null
  name: string
  phone: string
}

/** Ids of the request, not yet authorized. */
export type Claim = { clientId: ClientId; userId: UserId | undefined; branchId?: BranchId | undefined }

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
    if (!client) return refuse('not_found')
    const { clientId, branchId } = claim
    if (branchId === undefined) return ok({ owner: { clientId }, clientId, branch: null, userId: null, ...client })
    const branch = await findPartyBranch(context.db, clientId, branchId)
    return branch
      ? ok({ owner: { clientId, branchId }, clientId, branch, userId: null, ...client })
      : refuse('not_found')
  }
  if (claim.branchId !== undefined) return refuse('not_found')
  const userId = staff ? claim.userId : (claim.userId ?? actor.userId)
  const allowed = userId !== undefined && (staff || userId === actor.userId)
  const person = allowed ? await findPerson(context.db, userId) : undefined
  return person && userId
    ? ok({ owner: { userId }, clientId: 0, branch: null, userId, ...person })
    : refuse('not_found')
}

const worksWithMoney = ({ role, permissions }: Actor): boolean =>
  role === 'ShippingEmployee' ||
  (role === 'Admin' && (['orders', 'clients', 'refunds'] as const).some((needs) => hasPermission(permissions, needs)))
