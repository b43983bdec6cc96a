import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { findTextVersion, hasMarketingConsent, insertConsent, lockPerson } from './queries.ts'

/** Gives or withdraws the marketing consent; an unchanged one is not recorded. */
export async function setMarketing(
  context: AppContext,
  input: { userId: string; given: boolean; ip: string },
): Promise<Result<null, 'not_found'>> {
  const at = new Date(context.clock.now())
  return inResultTransaction<null, 'not_found'>(context.db, async (trx) => {
    if (!(await lockPerson(trx, input.userId))) return refuse('not_found')
    if ((await hasMarketingConsent(trx, input.userId)) === input.given) return ok(null)
    const textVersion = await findTextVersion(trx)
    await insertConsent(trx, { ...input, purpose: 'marketing', textVersion, at })
    return ok(null)
  })
}
