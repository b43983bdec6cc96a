import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember } from './accounts.ts'
import { withBrowser } from './browser.ts'
import { type DevServer, startDevServer } from './dev-server.ts'
import { messagesIn } from './messages.ts'
import { signIn } from './session.ts'
import { waitForHydration } from './wait-for-hydration.ts'

let shop: TestServer
let dev: DevServer
beforeAll(async () => {
  shop = await openTestServer({ web: false })
  dev = await startDevServer(shop.databaseUrl)
})
afterAll(async () => {
  await dev?.close()
  await shop?.close()
})

const HERO = 'apps/web/app/features/home/hero.tsx'
const MESSAGES = 'packages/i18n/messages/en/catalogue.json'

describe('the development server (npm run dev)', () => {
  it('navigates without an error, and shows an edited component and an edited message without a restart', async () => {
    const t = messagesIn('en')
    await withBrowser({ language: 'en', screen: 'desktop', isNew: true }, async ({ page, pageErrors }) => {
      // The first request builds the app's modules.
      await page.goto(dev.url, { timeout: 120_000 })
      await waitForHydration(page)
      await page
        .getByRole('main')
        .getByRole('link', { name: t('home_see_all') })
        .first()
        .click()
      await page.waitForURL(`${dev.url}/shop`)
      await page.getByRole('heading', { level: 1, name: t('shop_title') }).waitFor()
      expect(pageErrors).toEqual([])

      await page.goto(dev.url)
      await waitForHydration(page)
      dev.edit(HERO, '{text}</p>', '{text} (edited)</p>')
      await page.getByText('Tied by hand in the morning, fresh at the door. (edited)').waitFor()
      dev.edit(MESSAGES, `"home_how": "${t('home_how')}"`, '"home_how": "A headline that was edited"')
      const edited = page.getByRole('heading', { level: 2, name: 'A headline that was edited' })
      // On a busy machine the update may reach the page late; a reload shows it in any case.
      await edited.waitFor().catch(() => page.reload())
      await edited.waitFor()

      await page.reload()
      await waitForHydration(page)
      await page.getByRole('heading', { level: 2, name: 'A headline that was edited' }).waitFor()
      await page.getByText('Tied by hand in the morning, fresh at the door. (edited)').waitFor()
      expect(pageErrors).toEqual([])
    })
  })

  it('answers what is neither a module nor a page as production does: API, XSRF cookie, mailbox, robots.txt', async () => {
    await withBrowser({ language: 'en', screen: 'desktop', isNew: true }, async ({ page }) => {
      const guest = { page, base: dev.url, language: 'en', screen: 'desktop', t: messagesIn('en') } as const
      const session = await signIn(guest, demoMember('Customer'))
      expect(session.roles).toContain('Customer')
      const [mailbox, robots] = [await fetch(`${dev.url}/mailbox`), await fetch(`${dev.url}/robots.txt`)]
      expect(await mailbox.text()).toContain(messagesIn('en')('mailbox_title'))
      expect(await robots.text()).toContain(`Sitemap: ${dev.url}/sitemap.xml`)
    })
  })
})
