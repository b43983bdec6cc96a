import { currentLanguage } from '../../lib/browser/language.ts'
import { useDeliveryWorker } from './use-delivery-worker.ts'

/**
 * Makes the delivery dashboard an app that can be installed and opens without a network. Stands once in its frame; `pages`
 * are the addresses that must open.
 */
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
