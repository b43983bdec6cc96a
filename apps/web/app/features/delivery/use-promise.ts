import type { DeliveryPromiseAnswer } from '@warda/contract/delivery'
import { m } from '@warda/i18n/messages'
import { useEffect, useState } from 'react'
import { formatCountdown, formatDated, promiseAt } from './promise-text.ts'
import { useDeliveryDays } from './use-delivery-days.ts'

/** The promise that the server rendered, and the instant (ISO) at which it was read. */
export type RenderedPromise = { promise: DeliveryPromiseAnswer; now: string } | null

/** Refresh interval of the countdown (ms). */
const REFRESH_MS = 20_000

/**
 * The promise as text, and whether it is delivery today. The server's HTML names day and cut-off, because it may be read later; a page with
 * JavaScript counts down by the server's clock.
 */
export function usePromise(rendered: RenderedPromise): { text: string; isToday: boolean } {
  const delivery = useDeliveryDays()
  const [now, setNow] = useState(0)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  if (delivery && now) {
    const at = now + delivery.clockOffset
    const { promise } = delivery.days
    return { text: formatCountdown(promise, at), isToday: promiseAt(promise, at).kind === 'today' }
  }
  const text = rendered ? formatDated(rendered.promise, Date.parse(rendered.now)) : m.delivery_same_day_rule()
  return { text, isToday: false }
}
