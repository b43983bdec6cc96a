import { OfflineReady } from './offline-ready.tsx'
import { OutboxPanel } from './outbox-panel.tsx'

/**
 * What the delivery dashboard's frame needs to work without a network: an app that can be installed and opens, the actions
 * that wait and those that were refused. Stands once, above the page; `pages` are the addresses that must open.
 */
export function OfflineSupport({ pages }: { pages: readonly string[] }) {
  return (
    <>
      <OfflineReady pages={pages} />
      <OutboxPanel />
    </>
  )
}
