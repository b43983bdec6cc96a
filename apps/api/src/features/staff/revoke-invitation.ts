import { mayGive, workOf } from '@warda/domain/access/permissions'
import { ok, type Result, refuse } from '@warda/domain/result'
import { decideInTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import type { World } from '../../context.ts'
import { endInvitation, lockOpenInvitation } from './invitation-queries.ts'

/** Ends an open invitation; nobody ends one that gives more than they have. Refusals: `not_found`, `people.above_you`. */
export function revokeInvitation(
  world: World,
  actor: Actor,
  invitationId: string,
): Promise<Result<null, 'not_found' | 'people.above_you'>> {
  const now = new Date(world.clock.now())
  return decideInTransaction<null, 'not_found' | 'people.above_you'>(world.db, async (trx) => {
    const open = await lockOpenInvitation(trx, invitationId, now)
    if (!open) return refuse('not_found')
    if (!mayGive(actor.permissions, workOf(open))) return refuse('people.above_you')
    await endInvitation(trx, open.id, now)
    return ok(null)
  })
}
