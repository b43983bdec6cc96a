import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Milliseconds. */
const PATIENCE = 60_000

/**
 * Watches what the page shows from its next load on, and tells whether these words have stood there, be it for a moment: what is there for a
 * second only may be gone before a busy machine looks.
 */
export async function glimpse(page: Page, words: string): Promise<() => Promise<void>> {
  const seen = Promise.withResolvers<void>()
  const name = `glimpsed${Math.random().toString(36).slice(2)}`
  await page.exposeFunction(name, () => seen.resolve())
  await page.addInitScript(
    ([call, text]) => {
      const look = (): void => {
        if (!document.body?.innerText.includes(text ?? '')) return
        watcher.disconnect()
        const told: unknown = Reflect.get(window, call ?? '')
        if (typeof told === 'function') told()
      }
      const watcher = new MutationObserver(look)
      watcher.observe(document, { childList: true, subtree: true, characterData: true })
    },
    [name, words],
  )
  const never = async (): Promise<never> => {
    await pause(PATIENCE, undefined, { ref: false })
    throw new Error(`The page never said “${words}”.`)
  }
  return () => Promise.race([seen.promise, never()])
}
