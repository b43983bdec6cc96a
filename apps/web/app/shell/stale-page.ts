import { readStored, writeStored } from '../lib/browser/storage.ts'

/** A second failure within this time (ms) is shown as an error instead of reloading again. */
const RETRY_WINDOW = 30_000
const KEY = 'reloaded-at'

/** Reloads a page once when its files no longer exist because a new version was deployed. Call in the browser. */
export function reloadStalePage(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline, a reload would only lose the page.
    if (!navigator.onLine) return
    const last = Number(readStored('session', KEY) ?? 0)
    if (Date.now() - last < RETRY_WINDOW) return
    event.preventDefault()
    writeStored('session', KEY, String(Date.now()))
    location.reload()
  })
}
