import { hasPermission } from '@warda/domain/access/permissions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { lockStaff, type StaffRow } from './queries.ts'

export type LockMemberError = 'not_found' | 'access.denied' | 'people.yourself'

/**
 * Locks and reloads the caller and another member of staff, so that permissions count as they are now. Refusals: `access.denied`, `not_found`,
 * `people.yourself`.
 */
export async function lockCallerAndMember(
  trx: Transaction,
  callerId: string,
  userId: string,
): Promise<Result<{ caller: StaffRow; member: StaffRow }, LockMemberError>> {
  const locked = await lockStaff(trx, [callerId, userId])
  const caller = locked.find(({ id }) => id === callerId)
  const member = locked.find(({ id }) => id === userId)
  if (!caller || caller.deactivated_at || !hasPermission(caller.permissions, 'people')) return refuse('access.denied')
  if (!member) return refuse('not_found')
  if (member.id === caller.id) return refuse('people.yourself')
  return ok({ caller, member })
}
