import type { Page } from 'playwright-core'

/** Waits until the page's script answers: what was drawn by the server takes presses only from then on. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__react')),
  )
}
