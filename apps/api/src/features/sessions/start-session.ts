import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { issueAccessToken } from './access-token.ts'
import { REMEMBERED_SESSION_MS, SHORT_SESSION_MS } from './lifetimes.ts'
import { type DeviceInfo, insertSession } from './queries.ts'
import { createRefreshCookie, hashRefreshSecret } from './refresh-secret.ts'

/** The access token, the text of the cookie and the end of the session in ms since the epoch. */
export type SessionTokens = { sessionId: string; token: string; cookie: string; expiresAt: number; remember: boolean }

const UNKNOWN_DEVICE: DeviceInfo = { browser: '', platform: '', ip: '' }

/**
 * Opens a session and returns its tokens. With `passwordHash` only while that is the account's password; null when it is not or the
 * account is deleted.
 */
export async function startSession(
  context: AppContext,
  who: { userId: string; remember: boolean; passwordHash?: string; device?: DeviceInfo; deviceHash?: Buffer },
): Promise<SessionTokens | null> {
  const { SECRET } = context.config
  const id = randomUUID()
  const now = context.clock.now()
  const expiresAt = now + (who.remember ? REMEMBERED_SESSION_MS : SHORT_SESSION_MS)
  const session = {
    device: UNKNOWN_DEVICE,
    deviceHash: null,
    ...who,
    id,
    refreshHash: hashRefreshSecret(SECRET, id, 1),
    now: new Date(now),
    expiresAt: new Date(expiresAt),
  }
  if (!(await inTransaction(context.db, (trx) => insertSession(trx, session)))) return null
  const token = await issueAccessToken(SECRET, { userId: who.userId, sessionId: id }, now)
  return { sessionId: id, token, cookie: createRefreshCookie(SECRET, id, 1), expiresAt, remember: who.remember }
}
