import { t } from '@warda/i18n/translate'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { hasHadWelcome, recordWelcome } from '../coupons/index.ts'
import {
  dropAnswers,
  dropBelongings,
  dropPictures,
  emptyBusiness,
  emptyInvitations,
  emptyMails,
  emptyManager,
  emptyOrders,
  emptyPerson,
  emptyReports,
  emptyReviews,
} from './erase-queries.ts'
import type { DepartingUser } from './obligation-queries.ts'

/**
 * Erases everything that identifies a person; order amounts, ledger and invoices stay under the id without a name (decision 14). Returns
 * the private files to delete. The account must be locked.
 */
export async function erasePerson(
  context: AppContext,
  trx: Transaction,
  person: DepartingUser,
  at: Date,
): Promise<string[]> {
  const { id, language, clientId } = person
  const isStaff = person.role === 'Admin' || person.role === 'ShippingEmployee'
  const words = {
    person: t(isStaff ? 'privacy_deleted_staff' : 'privacy_deleted_customer', language),
    erased: t('privacy_erased', language),
    author: { en: t('privacy_a_customer', 'en'), ar: t('privacy_a_customer', 'ar') },
  }
  if (await hasHadWelcome(trx, id)) await recordWelcome(trx, context.config.SECRET, person.emailFolded, at)
  // The name first, because the search text of orders is derived from it.
  await emptyPerson(trx, { id, name: words.person, at })
  await emptyOrders(trx, { userId: id, clientId, erased: words.erased, at })
  await emptyReviews(trx, id, words.author)
  const proven = person.emailConfirmed ? person.email : null
  await emptyReports(trx, { userId: id, email: proven, name: words.person, erased: words.erased, at })
  await emptyMails(trx, [person.email, person.pendingEmail ?? person.email], at)
  await emptyManager(trx, id, at)
  if (isStaff) await emptyInvitations(trx, person.emailFolded)
  if (clientId !== null) await emptyBusiness(trx, clientId, { erased: words.erased, at })
  await dropBelongings(trx, id, at)
  await dropAnswers(trx, { userId: id, email: proven })
  return dropPictures(trx, { userId: id, clientId, at })
}
