import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { createApiKey } from './create-api-key.ts'
import { listApiKeys } from './list-api-keys.ts'
import { presentApiKey } from './present.ts'
import { revokeApiKey } from './revoke-api-key.ts'

export const apiKeyRoutes: Pick<Handlers, 'apiKeys' | 'createApiKey' | 'revokeApiKey'> = {
  async apiKeys({ context }) {
    const keys = await listApiKeys(context)
    return ok({ data: keys.map((key) => presentApiKey(key, context.clock.now())) })
  },
  async createApiKey({ context, actor, body, idempotencyKey, t }) {
    const created = await createApiKey(context, actor, body, idempotencyKey)
    if (!created.ok) return created
    const { row, key } = created.value
    return ok({ message: t('api_keys_api_created'), data: presentApiKey(row, context.clock.now()), key })
  },
  async revokeApiKey({ context, params, t }) {
    const revoked = await revokeApiKey(context, params.apiKeyId)
    return revoked.ok ? ok({ message: t('api_keys_api_revoked', { name: revoked.value }) }) : revoked
  },
}
