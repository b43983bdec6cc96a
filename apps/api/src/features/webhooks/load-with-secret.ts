import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { findSecret, findWebhook, type WebhookRow } from './queries.ts'
import { decryptSecret } from './webhook-secret.ts'

export type WebhookWithSecret = { row: WebhookRow; secret: string }

/** A webhook with its current secret, for the responses that show it; an error when it was deleted before a repeated request. */
export async function loadWithSecret(
  context: AppContext,
  trx: Transaction,
  id: string,
): Promise<Result<WebhookWithSecret, 'not_found'>> {
  const row = await findWebhook(trx, id)
  return row ? ok({ row, secret: decryptSecret(context.config, id, await findSecret(trx, id)) }) : refuse('not_found')
}
