import { ok, type Result, refuse } from '@warda/domain/result'
import type { Actor } from '../../http/handler.ts'
import type { World } from '../../context.ts'
import { findManagers, type LivingManager } from './queries.ts'

/** All managers of the caller's client, by branch (API-10). `clientId` is a claim: any other than the caller's own does not exist. */
export async function getManagers(
  world: World,
  actor: Actor,
  clientId: number,
): Promise<Result<LivingManager[], 'not_found'>> {
  return clientId === actor.clientId ? ok(await findManagers(world.db, clientId)) : refuse('not_found')
}
