import { getRegistrationExpiryStage } from '@warda/domain/clients/registration-expiry'
import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { findExpiring } from './reminder-queries.ts'

/** Mails owners a month before, a week before and on the day their commercial registration expires, once for each stage. */
export async function remindRegistrations(context: AppContext): Promise<void> {
  const today = riyadhDate(context.clock.now())
  for (const client of await findExpiring(context.db, addDays(today, -30), addDays(today, 30))) {
    const { clientId, expires, fullName, organizationName } = client
    const stage = getRegistrationExpiryStage(expires, today)
    if (stage === null) continue
    await inTransaction(context.db, (trx) =>
      queueMail(trx, {
        kind: 'registration-expiry',
        dedupeKey: `registration-expiry:${clientId}:${expires}:${stage}`,
        to: { name: fullName, address: client.email },
        language: client.language,
        payload: { fullName, organizationName, stage, expires, path: `/dashboard-user/${client.ownerUserId}/company` },
      }),
    )
  }
}
