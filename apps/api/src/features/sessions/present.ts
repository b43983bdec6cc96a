import type { AuthModel } from '@warda/contract/sessions'
import type { SignedIn } from './log-in.ts'
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
