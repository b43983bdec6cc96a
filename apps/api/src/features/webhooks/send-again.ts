import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { insertDelivery, resetDelivery } from './delivery-queries.ts'
import { findWebhook } from './queries.ts'

type SendError = 'not_found' | 'webhook.not_enabled'

/** Queues an event of the type `webhook.test`. */
export const testWebhook = (context: AppContext, webhookId: string): Promise<Result<null, SendError>> =>
  inResultTransaction<null, SendError>(context.db, async (trx) => {
    const checked = await checkEnabled(trx, webhookId)
    if (checked.ok) await insertDelivery(trx, webhookId, { type: 'webhook.test', data: { webhookId } })
    return checked
  })

/** Queues a delivery once more, with the same event id and all attempts. */
export const resendDelivery = (
  context: AppContext,
  webhookId: string,
  deliveryId: number,
): Promise<Result<null, SendError>> =>
  inResultTransaction<null, SendError>(context.db, async (trx) => {
    const checked = await checkEnabled(trx, webhookId)
    if (!checked.ok) return checked
    return (await resetDelivery(trx, webhookId, deliveryId)) ? ok(null) : refuse('not_found')
  })

async function checkEnabled(trx: Transaction, webhookId: string): Promise<Result<null, SendError>> {
  const webhook = await findWebhook(trx, webhookId)
  if (!webhook) return refuse('not_found')
  return webhook.state === 'enabled' ? ok(null) : refuse('webhook.not_enabled')
}
