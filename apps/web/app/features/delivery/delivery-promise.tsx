import { m } from '@warda/i18n/messages'
import { useEffect, useState } from 'react'
import { useDeliveryDays } from './delivery-days.ts'
import { promiseText } from './promise-text.ts'

/** How often the countdown is looked at (ms). */
const BEAT = 20_000

/** One line that counts down to today's last order; before the hour is known it states the rule. Never changes the layout. */
export function DeliveryPromise({ className }: { className?: string }) {
  const known = useDeliveryDays()
  const [now, setNow] = useState(0)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), BEAT)
    return () => clearInterval(timer)
  }, [])
  const text = known && now ? promiseText(known.days, now + known.ahead) : m.delivery_same_day_rule()
  return (
    <p className={className}>
      <span aria-hidden="true" className="me-2 inline-block size-2 rounded-full bg-petal" />
      {/* Another sentence is another element: it appears in place instead of moving there. */}
      <span key={text}>{text}</span>
    </p>
  )
}
