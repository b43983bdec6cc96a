import { randomUUID } from 'node:crypto'
import { type ApiScope, getArea } from '@warda/domain/access/api-scopes'
import { hasPermission } from '@warda/domain/access/permissions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject } from '../../db/audit.ts'
import { type IdempotencyKey, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { deriveApiKey, hashKey } from './key.ts'
import { type ApiKeyRow, findKey, insertKey } from './queries.ts'

const DAY_MS = 86_400_000

export type ApiKeyInput = { name: string; scopes: ApiScope[]; expiresInDays: number | null }
type CreatedKey = { row: ApiKeyRow; key: string }
type CreateError = 'api_key.above_you' | 'idempotency.mismatch'

/** Creates a key for the caller. Error `api_key.above_you`: a scope of a permission that the caller lacks. */
export function createApiKey(
  context: AppContext,
  actor: Actor,
  { name, scopes, expiresInDays }: ApiKeyInput,
  idempotencyKey: IdempotencyKey | null,
): Promise<Result<CreatedKey, CreateError>> {
  const now = context.clock.now()
  return inResultTransaction<CreatedKey, CreateError>(context.db, async (trx) => {
    if (!scopes.every((scope) => hasPermission(actor.permissions, getArea(scope))))
      return refuse('api_key.above_you', undefined, 'scopes')
    const created = await withIdempotency<{ id: string }, never>(trx, idempotencyKey, async () => {
      const id = randomUUID()
      const key = deriveApiKey(context.config.SECRET, id)
      await insertKey(trx, {
        id,
        name,
        user_id: actor.userId,
        scopes,
        key_hash: hashKey(key),
        last_characters: key.slice(-4),
        created_at: new Date(now),
        expires_at: expiresInDays === null ? null : new Date(now + expiresInDays * DAY_MS),
      })
      setAuditSubject(`apiKey:${id}`)
      return ok({ id })
    })
    if (!created.ok) return created
    const { id } = created.value.answer
    return ok({ row: await findKey(trx, id), key: deriveApiKey(context.config.SECRET, id) })
  })
}
