import type { AppContext } from '../context.ts'
import type { Actor } from './handler.ts'

export const REFRESH_COOKIE = 'refreshToken'

/** The Authorization header; for an endpoint that `opensWithCookie`, the refresh cookies instead. */
export type Credentials = { authorization?: string | undefined; refreshCookies?: readonly string[] }

/**
 * Authenticates a request: null without credentials, `invalid` for an invalid or expired token. Implemented by the sessions feature.
 */
export type Identify = (context: AppContext, credentials: Credentials) => Promise<Actor | null | 'invalid'>
