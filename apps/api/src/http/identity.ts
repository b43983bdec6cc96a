import type { AppContext } from '../context.ts'
import type { Actor } from './handler.ts'

export const REFRESH_COOKIE = 'refreshToken'

/** The Authorization header; for an endpoint that `opensWithCookie`, the refresh cookies instead. */
export type Credentials = {
  authorization?: string | undefined
  refreshCookies?: readonly string[]
  /** Whether an API key is accepted; only where its scopes are applied (`api-key-access.ts`). */
  acceptsApiKey?: true
}

/**
 * Authenticates a request: null without credentials, `invalid` for an invalid or expired token. Implemented by the sessions feature.
 */
export type Identify = (context: AppContext, credentials: Credentials) => Promise<Actor | null | 'invalid'>
