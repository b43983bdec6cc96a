import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { findOpenSessions, type OpenSession } from './session-list-queries.ts'

/** The sessions of the caller that have not ended. */
export const listSessions = (context: AppContext, actor: Actor): Promise<OpenSession[]> =>
  findOpenSessions(context.db, actor.userId, new Date(context.clock.now()))
