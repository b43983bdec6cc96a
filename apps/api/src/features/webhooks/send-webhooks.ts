import type { AppContext } from '../../context.ts'
import { claimDeliveries, findDueWebhooks } from './delivery-queries.ts'
import { sendDelivery } from './send-delivery.ts'

/** Webhooks that this process is sending to: one loop per webhook, so that a slow receiver does not delay others. */
const sending = new WeakMap<AppContext, Map<string, Promise<void>>>()

/** Sends all due deliveries; resolves when the webhooks that were idle before have none left. */
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

/** The scheduled job does not wait for the requests, so that slow receivers do not occupy the job worker. */
export async function startDueWebhooks(context: AppContext): Promise<void> {
  void sendDueWebhooks(context).catch((error: unknown) =>
    context.log.error({ err: error }, 'webhooks that are due were not found'),
  )
}

/** Sends events as soon as the database notifies about them; the returned function stops this. */
export function watchWebhooks(context: AppContext): () => void {
  return context.notifications.on('webhooks', () => void startDueWebhooks(context))
}
