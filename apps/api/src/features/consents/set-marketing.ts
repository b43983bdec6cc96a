import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { lockUser } from '../../db/lock-user.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { readLegalVersions } from '../legal-texts/index.ts'
import { hasMarketingConsent, insertConsent, type Source } from './queries.ts'

/** Gives or withdraws the marketing consent, whose text is in the privacy notice; an unchanged one is not recorded. */
export async function setMarketing(
  context: AppContext,
  input: { userId: string; given: boolean; source: Source; ip: string },
): Promise<Result<null, 'not_found'>> {
  const at = new Date(context.clock.now())
  const { privacy: textVersion } = await readLegalVersions(context)
  return inResultTransaction<null, 'not_found'>(context.db, async (trx) => {
    if (!(await lockUser(trx, input.userId))) return refuse('not_found')
    if ((await hasMarketingConsent(trx, input.userId)) === input.given) return ok(null)
    await insertConsent(trx, { ...input, purpose: 'marketing', textVersion, at })
    return ok(null)
  })
}
