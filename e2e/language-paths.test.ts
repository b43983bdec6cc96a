import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { INDEXED_PATHS } from '@warda/contract/public-pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember } from './accounts.ts'
import { READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { signIn } from './session.ts'
import { waitForHydration } from './wait-for-hydration.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, { redirect: 'manual', headers })
  const location = answer.headers.get('location')
  return { status: answer.status, location, vary: answer.headers.get('vary'), text: await answer.text() }
}

const readLanguage = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]
const readLinks = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="(?:alternate|(canonical))"(?: hrefLang="([\w-]+)")? href="([^"]*)"/g)].map(
      ([, canonical, language, href = '']) => [canonical ?? language, href.replaceAll('&amp;', '&')],
    ),
  )

describe('the address of a public page', () => {
  it.each([...INDEXED_PATHS, '/product/blush-hour', '/shop?category=roses'])(
    'WEB-02 %s is in the language of its path for everybody; canonical and alternates agree in all its addresses',
    async (path) => {
      const below = (language: string) => `/${language}${path === '/' ? '' : path}`
      const expected = (language: string) => ({
        canonical: server.url + below(language),
        en: server.url + below('en'),
        ar: server.url + below('ar'),
        'x-default': server.url + path,
      })
      for (const [language, other] of [
        ['en', 'ar'],
        ['ar', 'en'],
      ] as const) {
        const named = await ask(below(language), { cookie: `app_language=${other}`, 'accept-language': other })
        expect([named.status, readLanguage(named.text), named.vary]).toEqual([200, language, 'Accept-Encoding'])
        expect(readLinks(named.text)).toEqual(expected(language))
        // All links stay in the language, except the language switch.
        const links = [...named.text.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) => href)
        const elsewhere = links.filter((href) => !new RegExp(`^/${language}(/|\\?|$)`).test(href))
        expect(new Set(elsewhere.map((href) => href.replaceAll('&amp;', '&')))).toEqual(new Set([below(other)]))
        const detected = await ask(path, { cookie: `app_language=${language}` })
        expect([detected.status, readLanguage(detected.text)]).toEqual([200, language])
        expect(readLinks(detected.text)).toEqual(expected(language))
      }
    },
  )

  it('WEB-02 the specified addresses detect the language as specified: stored, then the query, then the browser', async () => {
    const ar = { 'accept-language': 'ar' }
    expect(readLanguage((await ask('/about?lng=ar', { cookie: 'app_language=en', ...ar })).text)).toBe('en')
    expect(readLanguage((await ask('/about?lng=en', ar)).text)).toBe('en')
    expect(readLanguage((await ask('/about', ar)).text)).toBe('ar')
  })

  it.each([
    ['/Shop?lng=ar&utm_source=mail', 301, '/shop?lng=ar&utm_source=mail'],
    ['/AR/about/?utm_source=mail', 301, '/ar/about?utm_source=mail'],
    ['/ar/product/1?utm_source=mail', 301, '/ar/product/blush-hour?utm_source=mail'],
    ['/en/category=roses?utm_source=x', 302, '/en/shop?category=roses&utm_source=x'],
    ['/shop?category=ROSES&utm_source=mail&lng=ar', 301, '/shop?category=roses&utm_source=mail&lng=ar'],
    ['/ar/shop?category=Roses&sort=price-asc', 301, '/ar/shop?category=roses&sort=price-asc'],
    ['/shop?category=old-roses&lng=ar&utm_campaign=eid', 301, '/shop?category=roses&lng=ar&utm_campaign=eid'],
    ['/ar/admin/orders?tab=all', 301, '/admin/orders?tab=all'],
    ['/en/dashboard-delivery/x', 301, '/dashboard-delivery/x'],
  ])('WEB-02 %s answers %i and keeps language and campaign', async (path, status, location) => {
    const first = await server.db.selectFrom('product').select('slug').where('id', '=', 1).executeTakeFirstOrThrow()
    await server.db
      .insertInto('slug_redirect')
      .columns(['kind', 'slug', 'target_id'])
      .expression((select) =>
        select
          .selectFrom('category')
          .select(({ val }) => [val('category').as('kind'), val('old-roses').as('slug'), 'id'])
          .where('slug', '=', 'roses'),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    expect(await ask(path)).toMatchObject({ status, location: location.replace('blush-hour', first.slug) })
  })

  it('WEB-02 a page after the last leads to the last, and an unknown category is not found and not indexed', async () => {
    const { status, location } = await ask('/ar/shop?sort=price-asc&page=99&utm_source=mail')
    expect(status).toBe(302)
    expect(location).toMatch(/^\/ar\/shop\?sort=price-asc&page=\d{1,2}&utm_source=mail$/)
    expect((await ask(location ?? '')).status).toBe(200)
    expect(await ask('/shop?q=nothing-at-all&page=2')).toMatchObject({
      status: 302,
      location: '/shop?q=nothing-at-all',
    })
    for (const path of ['/shop?category=nope', '/ar/shop?category=nope', '/ar/nope', '/en/product/nope', '/fr/shop']) {
      const { status: missing, text } = await ask(path)
      expect([path, missing]).toEqual([path, 404])
      expect(text).toContain('<meta name="robots" content="noindex"/>')
    }
  })

  it('WEB-02 language paths of personal pages are closed to search engines as well', async () => {
    const { text } = await ask('/robots.txt')
    for (const path of ['/cart', '/en/cart', '/ar/checkout', '/ar/orders/'])
      expect(text).toContain(`Disallow: ${path}\n`)
  })

  it.each(READERS)(
    'WEB-02 in %s on a %s: links stay in the language of the path, whatever is stored',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, language, screen, t } = guest
        const other = language === 'ar' ? 'en' : 'ar'
        const stored = () => page.evaluate(() => localStorage.getItem('app_language'))
        const shown = () => page.locator('html').getAttribute('lang')
        await page.goto(`${base}/about`)
        expect([await shown(), await stored()]).toEqual([language, language])
        await page.goto(`${base}/${other}/shop?category=roses`)
        await waitForHydration(page)
        expect([await shown(), await stored()]).toEqual([other, language])
        await expectUsablePage({ ...guest, language: other })
        await page.locator('main article a').first().click()
        await page.waitForURL(new RegExp(`/${other}/product/`))
        await page.locator('main h1').waitFor()
        expect([await shown(), await stored()]).toEqual([other, language])
        await page.reload()
        await waitForHydration(page)
        expect([await shown(), await stored()]).toEqual([other, language])

        await page.goto(`${base}/${language}/contact`)
        await waitForHydration(page)
        if (screen === 'phone')
          await page
            .getByRole('banner')
            .getByRole('button', { name: t('shell_menu') })
            .click()
        const place = screen === 'phone' ? page.getByRole('dialog') : page.getByRole('banner')
        const change = place.getByRole('link', { name: new RegExp(t('shell_other_language')) })
        expect(await change.getAttribute('href')).toBe(`/${other}/contact`)
        await change.click()
        await page.waitForURL(`${base}/${other}/contact`)
        expect([await shown(), await stored()]).toEqual([other, other])
      })
    },
  )

  it('WEB-02 dashboards have no language path: opened from a page with one, the address is without a language', async () => {
    await visit(server, ['en', 'desktop'], async (guest) => {
      const { page, base, t } = guest
      const { userId } = await signIn(guest, demoMember('ShippingEmployee'))
      await page.goto(`${base}/en/about`)
      await waitForHydration(page)
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shell_account_menu') })
        .click()
      await page.locator(`a[href="/en/dashboard-delivery/${userId}"]`).click()
      await page.waitForURL(`${base}/dashboard-delivery/${userId}`)
      await page.getByRole('heading', { name: t('board_heading') }).waitFor()
    })
  })
})
