import { useEffect } from 'react'
import { tryOrDefault } from '../../lib/browser/try-or-default.ts'

const WORKER = '/delivery-worker.js'
const SCOPE = '/dashboard-delivery/'

/** Registers the service worker and caches these pages with their assets, and pictures unless null, for offline use. */
export const useDeliveryWorker = (pages: readonly string[], pictures: readonly string[] | null): void => {
  const pageList = pages.join(' ')
  const pictureList = pictures?.join(' ') ?? null
  useEffect(() => post({ keep: pageList.split(' ') }), [pageList])
  useEffect(() => {
    if (pictureList !== null) post({ pictures: pictureList.split(' ').filter(Boolean) })
  }, [pictureList])
}

const post = (message: object): void => {
  if (!('serviceWorker' in navigator)) return
  const register = async (): Promise<void> => {
    const { active, installing, waiting } = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
    const worker = active ?? waiting ?? installing
    worker?.postMessage(message)
  }
  // Blocked in private windows; the dashboard works without it.
  tryOrDefault(() => void register().catch(() => undefined), undefined)
}
