import type { Notifications } from '../../db/notifications.ts'

/** News of one moment go out together: a bulk action is one message, milliseconds. */
const GATHER_MS = 200
/** More changed orders than these are told as "any may have changed". */
const MOST_IDS = 200

/** Hears which orders changed and tells their ids together, none when any may have changed. Gives what stops it. */
export function boardChanges(notifications: Notifications, tell: (orderIds: string[]) => void): () => void {
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
