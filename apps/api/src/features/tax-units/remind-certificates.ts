import { getRegistrationExpiryStage } from '@warda/domain/clients/registration-expiry'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { findUnits } from './queries.ts'
import { findResponsible } from './responsible-queries.ts'

/**
 * Job `remind-tax-certificates`: mails those responsible 30 days before, 7 days before and on the day the certificate of the active unit
 * expires, once for each stage.
 */
export async function remindCertificates({ db, clock }: AppContext): Promise<void> {
  const [unit] = await findUnits(db, 1)
  if (unit?.state !== 'active' || !unit.expiresAt) return
  const expires = riyadhDate(unit.expiresAt.getTime())
  const stage = getRegistrationExpiryStage(expires, riyadhDate(clock.now()))
  if (stage === null) return
  await inTransaction(db, async (trx) => {
    for (const { id, fullName, email, language } of await findResponsible(trx))
      await queueMail(trx, {
        kind: 'tax-certificate-expiry',
        dedupeKey: `tax-certificate:${unit.certificateSerial}:${stage}:${id}`,
        to: { name: fullName, address: email },
        language,
        payload: { fullName, stage, expires, path: '/admin/tax' },
      })
  })
}
