import type { AppContext } from '../context.ts'
import type { Actor } from './handler.ts'

/**
 * Reads who calls from an Authorization header: null without one, `invalid` when the token is not (or no longer) good.
 * The sessions feature provides it; http only asks.
 */
export type Identify = (context: AppContext, authorization: string | undefined) => Promise<Actor | null | 'invalid'>
