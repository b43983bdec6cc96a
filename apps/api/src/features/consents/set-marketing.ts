import { ok, type Result, refuse } from '@warda/domain/result'
import { decideInTransaction } from '../../db/result-transaction.ts'
import type { World } from '../../context.ts'
import { findTextVersion, insertConsent, lockPerson, wantsNews } from './queries.ts'

/** Gives or takes back the consent to news. Saying the same again changes nothing and writes nothing down. */
export async function setMarketing(
  world: World,
  said: { userId: string; given: boolean; ip: string },
): Promise<Result<null, 'not_found'>> {
  const at = new Date(world.clock.now())
  return decideInTransaction<null, 'not_found'>(world.db, async (trx) => {
    if (!(await lockPerson(trx, said.userId))) return refuse('not_found')
    if ((await wantsNews(trx, said.userId)) === said.given) return ok(null)
    const textVersion = await findTextVersion(trx)
    await insertConsent(trx, { ...said, purpose: 'marketing', textVersion, at })
    return ok(null)
  })
}
