import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoMember } from './accounts.ts'
import { withBrowser } from './browser.ts'
import { messagesIn } from './messages.ts'
import { fillLogin, signIn } from './session.ts'
import { waitForHydration } from './wait-for-hydration.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Runs `work` while every call that needs the table fails in the server. */
async function withoutTable(table: 'app_user' | 'cart_line' | 'product', work: () => Promise<void>): Promise<void> {
  const { schema } = server.db
  await schema.alterTable(table).renameTo('hidden_table').execute()
  try {
    await work()
  } finally {
    await schema.alterTable('hidden_table').renameTo(table).execute()
  }
}

const REFERENCE = { en: 'Reference:', ar: 'الرقم المرجعي:' }
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

async function expectSelectable(id: Locator): Promise<void> {
  const style = await id.evaluate((element) => {
    const { direction, userSelect } = getComputedStyle(element)
    return { direction, userSelect }
  })
  expect(style).toEqual({ direction: 'ltr', userSelect: 'all' })
}

/** The request id of the next answer of the server to this path. */
const nextRequestId = async (page: Page, path: string): Promise<string | undefined> =>
  (await page.waitForResponse((response) => response.url().includes(path))).headers()['x-request-id']

it.each(['en', 'ar'] as const)(
  'GROW-05 in %s: a page that fails shows the request id of its answer, also after its scripts have started',
  async (language) => {
    await withBrowser({ language, screen: 'phone' }, async ({ page }) => {
      await withoutTable('product', async () => {
        const answer = await page.goto(`${server.url}/product/${language === 'en' ? 2 : 3}`)
        expect(answer?.status()).toBe(500)
        const id = answer?.headers()['x-request-id'] ?? ''
        expect(id).toMatch(UUID)
        await waitForHydration(page)
        const text = page.getByRole('main').getByText(REFERENCE[language])
        expect(await text.innerText()).toBe(`${REFERENCE[language]} ${id}`)
        await expectSelectable(text.locator('bdi'))
      })
    })
  },
)

it.each(['en', 'ar'] as const)(
  'GROW-05 in %s: a failed call shows the request id of its answer, and the report of a later error carries it',
  async (language) => {
    await withBrowser({ language, screen: 'phone' }, async ({ page }) => {
      const t = messagesIn(language)
      await page.goto(server.url, { waitUntil: 'networkidle' })
      await waitForHydration(page)
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shell_login_or_register') })
        .click()
      const requestId = nextRequestId(page, '/api/Account/login')
      let id = ''
      await withoutTable('app_user', async () => {
        await fillLogin({ page, t }, demoMember('Shopper'))
        id = (await requestId) ?? ''
      })
      expect(id).toMatch(UUID)
      const message = page.getByRole('dialog').getByRole('alert').filter({ hasText: id })
      expect(await message.innerText()).toContain(`${REFERENCE[language]} \u2066${id}\u2069`)

      const reported = page.waitForRequest((request) => request.url().endsWith('/browser-errors'))
      await page.evaluate(`setTimeout(() => { throw new Error('later') })\n//# sourceURL=${server.url}/assets/a.js`)
      expect(JSON.parse((await reported).postData() ?? '{}')).toMatchObject({ message: 'later', failedRequestId: id })
    })
  },
)

it('GROW-05 in Arabic: a toast shows the request id left to right and lets it be selected', async () => {
  await withBrowser({ language: 'ar', screen: 'desktop' }, async ({ page }) => {
    const t = messagesIn('ar')
    await signIn({ page, base: server.url, language: 'ar', screen: 'desktop', t }, demoMember('Shopper'))
    await page.goto(`${server.url}/product/1`, { waitUntil: 'networkidle' })
    await waitForHydration(page)
    const requestId = nextRequestId(page, '/api/Cart/addtocart')
    await withoutTable('cart_line', async () => {
      await page
        .getByRole('main')
        .getByRole('button', { name: t('cart_add'), exact: true })
        .first()
        .click()
      const id = page.getByRole('alert').locator('bdi')
      await id.waitFor()
      expect(await id.innerText()).toBe(await requestId)
      await expectSelectable(id)
    })
  })
})
