import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { type ActiveManager, findManagers } from './queries.ts'

/** All managers of the caller's client, by branch (API-10). A `clientId` other than the caller's is not found. */
export async function getManagers(
  context: AppContext,
  actor: Actor,
  clientId: number,
): Promise<Result<ActiveManager[], 'not_found'>> {
  return clientId === actor.clientId ? ok(await findManagers(context.db, clientId)) : refuse('not_found')
}
