import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember } from './accounts.ts'
import { saveEditor } from './admin-catalogue.ts'
import { READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { call, signIn } from './session.ts'
import { waitForHydration } from './wait-for-hydration.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const ask = async (path: string) => {
  const answer = await fetch(server.url + path, { redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}
const findSlug = async (id: number): Promise<string> =>
  (await server.db.selectFrom('product').select('slug').where('id', '=', id).executeTakeFirstOrThrow()).slug

describe('the address of a product', () => {
  it('DESK-08 id, former slug and capitals answer 301 with their query; anything else is 404', async () => {
    const slug = await findSlug(1)
    const path = `/product/${slug}`
    await server.db.insertInto('slug_redirect').values({ kind: 'product', slug: 'long-ago', target_id: 1 }).execute()
    for (const address of ['1', 'long-ago', slug.toUpperCase(), 'Long-Ago']) {
      const query = '?lng=ar&utm_source=mail&utm_campaign=eid'
      expect(await ask(`/product/${address}${query}`)).toMatchObject({ status: 301, location: path + query })
      expect(await ask(`/product/${address}`)).toMatchObject({ status: 301, location: path })
    }
    expect(await ask(`/product/1.data?_routes=routes/shop/product`)).toMatchObject({ status: 202 })
    expect((await ask(path)).status).toBe(200)
    for (const address of [
      'nobodys',
      '0',
      '007',
      '999999',
      '99999999999',
      'roses',
      'a%20b',
      '%D9%88%D8%B1%D8%AF',
      '%00',
    ])
      expect([address, (await ask(`/product/${address}`)).status]).toEqual([address, 404])
    expect(await ask('/category=long-ago?lng=ar')).toMatchObject({ status: 301, location: `${path}?lng=ar` })
    expect(await ask('/category=roses?lng=ar&utm_source=x')).toMatchObject({
      status: 302,
      location: '/shop?category=roses&lng=ar&utm_source=x',
    })
  })

  it('DESK-08 canonical, alternates, shared card, structured data and sitemap have the slug', async () => {
    const slug = await findSlug(1)
    const { text } = await ask(`/ar/product/${slug}`)
    const base = /<meta property="og:url" content="(.*?)\/ar\/product\//.exec(text)?.[1] ?? ''
    const [page, arabic] = [`${base}/product/${slug}`, `${base}/ar/product/${slug}`]
    expect(text).toContain(`<link rel="canonical" href="${arabic}"/>`)
    for (const [language, href] of [
      ['en', `${base}/en/product/${slug}`],
      ['ar', arabic],
      ['x-default', page],
    ])
      expect(text).toContain(`<link rel="alternate" hrefLang="${language}" href="${href}"/>`)
    expect(text).toContain(`"url":"${arabic}"`)
    const { text: sitemap } = await ask('/sitemap.xml')
    expect(sitemap).toContain(`<loc>${arabic}</loc>`)
    for (const html of [sitemap, text, (await ask('/')).text, (await ask('/shop')).text])
      expect(html).not.toMatch(/\/product\/\d/)
  })

  it('DESK-07 the link of a feed opens the page with its size and price; the canonical URL has no size', async () => {
    const { text: feed } = await ask('/en/feeds/google.xml')
    const items = [...feed.matchAll(/<item>.*?<\/item>/gs)].map(([item]) => ({
      link: /<g:link>(.*?)<\/g:link>/.exec(item)?.[1] ?? '',
      price: /<g:(?:sale_price)>(.*?) SAR/.exec(item)?.[1] ?? /<g:price>(.*?) SAR/.exec(item)?.[1] ?? '',
    }))
    const sized = items.filter(({ link }) => link.includes('?size='))
    expect(sized.length).toBeGreaterThan(20)
    for (const { link, price } of sized.slice(0, 12)) {
      const { pathname, search } = new URL(link)
      const { text } = await ask(pathname + search)
      expect(/<link rel="canonical" href="(.*?)"\/>/.exec(text)?.[1]).toMatch(new RegExp(`${pathname}$`))
      const checked = /<input[^>]*type="radio"[^>]*checked=""[^>]*>/.exec(text)?.[0] ?? ''
      expect([link, checked]).not.toEqual([link, ''])
      const shown = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Number(price))
      // The price of the chosen size is the first one of the page.
      expect([
        link,
        text
          .slice(text.indexOf('<h1'))
          .replace(/<[^>]*>/g, '')
          .match(/\d[\d,]*\.\d\d/)?.[0],
      ]).toEqual([link, shown])
    }
  })

  it.each(READERS)(
    'DESK-08 in %s on a %s: a click opens the slug at once, and a known id leads there',
    async (...reader) => {
      await visit(server, reader, async ({ page, base }) => {
        const asked: string[] = []
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (pathname.startsWith('/product/')) asked.push(pathname)
        })
        await page.goto(`${base}/shop`)
        await waitForHydration(page)
        const link = page.locator('main article a[href^="/product/"]').first()
        const href = await link.getAttribute('href')
        await link.click()
        await page.waitForURL(base + href)
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(new Set(asked.map((path) => path.replace(/\.data$/, '')))).toEqual(new Set([href]))
        await page.goto(`${base}/product/2?utm_source=mail`)
        expect(page.url()).toBe(`${base}/product/${await findSlug(2)}?utm_source=mail`)
      })
    },
  )

  it.each(READERS)(
    'DESK-08 in %s on a %s: the form refuses a slug whose links lead to another product, and takes it over when told to',
    async (...reader) => {
      await visit(
        server,
        reader,
        async (guest) => {
          const { page, base, t, language } = guest
          const session = await signIn(guest, demoMember('Admin'))
          const [id, former] = language === 'ar' ? [5, 'formerly-ar'] : [6, 'formerly-en']
          await server.db
            .insertInto('slug_redirect')
            .values({ kind: 'product', slug: former, target_id: 3 })
            .onConflict((row) => row.columns(['kind', 'slug']).doUpdateSet({ target_id: 3 }))
            .execute()
          await page.goto(`${base}/admin/products/${id}`)
          const field = page.getByRole('textbox', { name: t('admin_products_slug') })
          await field.fill('ورد')
          await field.blur()
          await page.getByText(t('field_slug_arabic')).waitFor()
          await field.fill('2026')
          await page.getByText(t('field_slug_digits')).waitFor()
          await field.fill(former)
          await page.getByRole('button', { name: t('admin_ui_save'), exact: true }).click()
          const current = await findSlug(3)
          await page
            .getByText(t('error_product_slug_moved', { slug: former, current }))
            .first()
            .waitFor()
          const takeOver = page.getByRole('checkbox', { name: t('admin_products_take_over', { slug: former }) })
          await expectUsablePage(guest)
          await takeOver.check()
          await saveEditor(guest, t('admin_ui_save'))
          await takeOver.waitFor({ state: 'detached' })
          expect(await call(guest, 'GET', `/Admin/product/${id}`, undefined, session)).toMatchObject({
            data: { slug: former },
          })
          await page.goto(`${base}/product/${former}`)
          expect(page.url()).toBe(`${base}/product/${former}`)
        },
        /409/,
      )
    },
  )
})
