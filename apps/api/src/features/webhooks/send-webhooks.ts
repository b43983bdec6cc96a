import type { AppContext } from '../../context.ts'
import { claimDeliveries, findDueWebhooks } from './delivery-queries.ts'
import { sendDelivery } from './send-delivery.ts'

/** The webhooks that this process is sending to; others are not held up by a slow one. */
const sending = new WeakMap<AppContext, Map<string, Promise<void>>>()

/** Sends everything that is due; resolves when the webhooks that were idle have nothing more due. */
export async function sendDueWebhooks(context: AppContext): Promise<void> {
  const running = sending.get(context) ?? new Map<string, Promise<void>>()
  sending.set(context, running)
  for (const webhookId of await findDueWebhooks(context.db)) {
    if (running.has(webhookId)) continue
    const work = sendAllOf(context, webhookId)
      .catch((error: unknown) => context.log.error({ webhookId, err: error }, 'webhook deliveries were interrupted'))
      .finally(() => running.delete(webhookId))
    running.set(webhookId, work)
  }
  await Promise.all(running.values())
}

async function sendAllOf(context: AppContext, webhookId: string): Promise<void> {
  for (;;) {
    const due = await claimDeliveries(context.db, webhookId)
    if (due.length === 0) return
    await Promise.all(due.map((delivery) => sendDelivery(context, delivery)))
  }
}

/** The scheduled job starts sending and does not wait, so that slow receivers take no place of the worker from mails and payments. */
export async function startDueWebhooks(context: AppContext): Promise<void> {
  void sendDueWebhooks(context).catch((error: unknown) =>
    context.log.error({ err: error }, 'webhooks that are due were not found'),
  )
}

/** Sends events as soon as the database announces them; ends with the returned function. */
export function watchWebhooks(context: AppContext): () => void {
  return context.notifications.on('webhooks', () => void startDueWebhooks(context))
}
