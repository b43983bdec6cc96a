import { randomUUID } from 'node:crypto'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { WebhookEventType } from '@warda/domain/webhooks/event-types'
import { findUrlProblem, isPublicAddress } from '../../adapters/public-address.ts'
import type { AppContext } from '../../context.ts'
import { setAuditSubject } from '../../db/audit.ts'
import { type IdempotencyKey, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { loadWithSecret, type WebhookWithSecret } from './load-with-secret.ts'
import { getWebhook, insertWebhook, lockAndCount, updateWebhook, type WebhookRow } from './queries.ts'
import { encryptSecret, generateSecret } from './webhook-secret.ts'

/** Maximum number of webhooks, because every event is sent to all that subscribe to it. */
const MAX_WEBHOOKS = 20

export type WebhookInput = { url: string; description: string; eventTypes: WebhookEventType[]; isEnabled: boolean }
type AddressError = 'webhook.https_required' | 'webhook.private_address'
type CreateError = AddressError | 'webhook.too_many' | 'idempotency.mismatch' | 'not_found'

/** Creates a webhook with a new secret. Errors of the URL belong to the field `url`. */
export async function createWebhook(
  context: AppContext,
  actor: Actor,
  input: WebhookInput,
  idempotencyKey: IdempotencyKey | null,
): Promise<Result<WebhookWithSecret, CreateError>> {
  const checked = checkAddress(context, input.url)
  if (!checked.ok) return checked
  return inResultTransaction<WebhookWithSecret, CreateError>(context.db, async (trx) => {
    const created = await withIdempotency<{ id: string }, 'webhook.too_many'>(trx, idempotencyKey, async () => {
      if ((await lockAndCount(trx)) >= MAX_WEBHOOKS) return refuse('webhook.too_many', { max: MAX_WEBHOOKS })
      const id = randomUUID()
      await insertWebhook(trx, {
        id,
        ...toFields(input),
        secret: encryptSecret(context.config, id, generateSecret()),
        created_by: actor.userId,
        created_at: new Date(context.clock.now()),
      })
      setAuditSubject(`webhook:${id}`)
      return ok({ id })
    })
    return created.ok ? loadWithSecret(context, trx, created.value.answer.id) : created
  })
}

/** Saves a webhook; enabling it clears the time since when attempts fail. */
export async function saveWebhook(
  context: AppContext,
  webhookId: string,
  input: WebhookInput,
): Promise<Result<WebhookRow, AddressError | 'not_found'>> {
  const checked = checkAddress(context, input.url)
  if (!checked.ok) return checked
  return inResultTransaction<WebhookRow, 'not_found'>(context.db, async (trx) =>
    (await updateWebhook(trx, webhookId, toFields(input))) ? ok(await getWebhook(trx, webhookId)) : refuse('not_found'),
  )
}

const toFields = ({ url, description, eventTypes, isEnabled }: WebhookInput) => ({
  url,
  description,
  event_types: eventTypes,
  state: isEnabled ? ('enabled' as const) : ('disabled' as const),
})

/** A host name's IP address is checked when a request is sent, because it may change. */
function checkAddress({ config }: AppContext, text: string): Result<null, AddressError> {
  const url = new URL(text)
  if (config.WEBHOOK_PRIVATE_NETWORK) return ok(null)
  if (url.protocol !== 'https:') return refuse('webhook.https_required', undefined, 'url')
  const problem = findUrlProblem(url, { isAllowed: isPublicAddress })
  return problem === null ? ok(null) : refuse('webhook.private_address', undefined, 'url')
}
