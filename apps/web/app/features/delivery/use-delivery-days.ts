import type { DeliveryDays } from '@warda/contract/delivery'
import { lightPath } from '@warda/contract/light-routes'
import { useEffect, useState } from 'react'

let request: Promise<DeliveryDays | null> | null = null
let requestedAt = 0

/** Public request without session or API client, to keep the bundle small. */
const fetchDays = async (): Promise<DeliveryDays | null> => {
  try {
    const response = await fetch(`/api${lightPath('getDeliveryDays')}`)
    return response.ok ? ((await response.json()) as DeliveryDays) : null
  } catch {
    return null
  }
}

/** Lifetime of the cached response (ms), because slots fill up. */
const STALE_MS = 5 * 60_000

/** Delivery days, null until loaded; `clockOffset` is server time minus client time (ms), to correct a wrong client clock. */
export function useDeliveryDays(): { days: DeliveryDays; clockOffset: number } | null {
  const [delivery, setDelivery] = useState<{ days: DeliveryDays; clockOffset: number } | null>(null)
  useEffect(() => {
    let unmounted = false
    if (request === null || Date.now() - requestedAt > STALE_MS) {
      request = fetchDays()
      requestedAt = Date.now()
    }
    void request.then((days) => {
      if (days && !unmounted) setDelivery({ days, clockOffset: Date.parse(days.now) - Date.now() })
    })
    return () => {
      unmounted = true
    }
  }, [])
  return delivery
}
