import type { OrderId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { createItemChangeUrl } from '../../item-change-link.ts'
import { getStatus } from './get-status.ts'
import { findWaitingChange, type ItemChangeRow } from './queries.ts'

/** The waiting change of an order, while it can be answered, with the link of the mail; null without one. */
export async function getWaitingChange(
  { db, clock, config }: AppContext,
  orderId: OrderId,
): Promise<{ change: ItemChangeRow; url: string } | null> {
  const change = await findWaitingChange(db, orderId)
  if (!change) return null
  if ((await getStatus(db, change, clock.now())) !== 'waiting') return null
  return { change, url: createItemChangeUrl({ secret: config.SECRET, publicUrl: config.PUBLIC_URL }, change.id) }
}
