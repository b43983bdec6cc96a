import type { ApiKey } from '@warda/contract/api-keys'
import { isApiScope } from '@warda/domain/access/api-scopes'
import type { ApiKeyRow } from './queries.ts'

/** `now` in ms since the epoch. */
export const presentApiKey = (row: ApiKeyRow, now: number): ApiKey => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes.filter(isApiScope),
  lastCharacters: row.last_characters,
  userName: row.full_name,
  state: getState(row, now),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

function getState(row: ApiKeyRow, now: number): ApiKey['state'] {
  if (row.revoked_at !== null) return 'revoked'
  if (row.expires_at !== null && row.expires_at.getTime() <= now) return 'expired'
  return row.role === 'Admin' && row.deleted_at === null && row.deactivated_at === null ? 'active' : 'userInactive'
}
