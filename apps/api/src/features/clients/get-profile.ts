import type { ClientId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { findProfile, getProgress, type ProfileRow, type Progress } from '../client-profiles/index.ts'
import { type Credit, readClientCredit } from '../receivables/index.ts'
import { readSettings } from '../settings/index.ts'

/** The data of a client that its owner sees. */
export type ProfileView = { client: ProfileRow; progress: Progress; expiryRequired: boolean; credit: Credit }

/** Loads the profile, registration progress and credit of a client; `not_found` for client 0, which means no client. */
export async function getProfile(context: AppContext, clientId: ClientId): Promise<Result<ProfileView, 'not_found'>> {
  const [client, credit, settings] = await Promise.all([
    findProfile(context.db, clientId),
    readClientCredit(context.db, clientId),
    readSettings(context),
  ])
  if (!client) return refuse('not_found')
  const expiryRequired = settings.registerExpiryRequired
  return ok({ client, credit, expiryRequired, progress: getProgress(client, expiryRequired) })
}
