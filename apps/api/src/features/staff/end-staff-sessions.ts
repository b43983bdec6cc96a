import { canGrantPermissions, listPermissions } from '@warda/domain/access/permissions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { revokeUserSessions } from '../sessions/index.ts'
import { type LockMemberError, lockCallerAndMember } from './lock-caller-and-member.ts'
import type { StaffRow } from './queries.ts'

type EndStaffSessionsError = LockMemberError | 'people.above_you'

/**
 * Ends all sessions of a member of staff, from their next request on, by somebody who has all their permissions. Refusals: `not_found`,
 * `access.denied`, `people.yourself`, `people.above_you`.
 */
export function endStaffSessions(
  context: AppContext,
  actor: Actor,
  userId: string,
): Promise<Result<StaffRow, EndStaffSessionsError>> {
  const now = new Date(context.clock.now())
  const id = userId.toLowerCase()
  return inResultTransaction<StaffRow, EndStaffSessionsError>(context.db, async (trx) => {
    const locked = await lockCallerAndMember(trx, actor.userId, id)
    if (!locked.ok) return locked
    const { caller, member } = locked.value
    if (!canGrantPermissions(caller.permissions, listPermissions(member))) return refuse('people.above_you')
    await revokeUserSessions(trx, member.id, 'ended', now)
    return ok(member)
  })
}
