import { addMonths, riyadhDate, riyadhInstant } from '@warda/domain/delivery/riyadh'
import type { Halalas } from '@warda/domain/money'
import { isCredit } from '@warda/domain/orders/terms'
import { ok, type Result } from '@warda/domain/result'
import { fitsCredit, needsApproval } from '@warda/domain/wholesale/credit'
import type { Transaction } from '../../db/database.ts'
import { creditOf, lockClient } from '../clients/index.ts'
import type { Draft } from './draft-order.ts'
import { findBudget, lockBranch } from './place-queries.ts'

/**
 * What bounds a business order: credit must fit what is left of the client's limit, judged under the client's lock so that two orders
 * cannot use the same riyal; and somebody else than the owner who passes the branch's monthly budget waits for the owner's word.
 */
export async function checkBounds(
  trx: Transaction,
  draft: Draft,
  total: Halalas,
): Promise<Result<{ waits: boolean }, 'credit.above_limit'>> {
  const { clientId, branch } = draft.place
  if (clientId === null) return ok({ waits: false })
  if (isCredit(draft.request.paymentTerms)) {
    await lockClient(trx, clientId)
    const fits = fitsCredit({ total, ...(await creditOf(trx, clientId)) })
    if (!fits.ok) return fits
  }
  if (branch === null || isOwners(draft)) return ok({ waits: false })
  const { from, to } = monthOf(draft.now)
  // Asked after the lock, in a question of its own: one that waited for it would still see the sum of before.
  await lockBranch(trx, branch.id)
  const { budget, spent } = await findBudget(trx, branch.id, from, to)
  return ok({ waits: needsApproval({ byOwner: false, total, budget, spentThisMonth: spent }) })
}

/** The owner asked for it; a standing order that a manager left behind is placed in the owner’s name, who never did. */
const isOwners = ({ actor, standing }: Draft): boolean =>
  actor.role === 'Customer' && (standing === undefined || standing.madeBy === actor.userId)

/** The calendar month of an instant in Riyadh. */
function monthOf(ms: number): { from: Date; to: Date } {
  const first = `${riyadhDate(ms).slice(0, 8)}01`
  return { from: new Date(riyadhInstant(first, 0)), to: new Date(riyadhInstant(addMonths(first, 1), 0)) }
}
