import { normalizeEmail } from '@warda/domain/email'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { deleteOpenTokens, sendLink, toE164 } from '../accounts/index.ts'
import { queueMail } from '../mail/index.ts'
import { findUser, isEmailTaken, lockUser, type UserRow, updatePublicData } from './queries.ts'

export type PublicDataForm = { fullName: string; email: string; phoneNumber: string }
export type PublicDataUpdate = { user: UserRow; isEmailPending: boolean }

type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/**
 * Saves name and phone at once. A new email address is pending until its link is opened, and the old address is notified, so that a
 * stolen session cannot take over the account (H47). Saving the current address drops a pending one. Refusals: `email.taken`,
 * `not_found`.
 */
export async function savePublicData(
  context: AppContext,
  userId: string,
  form: PublicDataForm,
): Promise<Result<PublicDataUpdate, 'email.taken' | 'not_found'>> {
  return inResultTransaction(context.db, async (trx) => {
    const user = await lockUser(trx, userId)
    if (!user) return refuse('not_found')
    const emailFolded = normalizeEmail(form.email)
    const isEmailPending = emailFolded !== user.email_folded
    if (isEmailPending && (await isEmailTaken(trx, emailFolded, userId)))
      return refuse('email.taken', undefined, 'email')
    await updatePublicData(trx, userId, {
      fullName: form.fullName,
      phone: form.phoneNumber,
      phoneE164: toE164(form.phoneNumber),
      email: isEmailPending ? user.email : form.email,
      pendingEmail: isEmailPending ? form.email : null,
    })
    if (isEmailPending) await sendChangeMails(context, trx, user, form)
    else if (user.pending_email) await deleteOpenTokens(trx, userId, 'change-email')
    const saved = await findUser(trx, userId)
    return saved ? ok({ user: saved, isEmailPending }) : refuse('not_found')
  })
}

/** Sends the link to the new address and a notice to the old one; earlier links become invalid. */
async function sendChangeMails(
  context: AppContext,
  trx: Transaction,
  user: LockedUser,
  form: PublicDataForm,
): Promise<void> {
  await deleteOpenTokens(trx, user.id, 'change-email')
  const person = { userId: user.id, fullName: form.fullName, language: user.language }
  await sendLink(context, trx, 'change-email', { ...person, email: form.email })
  if (normalizeEmail(user.pending_email ?? '') === normalizeEmail(form.email)) return
  await queueMail(trx, {
    kind: 'email-changed-notice',
    dedupeKey: `email-changed-notice:${user.id}:${context.clock.now()}`,
    to: { name: user.full_name, address: user.email },
    language: user.language,
    payload: { fullName: user.full_name, newEmail: form.email },
  })
}
