import { readStored, writeStored } from '../lib/browser/storage.ts'

/** A second failure within this time (ms) is no stale page but a broken one: it is shown, not reloaded. */
const ONCE = 30_000
const KEY = 'reloaded-at'

/**
 * A page that stayed open over a new version asks for files that are gone: it is loaded again, once. Call in the browser.
 */
export function reloadStalePage(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network nothing newer comes, and what is on the screen would be lost.
    if (!navigator.onLine) return
    const last = Number(readStored('session', KEY) ?? 0)
    if (Date.now() - last < ONCE) return
    event.preventDefault()
    writeStored('session', KEY, String(Date.now()))
    location.reload()
  })
}
