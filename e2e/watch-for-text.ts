import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Milliseconds. */
const TIMEOUT = 120_000

/**
 * Watches the page from its next load on. Returns a function that waits until the text has been shown, however
 * briefly, because a message of one second may disappear between two polls.
 */
export async function watchForText(page: Page, text: string): Promise<() => Promise<void>> {
  const shown = Promise.withResolvers<void>()
  const name = `glimpsed${Math.random().toString(36).slice(2)}`
  await page.exposeFunction(name, () => shown.resolve())
  await page.addInitScript(
    ([call, text]) => {
      const check = (): void => {
        if (!document.body?.innerText.includes(text ?? '')) return
        watcher.disconnect()
        const callback: unknown = Reflect.get(window, call ?? '')
        if (typeof callback === 'function') callback()
      }
      const watcher = new MutationObserver(check)
      watcher.observe(document, { childList: true, subtree: true, characterData: true })
    },
    [name, text],
  )
  const never = async (): Promise<never> => {
    await pause(TIMEOUT, undefined, { ref: false })
    throw new Error(`The page never showed “${text}”.`)
  }
  return () => Promise.race([shown.promise, never()])
}
