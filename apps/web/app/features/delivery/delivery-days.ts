import type { DeliveryDays } from '@warda/contract/delivery'
import { lightPath } from '@warda/contract/light-routes'
import { useEffect, useState } from 'react'

let asked: Promise<DeliveryDays | null> | null = null
let askedAt = 0

/** A public answer that needs neither a session nor the whole client; its clock is the server's, so a wrong clock on the phone promises nothing false. */
const ask = async (): Promise<DeliveryDays | null> => {
  try {
    const answer = await fetch(`/api${lightPath('getDeliveryDays')}`)
    return answer.ok ? ((await answer.json()) as DeliveryDays) : null
  } catch {
    return null
  }
}

/** How long a kept answer may be shown (ms): slots fill up meanwhile. */
const FRESH = 5 * 60_000

/**
 * What the shop promises now, or null until it is known: public pages are drawn for everybody, so the hour comes after.
 * `ahead` is how far the server's clock is ahead of this one (ms).
 */
export function useDeliveryDays(): { days: DeliveryDays; ahead: number } | null {
  const [known, setKnown] = useState<{ days: DeliveryDays; ahead: number } | null>(null)
  useEffect(() => {
    let gone = false
    if (asked === null || Date.now() - askedAt > FRESH) {
      asked = ask()
      askedAt = Date.now()
    }
    void asked.then((days) => {
      if (days && !gone) setKnown({ days, ahead: Date.parse(days.now) - Date.now() })
    })
    return () => {
      gone = true
    }
  }, [])
  return known
}
