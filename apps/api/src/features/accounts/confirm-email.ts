import { normalizeEmail } from '@warda/domain/email'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { hasHadWelcomeCode, issueWelcomeCode } from '../coupons/index.ts'
import { queueMail } from '../mail/index.ts'
import { readSettings } from '../settings/index.ts'
import { hashToken } from './one-time-token.ts'
import {
  applyPendingEmail,
  deleteOpenTokens,
  deleteToken,
  findToken,
  lockUser,
  markConfirmed,
  useToken,
} from './queries.ts'

/** The welcome code for the first order, or null for staff. */
export type EmailConfirmation = { welcomeCode: string | null; welcomePercent: number }

type ConfirmEmailError = 'token.invalid' | 'email.taken'
type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/**
 * Confirms the address of a link: that of a new account, or the new address of an account. Repeating a used link gives the same answer to
 * the account that it confirmed (H22). Refusals: `token.invalid`, `email.taken`.
 */
export async function confirmEmail(
  context: AppContext,
  link: { token: string; email: string },
): Promise<Result<EmailConfirmation, ConfirmEmailError>> {
  const hash = hashToken(link.token)
  const email = normalizeEmail(link.email)
  const now = new Date(context.clock.now())
  const token = await findToken(context.db, hash, ['confirm-email', 'change-email'])
  if (!token || token.email_folded !== email) return refuse('token.invalid')
  if (!token.used_at && token.expires_at <= now) {
    await deleteToken(context.db, hash)
    return refuse('token.invalid')
  }
  const { identity, welcomePercent } = await readSettings(context)
  try {
    return await inResultTransaction<EmailConfirmation, ConfirmEmailError>(context.db, async (trx) => {
      const user = await lockUser(trx, token.user_id)
      if (!user) return refuse('token.invalid')
      if (await useToken(trx, hash, now)) {
        if (!(await confirm(trx, user, token.purpose, email, now))) return refuse('token.invalid')
      } else if (!(user.email_confirmed_at && user.email_folded === email && (await wasUsed(trx, hash)))) {
        return refuse('token.invalid')
      }
      return ok(
        await welcome(context, trx, user, {
          address: link.email,
          percent: welcomePercent,
          shopName: identity.name.en,
        }),
      )
    })
  } catch (error) {
    // Another account with the pending address was opened meanwhile.
    if (error instanceof Error && 'constraint' in error && error.constraint === 'app_user_email')
      return refuse('email.taken', undefined, 'email')
    throw error
  }
}

const wasUsed = async (trx: Transaction, hash: Buffer): Promise<boolean> =>
  Boolean((await findToken(trx, hash, ['confirm-email', 'change-email']))?.used_at)

/** False when the link's address is not the one to confirm any more. */
async function confirm(
  trx: Transaction,
  user: LockedUser,
  purpose: string,
  email: string,
  now: Date,
): Promise<boolean> {
  if (purpose === 'confirm-email') {
    if (user.email_folded !== email) return false
    await markConfirmed(trx, user.id, now)
    return true
  }
  if (normalizeEmail(user.pending_email ?? '') !== email) return false
  await applyPendingEmail(trx, user.id, email, now)
  // Links sent to the old address become invalid (promise P17).
  await deleteOpenTokens(trx, user.id)
  return true
}

async function welcome(
  context: AppContext,
  trx: Transaction,
  user: LockedUser,
  { address, percent, shopName }: { address: string; percent: number; shopName: string },
): Promise<EmailConfirmation> {
  const buys = user.role === 'Shopper' || user.role === 'Customer'
  if (!buys || percent === 0) return { welcomeCode: null, welcomePercent: percent }
  // A deleted account with this address had the welcome code already.
  if (await hasHadWelcomeCode(trx, context.config.SECRET, address))
    return { welcomeCode: null, welcomePercent: percent }
  const code = await issueWelcomeCode(trx, user.id, percent, shopName)
  await queueMail(trx, {
    kind: 'welcome-code',
    dedupeKey: `welcome-code:${user.id}`,
    to: { name: user.full_name, address },
    language: user.language,
    payload: { fullName: user.full_name, code, percent },
  })
  return { welcomeCode: code, welcomePercent: percent }
}
