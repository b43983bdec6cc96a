import { ok } from '@warda/domain/result'
import { t } from '@warda/i18n/translate'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { deleteOldWelcomes } from '../coupons/index.ts'
import { erasePerson } from './erase-person.ts'
import { lockForgotten } from './obligation-queries.ts'
import {
  deleteAbandonedAccounts,
  deleteOldCarts,
  deleteOldInvitations,
  dropOldProofs,
  emptyOldReports,
  findEnded,
  findNeverUsed,
} from './retention-queries.ts'

const DAY_MS = 86_400_000
/** For how long what is not a book is kept, days (decision 14). */
const KEPT_DAYS = {
  cart: 180,
  proof: 365,
  report: 730,
  invitation: 180,
  neverUsed: 365,
  ended: 90,
  welcome: 730,
}
/** How many people are forgotten in one night. */
const A_NIGHT = 1_000

/** The part of the nightly cleaning that is about people (decision 14). Each step stands for itself and may run again. */
export async function applyRetention(context: AppContext): Promise<void> {
  const { db } = context
  const now = context.clock.now()
  const ago = (days: number): Date => new Date(now - days * DAY_MS)
  await deleteOldCarts(db, ago(KEPT_DAYS.cart))
  await dropOldProofs(db, ago(KEPT_DAYS.proof), new Date(now))
  await emptyOldReports(db, ago(KEPT_DAYS.report))
  await deleteOldInvitations(db, ago(KEPT_DAYS.invitation))
  await deleteOldWelcomes(db, ago(KEPT_DAYS.welcome))
  const gone = [
    ...(await findEnded(db, ago(KEPT_DAYS.ended), A_NIGHT)),
    ...(await findNeverUsed(db, ago(KEPT_DAYS.neverUsed), A_NIGHT)),
  ]
  for (const userId of gone) await forget(context, userId, new Date(now))
  await deleteAbandonedAccounts(db, { en: t('privacy_a_customer', 'en'), ar: t('privacy_a_customer', 'ar') })
}

/** The files lose their rows, and the sweep of private pictures that follows takes them. */
const forget = (context: AppContext, userId: string, at: Date) =>
  inResultTransaction(context.db, async (trx) => {
    const person = await lockForgotten(trx, userId)
    return ok(person ? await erasePerson(context, trx, person, at) : [])
  })
