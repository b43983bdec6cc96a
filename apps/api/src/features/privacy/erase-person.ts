import { isStaffRole } from '@warda/domain/access/roles'
import { t } from '@warda/i18n/translate'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { hasHadWelcome, recordWelcome } from '../coupons/index.ts'
import {
  anonymiseAccount,
  anonymiseBusiness,
  anonymiseGiftCards,
  anonymiseInvitations,
  anonymiseManager,
  anonymiseOrders,
  anonymiseReports,
  anonymiseReviews,
  anonymiseShopperStandingOrders,
  deletePersonalRows,
  deletePrivateFiles,
  deleteSandboxTexts,
  deleteStockAlerts,
  deleteStoredAnswers,
  eraseMails,
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
  const isStaff = isStaffRole(person.role)
  const texts = {
    person: t(isStaff ? 'privacy_deleted_staff' : 'privacy_deleted_customer', language),
    erased: t('privacy_erased', language),
    author: { en: t('privacy_a_customer', 'en'), ar: t('privacy_a_customer', 'ar') },
  }
  if (await hasHadWelcome(trx, id)) await recordWelcome(trx, context.config.SECRET, person.emailFolded, at)
  // The name first, because the search text of orders is derived from it.
  await anonymiseAccount(trx, { id, name: texts.person, at })
  await anonymiseOrders(trx, { userId: id, clientId, erased: texts.erased, at })
  await anonymiseReviews(trx, id, texts.author)
  await anonymiseGiftCards(trx, id, { en: t('privacy_erased', 'en'), ar: t('privacy_erased', 'ar') })
  const confirmedEmail = person.emailConfirmed ? person.email : null
  await anonymiseReports(trx, { userId: id, email: confirmedEmail, name: texts.person, erased: texts.erased, at })
  await eraseMails(trx, [person.email, person.pendingEmail ?? person.email], at)
  await anonymiseManager(trx, id, at)
  if (isStaff) await anonymiseInvitations(trx, person.emailFolded)
  if (clientId !== null) await anonymiseBusiness(trx, clientId, { erased: texts.erased, at })
  await anonymiseShopperStandingOrders(trx, id, at)
  await deletePersonalRows(trx, id, at)
  await deleteSandboxTexts(trx, id)
  await deleteStockAlerts(trx, { userId: id, emailFolded: person.emailConfirmed ? person.emailFolded : null })
  await deleteStoredAnswers(trx, { userId: id, email: confirmedEmail })
  return deletePrivateFiles(trx, { userId: id, clientId, at })
}
