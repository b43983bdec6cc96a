import { normalizeEmail } from '@warda/domain/email'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { findByEmail, hasRecentToken, lockUser } from './queries.ts'
import { sendLink } from './send-link.ts'

/** A repeated request within this time sends no new mail, in ms (H15). */
const PAUSE_MS = 60_000

/**
 * Requests a new link for an address. A job looks for the account, so that neither the answer nor the work before it reveals whether the account
 * exists (promise P17, H44).
 */
export const requestLink = (
  context: AppContext,
  email: string,
  purpose: 'confirm-email' | 'reset-password',
): Promise<void> => enqueue(context.db, 'send-account-link', { emailFolded: normalizeEmail(email), purpose })

/** Sends a link that was requested, to an account that needs one. */
export const sendRequestedLink: JobHandlers['send-account-link'] = async (context, { emailFolded, purpose }) => {
  const found = await findByEmail(context.db, emailFolded)
  if (!found || (purpose === 'confirm-email' && found.email_confirmed_at)) return
  await inTransaction(context.db, async (trx) => {
    // The lock serialises concurrent requests.
    const user = await lockUser(trx, found.id)
    if (!user) return
    if (await hasRecentToken(trx, user.id, purpose, new Date(context.clock.now() - PAUSE_MS))) return
    const { full_name: fullName, email, language } = user
    await sendLink(context, trx, purpose, { userId: user.id, fullName, email, language })
  })
}
