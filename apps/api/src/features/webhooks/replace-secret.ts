import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { type IdempotencyKey, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { loadWithSecret, type WebhookWithSecret } from './load-with-secret.ts'
import { replaceSecret } from './queries.ts'
import { encryptSecret, generateSecret } from './webhook-secret.ts'

/** How many hours requests are signed with the former secret too. */
const OVERLAP_HOURS = 24

type ReplaceError = 'not_found' | 'idempotency.mismatch'

/** Replaces the secret of a webhook. At most one former secret is kept. */
export function replaceWebhookSecret(
  context: AppContext,
  webhookId: string,
  idempotencyKey: IdempotencyKey | null,
): Promise<Result<WebhookWithSecret, ReplaceError>> {
  return inResultTransaction<WebhookWithSecret, ReplaceError>(context.db, async (trx) => {
    const replaced = await withIdempotency<null, 'not_found'>(trx, idempotencyKey, async () => {
      const secret = encryptSecret(context.config, webhookId, generateSecret())
      return (await replaceSecret(trx, webhookId, secret, OVERLAP_HOURS)) ? ok(null) : refuse('not_found')
    })
    return replaced.ok ? loadWithSecret(context, trx, webhookId) : replaced
  })
}
