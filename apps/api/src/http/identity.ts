import type { AppContext } from '../context.ts'
import type { Actor } from './handler.ts'

/**
 * Authenticates an Authorization header: null without one, `invalid` for an invalid or expired token. Implemented by the sessions feature.
 */
export type Identify = (context: AppContext, authorization: string | undefined) => Promise<Actor | null | 'invalid'>
