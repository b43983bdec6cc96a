import { m } from '@warda/i18n/messages'
import { useEffect, useState } from 'react'
import { Notice } from '../../ui/feedback/notice.tsx'
import { formatTimeLeft } from './format-time-left.ts'

/** Minutes and seconds until an unpaid order ends; not announced every second to screen readers. */
export function PayCountdown({ until }: { until: string }) {
  const end = Date.parse(until)
  const [left, setLeft] = useState(() => end - Date.now())
  useEffect(() => {
    const timer = setInterval(() => setLeft(end - Date.now()), 1000)
    return () => clearInterval(timer)
  }, [end])
  if (left <= 0) return <Notice tone="warning">{m.checkout_held_over()}</Notice>
  return (
    <p role="timer" aria-live="off" className="tabular text-ink-soft">
      {m.checkout_held_left({ time: formatTimeLeft(left) })}
    </p>
  )
}
