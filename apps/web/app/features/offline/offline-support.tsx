import { OfflineReady } from './offline-ready.tsx'
import { OutboxPanel } from './outbox-panel.tsx'

type OfflineSupportProps = {
  /** Paths of the pages to keep. */
  pages: readonly string[]
  /** Addresses of the pictures to keep; null while they are unknown. */
  pictures: readonly string[] | null
}

/** Offline support of the delivery dashboard: service worker for pages and pictures, and the outbox; rendered once above the page. */
export function OfflineSupport({ pages, pictures }: OfflineSupportProps) {
  return (
    <>
      <OfflineReady pages={pages} pictures={pictures} />
      <OutboxPanel />
    </>
  )
}
