import { currentLanguage } from '../../lib/browser/language.ts'
import { useDeliveryWorker } from './use-delivery-worker.ts'

/** Makes the delivery dashboard installable and caches `pages` (paths) for offline use; rendered once in the layout. */
export function OfflineReady({ pages }: { pages: readonly string[] }) {
  useDeliveryWorker(pages)
  const manifest = currentLanguage() === 'ar' ? '/delivery-ar.webmanifest' : '/delivery.webmanifest'
  return (
    <>
      <link rel="manifest" href={manifest} />
      <link rel="apple-touch-icon" href="/delivery-icon.svg" />
    </>
  )
}
