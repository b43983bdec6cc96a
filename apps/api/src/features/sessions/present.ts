import type { AuthModel, openSession } from '@warda/contract/sessions'
import type * as z from 'zod/mini'
import type { SignedIn } from './complete-login.ts'
import type { OpenSession } from './session-list-queries.ts'
import type { SessionTokens } from './start-session.ts'

/** The tokens on the wire; `refreshToken` is the public session id, the secret is in the cookie only. */
export const toTokens = (
  session: SessionTokens,
): Pick<AuthModel, 'token' | 'refreshToken' | 'refreshTokenExpiresOn'> => ({
  token: session.token,
  refreshToken: session.sessionId,
  refreshTokenExpiresOn: new Date(session.expiresAt).toISOString(),
})

/** The answer of a login (spec §3). */
export const toAuthModel = (person: SignedIn, message: string): AuthModel => ({
  userId: person.userId,
  fullName: person.fullName,
  email: person.email,
  roles: [person.role],
  clientId: person.clientId,
  isEmailConfirmed: person.emailConfirmed,
  ...toTokens(person.session),
  rememberMe: person.session.remember,
  message,
})

/** The sessions of a user, the current one first. */
export const presentSessions = (rows: readonly OpenSession[], currentId: string): z.output<typeof openSession>[] =>
  rows
    .map((row) => ({
      sessionId: row.id,
      browser: row.browser,
      platform: row.platform,
      ip: row.ip,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      isCurrent: row.id === currentId,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
