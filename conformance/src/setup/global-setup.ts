import type { TestProject } from 'vitest/node'
import { startBrowser } from './start-browser.ts'
import { startShop } from './start-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string
    browserEndpoint: string
  }
}

/** Starts one shop and one browser for the whole suite; returns the function that stops both. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startShop()
  const browser = await startBrowser().catch(async (error: unknown) => {
    await shop.stop()
    throw error
  })
  project.provide('shopUrl', shop.url)
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await shop.stop()
  }
}
