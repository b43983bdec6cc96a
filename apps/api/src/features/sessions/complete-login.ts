import type { Role } from '@warda/domain/access/roles'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { saveKnownDevice } from './device-queries.ts'
import { revokeCookieSession } from './log-out.ts'
import type { LoginRow, SessionDevice } from './queries.ts'
import { type SessionTokens, startSession } from './start-session.ts'

/** The browser of a login: `deviceHash` identifies it, `oldCookies` are its refresh cookies. */
export type LoginBrowser = { deviceHash: Buffer; device: SessionDevice; oldCookies: readonly string[] }

/** Until `trustedUntil` logins of the browser are not asked for a code. */
type LoginOptions = { remember: boolean; trustedUntil?: Date | null }

/** The user who logged in. */
export type SignedIn = {
  userId: string
  role: Role
  fullName: string
  email: string
  clientId: number
  emailConfirmed: boolean
  session: SessionTokens
}

/**
 * Opens the session of a verified login, remembers the browser and revokes its previous session (H50). The owner is notified by mail of a new
 * browser, except at the first login of the account. Null when the password changed in the meantime or the account has ended.
 */
export async function completeLogin(
  context: AppContext,
  user: LoginRow,
  browser: LoginBrowser,
  { remember, trustedUntil = null }: LoginOptions,
): Promise<SignedIn | null> {
  const { deviceHash, device, oldCookies } = browser
  const session = await startSession(context, {
    userId: user.id,
    remember,
    passwordHash: user.password_hash,
    device,
    deviceHash,
  })
  if (!session) return null
  await rememberDevice(context, user, { deviceHash, device, trustedUntil, sessionId: session.sessionId })
  await revokeCookieSession(context, oldCookies, 'login')
  return {
    userId: user.id,
    role: user.role,
    fullName: user.full_name,
    email: user.email,
    clientId: user.client_id ?? 0,
    emailConfirmed: user.email_confirmed_at !== null,
    session,
  }
}

async function rememberDevice(
  context: AppContext,
  user: LoginRow,
  login: { deviceHash: Buffer; device: SessionDevice; trustedUntil: Date | null; sessionId: string },
): Promise<void> {
  const { deviceHash, device, trustedUntil, sessionId } = login
  const now = new Date(context.clock.now())
  await inTransaction(context.db, async (trx) => {
    await saveKnownDevice(trx, { userId: user.id, deviceHash, now, trustedUntil })
    if (user.is_known_device || !user.has_logged_in_before) return
    await queueMail(trx, {
      kind: 'new-login',
      dedupeKey: `new-login:${sessionId}`,
      to: { name: user.full_name, address: user.email },
      language: user.language,
      payload: { fullName: user.full_name, userId: user.id, at: now.toISOString(), ...device },
    })
  })
}
