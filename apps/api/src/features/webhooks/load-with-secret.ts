import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { findSecret, getWebhook, type WebhookRow } from './queries.ts'
import { decryptSecret } from './webhook-secret.ts'

export type WebhookWithSecret = { row: WebhookRow; secret: string }

/** A webhook with its present secret, for the answer that shows it. */
export const loadWithSecret = async (
  context: AppContext,
  trx: Transaction,
  id: string,
): Promise<WebhookWithSecret> => ({
  row: await getWebhook(trx, id),
  secret: decryptSecret(context.config, id, await findSecret(trx, id)),
})
