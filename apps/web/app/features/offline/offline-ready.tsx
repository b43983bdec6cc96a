import { currentLanguage } from '../../lib/browser/language.ts'
import { useDeliveryWorker } from './use-delivery-worker.ts'

type OfflineReadyProps = { pages: readonly string[]; pictures: readonly string[] | null }

/** Makes the delivery dashboard installable and caches pages (paths) and pictures for offline use; rendered once in the layout. */
export function OfflineReady({ pages, pictures }: OfflineReadyProps) {
  useDeliveryWorker(pages, pictures)
  const manifest = currentLanguage() === 'ar' ? '/delivery-ar.webmanifest' : '/delivery.webmanifest'
  return <link rel="manifest" href={manifest} />
}
