import { OfflineReady } from './offline-ready.tsx'
import { OutboxPanel } from './outbox-panel.tsx'

/** Offline support of the delivery dashboard: service worker for `pages` (paths) and the outbox; rendered once above the page. */
export function OfflineSupport({ pages }: { pages: readonly string[] }) {
  return (
    <>
      <OfflineReady pages={pages} />
      <OutboxPanel />
    </>
  )
}
