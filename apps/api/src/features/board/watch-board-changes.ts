import type { Notifications } from '../../db/notifications.ts'

/** Changes within this time are one message, in ms. */
const GATHER_MS = 200
/** With more changed orders, the message has no ids and means "any". */
const MOST_IDS = 200

/** Subscribes to changed orders and calls back with their ids, none when any may have changed. Returns the unsubscribe function. */
export function watchBoardChanges(notifications: Notifications, tell: (orderIds: string[]) => void): () => void {
  const changed = new Set<string>()
  let any = false
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    timer = undefined
    const orderIds = any || changed.size > MOST_IDS ? [] : [...changed]
    changed.clear()
    any = false
    tell(orderIds)
  }
  const stop = notifications.on('orders', (orderId) => {
    if (orderId === '') any = true
    else changed.add(orderId)
    timer ??= setTimeout(flush, GATHER_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
