import { RETENTION_DAYS } from '@warda/domain/privacy/retention'
import { ok } from '@warda/domain/result'
import { t } from '@warda/i18n/translate'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { deleteOldWelcomes } from '../coupons/index.ts'
import { erasePerson } from './erase-person.ts'
import { anonymiseGiftCards } from './erase-queries.ts'
import { lockUnerased } from './obligation-queries.ts'
import {
  anonymiseOldReports,
  deleteOldCarts,
  deleteOldInvitations,
  deleteOldProofs,
  deleteOldReminders,
  deleteOldStockAlerts,
  eraseLateWrites,
  findEnded,
  findNeverUsed,
} from './retention-queries.ts'

const DAY_MS = 86_400_000
/** Accounts erased in one night. */
const ERASED_PER_NIGHT = 1_000

/** The nightly cleanup of personal data (decision 14). Each step is independent and may run again. */
export async function applyRetention(context: AppContext): Promise<void> {
  const { db } = context
  const now = context.clock.now()
  const ago = (days: number): Date => new Date(now - days * DAY_MS)
  await deleteOldCarts(db, ago(RETENTION_DAYS.cart))
  await deleteOldProofs(db, ago(RETENTION_DAYS.proof), new Date(now))
  await anonymiseOldReports(db, ago(RETENTION_DAYS.report))
  await deleteOldInvitations(db, ago(RETENTION_DAYS.invitation))
  await deleteOldStockAlerts(db, ago(RETENTION_DAYS.sentStockAlert), ago(RETENTION_DAYS.waitingStockAlert))
  await deleteOldReminders(db, ago(RETENTION_DAYS.stoppedReminder))
  await deleteOldWelcomes(db, ago(RETENTION_DAYS.welcome))
  const userIds = [
    ...(await findEnded(db, ago(RETENTION_DAYS.ended), ERASED_PER_NIGHT)),
    ...(await findNeverUsed(db, ago(RETENTION_DAYS.neverUsed), ERASED_PER_NIGHT)),
  ]
  for (const userId of userIds) await eraseAccount(context, userId, new Date(now))
  await anonymiseGiftCards(db, null, { en: t('privacy_erased', 'en'), ar: t('privacy_erased', 'ar') })
  await eraseLateWrites(db, { en: t('privacy_a_customer', 'en'), ar: t('privacy_a_customer', 'ar') })
}

/** Deletes the rows of private files; the file cleanup that follows deletes the files. */
const eraseAccount = (context: AppContext, userId: string, at: Date) =>
  inResultTransaction(context.db, async (trx) => {
    const user = await lockUnerased(trx, userId)
    return ok(user ? await erasePerson(context, trx, user, at) : [])
  })
