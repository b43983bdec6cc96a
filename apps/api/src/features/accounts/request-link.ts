import { normalizeEmail } from '@warda/domain/email'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findByEmail, hasRecentToken, lockUser } from './queries.ts'
import { sendLink } from './send-link.ts'

/** A repeated request within this time sends no new mail, in ms (H15). */
const PAUSE_MS = 60_000

/** Sends a new confirmation link to an account that needs one. The answer does not reveal whether the account exists (promise P17, H44). */
export async function resendConfirmation(context: AppContext, email: string): Promise<void> {
  const user = await findByEmail(context.db, normalizeEmail(email))
  if (!user || user.email_confirmed_at) return
  await sendUnlessJustSent(context, user.id, 'confirm-email')
}

/** Sends a reset link to an account. The answer does not reveal whether the account exists. */
export async function sendResetPassword(context: AppContext, email: string): Promise<void> {
  const user = await findByEmail(context.db, normalizeEmail(email))
  if (user) await sendUnlessJustSent(context, user.id, 'reset-password')
}

async function sendUnlessJustSent(
  context: AppContext,
  userId: string,
  purpose: 'confirm-email' | 'reset-password',
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    // The lock serialises concurrent requests.
    const user = await lockUser(trx, userId)
    if (!user) return
    if (await hasRecentToken(trx, userId, purpose, new Date(context.clock.now() - PAUSE_MS))) return
    const { full_name: fullName, email, language } = user
    await sendLink(context, trx, purpose, { userId, fullName, email, language })
  })
}
