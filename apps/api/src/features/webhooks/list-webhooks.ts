import { MAX_COUNTED_ROWS, type Paged, paginate } from '@warda/domain/pagination'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { countDeliveries, type DeliveryRow, findDeliveries } from './delivery-queries.ts'
import { findWebhook, findWebhooks, type WebhookRow } from './queries.ts'

export const listWebhooks = (context: AppContext): Promise<WebhookRow[]> => findWebhooks(context.db)

type DeliveryQuery = {
  page?: number | undefined
  pageSize?: number | undefined
  state?: DeliveryRow['state'] | undefined
}

/** A page of the deliveries of a webhook, the newest first. */
export const listDeliveries = (
  context: AppContext,
  webhookId: string,
  { state, ...request }: DeliveryQuery,
): Promise<Result<Paged<DeliveryRow>, 'not_found'>> =>
  inSnapshot(context.db, async (db) => {
    if (!(await findWebhook(db, webhookId))) return refuse('not_found')
    const filter = { webhookId, state }
    const page = paginate(request, await countDeliveries(db, filter, MAX_COUNTED_ROWS + 1))
    return ok({ rows: await findDeliveries(db, filter, page), page })
  })
