import { useEffect } from 'react'
import { tryOrDefault } from '../../lib/browser/try-or-default.ts'

const WORKER = '/delivery-worker.js'
const SCOPE = '/dashboard-delivery/'

/** Has the browser keep these pages and what they are made of, so that they open without a network. */
export const useDeliveryWorker = (pages: readonly string[]): void => {
  const named = pages.join(' ')
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const keep = async (): Promise<void> => {
      const { active, installing, waiting } = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
      const worker = active ?? waiting ?? installing
      worker?.postMessage({ keep: named.split(' ') })
    }
    // Blocked in private windows; the dashboard works without it.
    tryOrDefault(() => void keep().catch(() => undefined), undefined)
  }, [named])
}
