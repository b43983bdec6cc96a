import type { Role } from '@warda/domain/access/roles'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { saveKnownDevice } from './device-queries.ts'
import { revokeCookieSession } from './log-out.ts'
import type { DeviceInfo, LoginRow } from './queries.ts'
import { type SessionTokens, startSession } from './start-session.ts'

/** The device of a login: `deviceHash` identifies its browser, `oldCookies` are the refresh cookies that it sent. */
export type LoginDevice = { deviceHash: Buffer; info: DeviceInfo; oldCookies: readonly string[] }

/** Until `trustedUntil` logins on the device are not asked for a code. */
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
 * Opens the session of a verified login, records the device and revokes its previous session (H50). The owner is notified by mail of a new
 * device, except at the first login of the account. Null when the password changed in the meantime or the account has ended.
 */
export async function completeLogin(
  context: AppContext,
  user: LoginRow,
  { deviceHash, info, oldCookies }: LoginDevice,
  { remember, trustedUntil = null }: LoginOptions,
): Promise<SignedIn | null> {
  const session = await startSession(context, {
    userId: user.id,
    remember,
    passwordHash: user.password_hash,
    device: info,
    deviceHash,
  })
  if (!session) return null
  const now = new Date(context.clock.now())
  await inTransaction(context.db, async (trx) => {
    await saveKnownDevice(trx, { userId: user.id, deviceHash, now, trustedUntil })
    if (user.is_known_device || !user.has_logged_in_before) return
    await notifyOfNewDevice(trx, user, { info, now, sessionId: session.sessionId })
  })
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

const notifyOfNewDevice = (
  trx: Transaction,
  user: LoginRow,
  { info, now, sessionId }: { info: DeviceInfo; now: Date; sessionId: string },
): Promise<void> =>
  queueMail(trx, {
    kind: 'new-login',
    dedupeKey: `new-login:${sessionId}`,
    to: { name: user.full_name, address: user.email },
    language: user.language,
    payload: { fullName: user.full_name, userId: user.id, at: now.toISOString(), ...info },
  })
