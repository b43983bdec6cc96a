import { type AccountDeletionError, checkAccountDeletion } from '@warda/domain/access/account-deletion'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { storeCreditOf } from '../receivables/index.ts'
import { checkPasswordAttempt, FAILURE_SECONDS } from '../sessions/index.ts'
import { erasePerson } from './erase-person.ts'
import {
  type DepartingUser,
  findObligations,
  lockClient,
  lockDepartingUser,
  lockOtherOwners,
} from './obligation-queries.ts'
import { findPasswordHash } from './person-queries.ts'

export type LeaveError = AccountDeletionError | 'password.wrong' | 'login.too_many' | 'not_found'

/**
 * Ends the caller's account and forgets the person, all or nothing (decision 14). The password is tried under the same limit as a login.
 * Whoever places an order at the same moment comes before or after: before, the order keeps the account; after, there is no buyer.
 */
export async function deleteAccount(
  context: AppContext,
  actor: Actor,
  password: string,
): Promise<Result<null, LeaveError>> {
  const kept = await findPasswordHash(context.db, actor.userId)
  const outcome = await checkPasswordAttempt(context, actor.email, kept, password)
  if (outcome === 'too_many') return refuse('login.too_many', { retryAfter: FAILURE_SECONDS })
  if (outcome === 'wrong' || kept === undefined) return refuse('password.wrong', undefined, 'password')
  const at = new Date(context.clock.now())
  const done = await inResultTransaction<string[], LeaveError>(context.db, async (trx) => {
    // The owners first and in their own order, so that two of them leaving at once wait instead of blocking each other.
    const otherOwners = actor.role === 'Admin' ? await lockOtherOwners(trx, actor.userId) : 0
    const leaver = await lockDepartingUser(trx, actor.userId)
    if (!leaver) return refuse('not_found')
    if (leaver.passwordHash !== kept) return refuse('password.wrong', undefined, 'password')
    const free = checkAccountDeletion({
      ...(await tiesOf(trx, leaver)),
      isLastOwner: leaver.isOwner && otherOwners === 0,
    })
    return free.ok ? ok(await erasePerson(context, trx, leaver, at)) : free
  })
  if (!done.ok) return done
  // What is not removed now has no row any more, and the nightly sweep takes it.
  for (const id of done.value) await context.files.remove(id).catch(() => {})
  return ok(null)
}

async function tiesOf(trx: Transaction, leaver: DepartingUser) {
  if (leaver.clientId !== null) await lockClient(trx, leaver.clientId)
  const own = await storeCreditOf(trx, { userId: leaver.id })
  const business = leaver.clientId === null ? 0 : await storeCreditOf(trx, { clientId: leaver.clientId })
  return { ...(await findObligations(trx, leaver)), credit: own + business }
}
