import { m } from '@warda/i18n/messages'
import { useEffect, useState } from 'react'
import { formatPromise } from './promise-text.ts'
import { useDeliveryDays } from './use-delivery-days.ts'

/** Refresh interval of the countdown (ms). */
const REFRESH_MS = 20_000

/** Countdown to the same-day cut-off; states the rule until the days are loaded, without a layout shift. */
export function DeliveryPromise({ className }: { className?: string }) {
  const delivery = useDeliveryDays()
  const [now, setNow] = useState(0)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  const text = delivery && now ? formatPromise(delivery.days, now + delivery.clockOffset) : m.delivery_same_day_rule()
  return (
    <p className={className}>
      <span aria-hidden="true" className="me-2 inline-block size-2 rounded-full bg-petal" />
      {/* The key replaces the element, so that a new text appears in place. */}
      <span key={text}>{text}</span>
    </p>
  )
}
