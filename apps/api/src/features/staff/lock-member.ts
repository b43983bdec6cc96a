import { hasPermission } from '@warda/domain/access/permissions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { lockStaff, type StaffRow } from './queries.ts'

export type LockMemberError = 'not_found' | 'access.denied' | 'people.yourself'

/**
 * Locks and reloads the caller and another member of staff, so that permissions count as they are now. Refusals: `access.denied`, `not_found`,
 * `people.yourself`.
 */
export async function lockMember(
  trx: Transaction,
  callerId: string,
  userId: string,
): Promise<Result<{ self: StaffRow; person: StaffRow }, LockMemberError>> {
  const locked = await lockStaff(trx, [callerId, userId])
  const self = locked.find((member) => member.id === callerId)
  const person = locked.find((member) => member.id === userId)
  if (!self || self.deactivated_at || !hasPermission(self.permissions, 'people')) return refuse('access.denied')
  if (!person) return refuse('not_found')
  if (person.id === self.id) return refuse('people.yourself')
  return ok({ self, person })
}
