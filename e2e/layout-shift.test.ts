import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newMember } from './accounts.ts'
import { withBrowser } from './browser.ts'
import { messagesIn } from './messages.ts'
import { call, signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Runs in the page: collects layout shifts with what moved. */
function watchShifts(): void {
  const shifts: unknown[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
    })[])
      shifts.push([
        entry.value,
        entry.sources.map(({ node, previousRect, currentRect }) => [
          node?.outerHTML?.slice(0, 90) ?? node?.nodeName,
          previousRect,
          currentRect,
        ]),
      ])
  }).observe({ type: 'layout-shift', buffered: true })
}

/** All shifts once fonts and data have arrived and two frames were painted. */
async function readShifts(page: Page): Promise<unknown> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return (window as unknown as { shifts: unknown[] }).shifts
  })
}

const CARTS = [
  ['/cart', 'en', 'empty'],
  ['/cart', 'ar', 'empty'],
  ['/cart', 'en', 'filled'],
  ['/cart', 'ar', 'filled'],
  ['/checkout', 'en', 'empty'],
  ['/checkout', 'ar', 'empty'],
  ['/checkout', 'en', 'filled'],
  ['/checkout', 'ar', 'filled'],
] as const

it.each(CARTS)('WEB-05 %s in %s with a cart that is %s: nothing moves while it loads', async (path, language, cart) => {
  await withBrowser({ language, screen: 'phone', pictures: true, isNew: true }, async ({ page }) => {
    const guest = { page, base: server.url, language, screen: 'phone', t: messagesIn(language) } as const
    const session = await signIn(guest, await newMember(server, language))
    if (cart === 'filled')
      await call(guest, 'POST', `/Cart/addtocart/${session.userId}`, { variantId: 1, quntity: 1 }, session)
    await page.addInitScript(watchShifts)
    await page.goto(server.url + path)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    if (cart === 'filled' && path === '/cart') await page.getByRole('list', { name: guest.t('cart_lines') }).waitFor()
    expect(JSON.stringify(await readShifts(page))).toBe('[]')
  })
})

it.each([
  ['/cart', 'en'],
  ['/cart', 'ar'],
  ['/checkout', 'en'],
  ['/checkout', 'ar'],
] as const)('WEB-05 %s in %s for a signed-out person: nothing moves', async (path, language) => {
  await withBrowser({ language, screen: 'phone', pictures: true, isNew: true }, async ({ page }) => {
    await page.addInitScript(watchShifts)
    await page.goto(server.url + path)
    await page.getByRole('main').getByText(messagesIn(language)('cart_signed_out_title')).waitFor()
    expect(JSON.stringify(await readShifts(page))).toBe('[]')
  })
})
