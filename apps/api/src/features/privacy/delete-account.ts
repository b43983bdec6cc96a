import { type AccountDeletionError, checkAccountDeletion } from '@warda/domain/access/account-deletion'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { sumCashInHand } from '../cash-handovers/index.ts'
import { getStoreCredit } from '../receivables/index.ts'
import { checkOwnPassword, type OwnPasswordError } from '../sessions/index.ts'
import { erasePerson } from './erase-person.ts'
import {
  type DepartingUser,
  findObligations,
  lockClient,
  lockDepartingUser,
  lockOtherOwners,
} from './obligation-queries.ts'

export type LeaveError = AccountDeletionError | OwnPasswordError | 'not_found'

/**
 * Deletes the caller's account and erases the personal data, all or nothing (decision 14). The password check has the limit of a login. A
 * concurrent order is placed before the deletion and keeps the account, or fails after it.
 */
export async function deleteAccount(
  context: AppContext,
  actor: Actor,
  password: string,
): Promise<Result<null, LeaveError>> {
  const checked = await checkOwnPassword(context, actor, password)
  if (!checked.ok) return checked
  const at = new Date(context.clock.now())
  const result = await inResultTransaction<string[], LeaveError>(context.db, async (trx) => {
    // Owners are locked first and in a fixed order, so that two deletions at once cannot deadlock.
    const otherOwners = actor.role === 'Admin' ? await lockOtherOwners(trx, actor.userId) : 0
    const user = await lockDepartingUser(trx, actor.userId)
    if (!user) return refuse('not_found')
    if (user.passwordHash !== checked.value) return refuse('password.wrong', undefined, 'password')
    const allowed = checkAccountDeletion({
      ...(await loadObligations(trx, user)),
      isLastOwner: user.isOwner && otherOwners === 0,
    })
    return allowed.ok ? ok(await erasePerson(context, trx, user, at)) : allowed
  })
  if (!result.ok) return result
  // Files that are not removed now have no row; the nightly cleanup deletes them.
  for (const id of result.value) await context.files.remove(id).catch(() => {})
  return ok(null)
}

async function loadObligations(trx: Transaction, user: DepartingUser) {
  if (user.clientId !== null) await lockClient(trx, user.clientId)
  const ownCredit = await getStoreCredit(trx, { userId: user.id })
  const businessCredit = user.clientId === null ? 0 : await getStoreCredit(trx, { clientId: user.clientId })
  const cashInHand = await sumCashInHand(trx, user.id)
  return { ...(await findObligations(trx, user)), cashInHand, credit: ownCredit + businessCredit }
}
