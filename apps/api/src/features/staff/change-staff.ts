import { canGrantPermissions, hasPermission, listPermissions, type Permission } from '@warda/domain/access/permissions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { unassignOrders } from '../board/index.ts'
import { revokeUserSessions } from '../sessions/index.ts'
import { revokeInvitationsFrom } from './invitation-queries.ts'
import { type LockMemberError, lockCallerAndMember } from './lock-caller-and-member.ts'
import { type StaffRow, updateStaff } from './queries.ts'

export type StaffChange = { isActive: boolean | undefined; permissions: Permission[] | null | undefined }
export type ChangedStaff = { person: StaffRow; unassignedOrders: number }

type ChangeStaffError = LockMemberError | 'people.above_you' | 'people.nothing_given'

/**
 * Deactivates, reactivates or limits a member of staff, from their next request on. Both people are locked and reloaded; nobody can
 * change themselves or anybody with more permissions, so that an owner always remains. Undelivered orders of a deactivated driver become
 * unassigned. Refusals: `not_found`, `people.yourself`, `people.above_you`, `people.nothing_given`.
 */
export function changeStaff(
  context: AppContext,
  actor: Actor,
  userId: string,
  change: StaffChange,
): Promise<Result<ChangedStaff, ChangeStaffError>> {
  const now = new Date(context.clock.now())
  const id = userId.toLowerCase()
  return inResultTransaction<ChangedStaff, ChangeStaffError>(context.db, async (trx) => {
    const locked = await lockCallerAndMember(trx, actor.userId, id)
    if (!locked.ok) return locked
    const { caller, member: person } = locked.value
    const permissions = nextPermissions(person, change)
    if (permissions?.length === 0) return refuse('people.nothing_given', undefined, 'permissions')
    const next = listPermissions({ role: person.role, permissions })
    if (
      !canGrantPermissions(caller.permissions, listPermissions(person)) ||
      !canGrantPermissions(caller.permissions, next)
    )
      return refuse('people.above_you')
    const isActive = change.isActive ?? person.deactivated_at === null
    const deactivatedAt = isActive ? null : (person.deactivated_at ?? now)
    await updateStaff(trx, person.id, { permissions, deactivatedAt })
    const unassignedOrders = await applyConsequences(trx, person, { permissions, isActive }, now)
    return ok({ person: { ...person, permissions, deactivated_at: deactivatedAt }, unassignedOrders })
  })
}

/** Permissions limit an admin; a driver always has those of the board. */
const nextPermissions = (person: StaffRow, { permissions }: StaffChange): string[] | null =>
  person.role !== 'Admin' || permissions === undefined ? person.permissions : permissions

/** Revokes sessions, invitations and assignments of a deactivated person, or the invitations that exceed the new permissions. */
async function applyConsequences(
  trx: Transaction,
  person: StaffRow,
  next: { permissions: string[] | null; isActive: boolean },
  now: Date,
): Promise<number> {
  if (next.isActive) {
    if (next.permissions !== null) {
      const remaining = hasPermission(next.permissions, 'people') ? next.permissions : 'nothing'
      await revokeInvitationsFrom(trx, person.id, remaining, now)
    }
    return 0
  }
  await revokeUserSessions(trx, person.id, 'deactivated', now)
  await revokeInvitationsFrom(trx, person.id, 'nothing', now)
  return person.role === 'ShippingEmployee' ? unassignOrders(trx, person.id) : 0
}
