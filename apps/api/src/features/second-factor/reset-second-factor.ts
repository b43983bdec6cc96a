import { isStaffRole } from '@warda/domain/access/roles'
import { normalizeEmail } from '@warda/domain/email'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { writeAuditEntry } from '../../db/audit.ts'
import type { Database } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { deleteSecondFactor, lockUser, notifyOfSecondFactorChange } from '../one-time-codes/index.ts'
import { findUserId } from './queries.ts'

type ResetError = 'not_found' | 'people.yourself' | 'second_factor.off' | 'second_factor.owners_only'

/**
 * Removes the second factor of a member of staff who lost phone and recovery codes; only an owner may. The person is notified by mail.
 * Refusals: `second_factor.owners_only`, `not_found`, `people.yourself`, `second_factor.off`.
 */
export function resetSecondFactor(
  context: AppContext,
  actor: Actor,
  userId: string,
): Promise<Result<{ name: string }, ResetError>> {
  const now = new Date(context.clock.now())
  const id = userId.toLowerCase()
  return inResultTransaction<{ name: string }, ResetError>(context.db, async (trx) => {
    // In the order of their ids, so that two owners who reset each other cannot deadlock.
    const people = []
    for (const personId of [actor.userId, id].toSorted()) people.push(await lockUser(trx, personId))
    const caller = people.find((person) => person?.id === actor.userId)
    const person = people.find((other) => other?.id === id)
    if (caller?.role !== 'Admin' || caller.deactivated_at || caller.permissions !== null)
      return refuse('second_factor.owners_only')
    if (!person || !isStaffRole(person.role)) return refuse('not_found')
    if (person.id === caller.id) return refuse('people.yourself')
    if (!(await deleteSecondFactor(trx, person.id))) return refuse('second_factor.off')
    await notifyOfSecondFactorChange(trx, person, 'reset', now)
    return ok({ name: person.full_name })
  })
}

/** The action in the audit log of a reset on the server. */
const SERVER_ACTION = 'resetSecondFactorOnServer'

/**
 * Removes the second factor of any account, for whoever has access to the server: the way back in for the last owner. In the audit log the
 * person is the actor. Refusals: `not_found`, `second_factor.off`.
 */
export async function resetSecondFactorOnServer(
  db: Database,
  email: string,
  now: Date,
): Promise<Result<{ name: string }, 'not_found' | 'second_factor.off'>> {
  const userId = await findUserId(db, normalizeEmail(email))
  if (!userId) return refuse('not_found')
  return inResultTransaction<{ name: string }, 'not_found' | 'second_factor.off'>(db, async (trx) => {
    const person = await lockUser(trx, userId)
    if (!person) return refuse('not_found')
    if (!(await deleteSecondFactor(trx, person.id))) return refuse('second_factor.off')
    await notifyOfSecondFactorChange(trx, person, 'reset', now)
    await writeAuditEntry(trx, {
      actorId: person.id,
      action: SERVER_ACTION,
      subject: `user:${person.id}`,
      detail: {},
      requestId: 'server',
      at: now,
    })
    return ok({ name: person.full_name })
  })
}
