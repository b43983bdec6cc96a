import { LIMITS } from '@warda/domain/limits'
import type { AppContext } from '../../context.ts'
import { findProfiles, getProgress } from '../client-profiles/index.ts'
import { readClientCredits, sumOwedOfClients } from '../receivables/index.ts'
import { readSettings } from '../settings/index.ts'
import type { ProfileView } from './get-profile.ts'
import { type ClientFilter, countClients, findClientIds } from './list-queries.ts'

export type ClientPage = {
  clients: (ProfileView & { outstanding: number })[]
  page: number
  pageCount: number
  total: number
}

/** Finds a page of at most 100 clients, the longest pending review first. */
export async function getClients(
  context: AppContext,
  input: ClientFilter & { page: number; pageSize: number },
): Promise<ClientPage> {
  const { db } = context
  const limit = Math.min(input.pageSize, LIMITS.pageSize)
  const [total, ids, settings] = await Promise.all([
    countClients(db, input),
    findClientIds(db, input, { limit, offset: (input.page - 1) * limit }),
    readSettings(context),
  ])
  const [profiles, credits, owed] = await Promise.all([
    findProfiles(db, ids),
    readClientCredits(db, ids),
    sumOwedOfClients(db, ids),
  ])
  const expiryRequired = settings.registerExpiryRequired
  const clients = profiles.map((client) => ({
    client,
    expiryRequired,
    progress: getProgress(client, expiryRequired),
    credit: credits.get(client.id) ?? { limit: 0, used: 0, left: 0 },
    outstanding: owed(client.id).owed,
  }))
  return { clients, page: input.page, pageCount: Math.max(1, Math.ceil(total / limit)), total }
}
