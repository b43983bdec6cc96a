import { isApiScope } from '@warda/domain/access/api-scopes'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { hashKey } from './key.ts'
import { findUsableKey, touchKey } from './queries.ts'

/** Minimum time between two writes of a key's last use. */
const TOUCH_INTERVAL_MS = 60_000

/**
 * The employee for whom an API key acts, with its scopes; `invalid` for an unknown, expired or revoked key and for one whose employee is inactive.
 * Scopes limit the permissions at each request (`http/api-key-access.ts`).
 */
export async function identifyByKey(context: AppContext, key: string): Promise<Actor | 'invalid'> {
  const now = new Date(context.clock.now())
  const found = await findUsableKey(context.db, hashKey(key), now)
  if (!found) return 'invalid'
  if (found.last_used_at === null || now.getTime() - found.last_used_at.getTime() > TOUCH_INTERVAL_MS)
    await touchKey(context.db, found.id, now)
  return {
    userId: found.user_id,
    sessionId: '',
    role: found.role,
    clientId: 0,
    branchId: 0,
    permissions: found.permissions,
    fullName: found.full_name,
    email: found.email,
    emailConfirmed: found.email_confirmed_at !== null,
    apiKey: { id: found.id, name: found.name, scopes: found.scopes.filter(isApiScope) },
  } satisfies Actor
}
