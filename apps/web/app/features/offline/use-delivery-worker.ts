import { useEffect } from 'react'
import { tryOrDefault } from '../../lib/browser/try-or-default.ts'

const WORKER = '/delivery-worker.js'
const SCOPE = '/dashboard-delivery/'

/** Registers the service worker and caches these pages with their assets for offline use. */
export const useDeliveryWorker = (pages: readonly string[]): void => {
  const pageList = pages.join(' ')
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const register = async (): Promise<void> => {
      const { active, installing, waiting } = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
      const worker = active ?? waiting ?? installing
      worker?.postMessage({ keep: pageList.split(' ') })
    }
    // Blocked in private windows; the dashboard works without it.
    tryOrDefault(() => void register().catch(() => undefined), undefined)
  }, [pageList])
}
