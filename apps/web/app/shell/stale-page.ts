import { readStored, writeStored } from '../lib/browser/storage.ts'

/** A second failure within this time (ms) is shown as an error instead of reloading again. */
const RETRY_WINDOW = 30_000
const KEY = 'reloaded-at'

/** Reloads a page once when its files no longer exist because a new version was deployed. Call in the browser. */
export function reloadStalePage(): void {
  // The event is not prevented: the import would then give `undefined` to code that expects a module.
  window.addEventListener('vite:preloadError', () => {
    const last = Number(readStored('session', KEY) ?? 0)
    if (Date.now() - last < RETRY_WINDOW) return
    // Without the shop a reload would only lose the page: `navigator.onLine` stays true in a dead mobile network, and a proxy answers 502 for it.
    fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => {
        if (!ok) return
        writeStored('session', KEY, String(Date.now()))
        location.reload()
      },
      () => undefined,
    )
  })
}
