import type { Page } from 'playwright-core'

/** Waits until React has hydrated the page: before, buttons rendered by the server have no handlers. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__react')),
  )
}
