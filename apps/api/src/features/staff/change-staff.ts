import { canGrantPermissions, hasPermission, type Permission, permissionsOf } from '@warda/domain/access/permissions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { giveBackOrders } from '../board/index.ts'
import { revokeSessionsOf } from '../sessions/index.ts'
import { endInvitationsOf } from './invitation-queries.ts'
import { lockStaff, type StaffRow, updateStaff } from './queries.ts'

export type StaffChange = { isActive: boolean | undefined; permissions: Permission[] | null | undefined }
export type StaffChanged = { person: StaffRow; ordersGivenBack: number }

type FieldError = 'not_found' | 'access.denied' | 'people.yourself' | 'people.above_you' | 'people.nothing_given'

/**
 * Deactivates, reactivates or bounds somebody of the shop; it counts at their very next request. Both people are held and read anew, and
 * nobody changes themselves or anybody above them. So an owner always stays: whoever takes an owner's place is one, and remains.
 * A deactivated driver's undelivered orders go back to everybody. Refusals: `not_found`, `people.yourself`, `people.above_you`,
 * `people.nothing_given`.
 */
export function changeStaff(
  context: AppContext,
  actor: Actor,
  userId: string,
  change: StaffChange,
): Promise<Result<StaffChanged, FieldError>> {
  const now = new Date(context.clock.now())
  const id = userId.toLowerCase()
  return inResultTransaction<StaffChanged, FieldError>(context.db, async (trx) => {
    const held = await lockStaff(trx, [actor.userId, id])
    const self = held.find((one) => one.id === actor.userId)
    const person = held.find((one) => one.id === id)
    if (!self || self.deactivated_at || !hasPermission(self.permissions, 'people')) return refuse('access.denied')
    if (!person) return refuse('not_found')
    if (person.id === self.id) return refuse('people.yourself')
    const permissions = nextPermissions(person, change)
    if (permissions?.length === 0) return refuse('people.nothing_given', undefined, 'permissions')
    const next = permissionsOf({ role: person.role, permissions })
    if (!canGrantPermissions(self.permissions, permissionsOf(person)) || !canGrantPermissions(self.permissions, next))
      return refuse('people.above_you')
    const isActive = change.isActive ?? person.deactivated_at === null
    const deactivatedAt = isActive ? null : (person.deactivated_at ?? now)
    await updateStaff(trx, person.id, { permissions, deactivatedAt })
    const ordersGivenBack = await settle(trx, person, { permissions, isActive }, now)
    return ok({ person: { ...person, permissions, deactivated_at: deactivatedAt }, ordersGivenBack })
  })
}

/** Permissions bound an Admin; a driver's work is the board. */
const nextPermissions = (person: StaffRow, { permissions }: StaffChange): string[] | null =>
  person.role !== 'Admin' || permissions === undefined ? person.permissions : permissions

/** What follows from a change: sessions, invitations and orders of somebody who goes; invitations that give too much now. */
async function settle(
  trx: Transaction,
  person: StaffRow,
  next: { permissions: string[] | null; isActive: boolean },
  now: Date,
): Promise<number> {
  if (next.isActive) {
    if (next.permissions !== null) {
      const left = hasPermission(next.permissions, 'people') ? next.permissions : 'nothing'
      await endInvitationsOf(trx, person.id, left, now)
    }
    return 0
  }
  await revokeSessionsOf(trx, person.id, 'deactivated', now)
  await endInvitationsOf(trx, person.id, 'nothing', now)
  return person.role === 'ShippingEmployee' ? giveBackOrders(trx, person.id) : 0
}
