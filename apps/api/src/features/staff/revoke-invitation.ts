import { canGrantPermissions, listPermissions } from '@warda/domain/access/permissions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { lockOpenInvitation, markRevoked } from './invitation-queries.ts'

/** Revokes an open invitation; the caller must have every permission that it grants. Refusals: `not_found`, `people.above_you`. */
export function revokeInvitation(
  context: AppContext,
  actor: Actor,
  invitationId: string,
): Promise<Result<null, 'not_found' | 'people.above_you'>> {
  const now = new Date(context.clock.now())
  return inResultTransaction<null, 'not_found' | 'people.above_you'>(context.db, async (trx) => {
    const open = await lockOpenInvitation(trx, invitationId, now)
    if (!open) return refuse('not_found')
    if (!canGrantPermissions(actor.permissions, listPermissions(open))) return refuse('people.above_you')
    await markRevoked(trx, open.id, now)
    return ok(null)
  })
}
