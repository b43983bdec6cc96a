import { m } from '@warda/i18n/messages'
import { invalidateAll } from '../../../lib/api/invalidate.ts'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatDay } from '../../../lib/format/format.ts'
import { sendOrQueue } from '../../../lib/offline/outbox.ts'
import { routeOutboxKey } from '../../../lib/offline/route-order.ts'
import { notify } from '../../../ui/feedback/toast.ts'
import type { BoardCard } from '../board-present.ts'
import { updateCachedOrder } from '../use-board.ts'

/** Records that the driver is at the door; queued while offline. Throws `ApiError` on refusal. */
export async function arrive({ id: orderId, attempt, orderNumber }: BoardCard): Promise<void> {
  const label = m.board_label({ action: m.run_arrived(), number: orderNumber })
  const sent = await sendOrQueue('recordArrival', { body: { orderId, attempt } }, { orderId, label })
  if (sent.state === 'done') await updateCachedOrder(sent.answer.data)
  else void notify.info(m.board_queued())
  void invalidateAll()
}

/** Saves the order of the stops of a day; queued while offline. */
export async function saveStopOrder(userId: string, day: string, orderIds: readonly string[]): Promise<void> {
  const label = m.driver_route_label({ day: formatDay(day, currentLanguage()) })
  const input = { params: { userId }, body: { day, orderIds: [...orderIds] } }
  const sent = await sendOrQueue('saveDeliveryRoute', input, { orderId: routeOutboxKey(day), label })
  void notify.info(sent.state === 'done' ? m.driver_route_saved() : m.driver_route_queued())
  void invalidateAll()
}
