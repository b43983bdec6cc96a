import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { issueAccessToken } from './access-token.ts'
import { REMEMBERED_SESSION_MS, SHORT_SESSION_MS } from './lifetimes.ts'
import { insertSession } from './queries.ts'
import { refreshCookie, refreshHash } from './refresh-secret.ts'

/** What a browser gets of a session: the access token, the cookie's text, and when the session ends (milliseconds UTC). */
export type SessionTokens = { sessionId: string; token: string; cookie: string; expiresAt: number; remember: boolean }

/**
 * Opens a session for a user and gives its tokens. With `passwordHash`, only while that is still the account's password;
 * null when it is not, or when the account is gone.
 */
export async function startSession(
  context: AppContext,
  who: { userId: string; remember: boolean; passwordHash?: string },
): Promise<SessionTokens | null> {
  const { SECRET } = context.config
  const id = randomUUID()
  const now = context.clock.now()
  const expiresAt = now + (who.remember ? REMEMBERED_SESSION_MS : SHORT_SESSION_MS)
  const session = {
    ...who,
    id,
    refreshHash: refreshHash(SECRET, id, 1),
    now: new Date(now),
    expiresAt: new Date(expiresAt),
  }
  if (!(await inTransaction(context.db, (trx) => insertSession(trx, session)))) return null
  const token = await issueAccessToken(SECRET, { userId: who.userId, sessionId: id }, now)
  return { sessionId: id, token, cookie: refreshCookie(SECRET, id, 1), expiresAt, remember: who.remember }
}
