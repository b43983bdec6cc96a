import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { findResponsible } from '../tax-units/index.ts'
import { claimRejections } from './rejection-queries.ts'

/** Numbers that a mail lists. */
const MAX_LISTED = 10

/** Job `mail-tax-rejections`: tells those responsible of the documents rejected since the last mail, each document once. */
export async function mailRejections({ db }: AppContext): Promise<void> {
  await inTransaction(db, async (trx) => {
    const rejected = await claimRejections(trx)
    const [first] = rejected
    if (!first) return
    const numbers = rejected.slice(0, MAX_LISTED).map(({ number }) => number)
    for (const { id, fullName, email, language } of await findResponsible(trx))
      await queueMail(trx, {
        kind: 'tax-rejected',
        dedupeKey: `tax-rejected:${first.invoiceId}:${id}`,
        to: { name: fullName, address: email },
        language,
        payload: { fullName, numbers, count: rejected.length, path: '/admin/tax?state=rejected' },
      })
  })
}
