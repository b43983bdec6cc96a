import { ok, type Result, refuse } from '@warda/domain/result'
import type { World } from '../../context.ts'
import { readSettings } from '../settings/index.ts'
import { type Credit, creditOf } from './client-credit.ts'
import { findProfile, type ProfileRow } from './profile-queries.ts'
import { type Progress, progressOf } from './progress.ts'

/** A client as its owner sees it. */
export type ProfileView = { client: ProfileRow; progress: Progress; expiryRequired: boolean; credit: Credit }

/** What a client has told, how far that is, and its credit; `not_found` for client 0, which is nobody's. */
export async function getProfile(world: World, clientId: number): Promise<Result<ProfileView, 'not_found'>> {
  const [client, credit, settings] = await Promise.all([
    findProfile(world.db, clientId),
    creditOf(world.db, clientId),
    readSettings(world),
  ])
  if (!client) return refuse('not_found')
  const expiryRequired = settings.registerExpiryRequired
  return ok({ client, credit, expiryRequired, progress: progressOf(client, expiryRequired) })
}
