import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember } from './accounts.ts'
import { type Guest, READERS, visitWithPictures } from './journey.ts'
import { call, signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Becomes active content wherever it is inserted without escaping; short enough for every field. */
const BREAKOUT = `</script></title><img src=x onerror=evil=1>`
const ATTRIBUTE = `" onmouseover="evil=1" x="<!--`
const RICH = `${BREAKOUT}\n\n[a](javascript:evil=1) <a href="https://ok.example" onclick="evil=1">ok</a> **bold**\n\n<svg onload=evil=1>`

/** Creates a category, a product and terms with hostile texts; returns the id and slug of the product. */
async function createHostileContent(guest: Guest): Promise<{ id: number; slug: string }> {
  const session = await signIn(guest, demoMember('Admin'))
  const { data: categories } = await call(guest, 'GET', '/Admin/categories', undefined, session)
  const pictureKey = categories[0].picture.key
  const slug = `harm-${guest.language}`
  const category = await call(
    guest,
    'POST',
    '/Admin/category',
    { slug, nameEn: BREAKOUT, nameAr: BREAKOUT, pictureKey, altEn: ATTRIBUTE, altAr: ATTRIBUTE },
    session,
  )
  const texts = {
    titleEn: BREAKOUT,
    titleAr: BREAKOUT,
    descriptionEn: RICH,
    descriptionAr: RICH,
    careEn: RICH,
    careAr: RICH,
  }
  const names = {
    nameEn: `${guest.language}${BREAKOUT}`.slice(0, 40),
    nameAr: `${guest.language}${ATTRIBUTE}`.slice(0, 40),
  }
  const options = await call(
    guest,
    'POST',
    '/Admin/product-options/container',
    { options: [{ slug: '', ...names }] },
    session,
  )
  const product = await call(
    guest,
    'POST',
    '/Admin/product',
    {
      ...texts,
      slug: `${slug}-product`,
      categoryId: category.data.id,
      kind: 'bouquet',
      flowers: [BREAKOUT.slice(0, 40)],
      colours: ['red'],
      occasions: [],
      container: options.data[0].slug,
      discountPercent: 0,
      status: 'published',
      publishAt: null,
      lowStock: 5,
      variants: [{ sku: `HARM-${guest.language}`, size: 'single', stems: 1, price: 10 }],
      pictures: [{ key: pictureKey, altEn: ATTRIBUTE, altAr: BREAKOUT, focusX: 0.2, focusY: 0.8 }],
    },
    session,
  )
  const { data: settings } = await call(guest, 'GET', '/Admin/settings', undefined, session)
  const terms = settings.find(({ key }: { key: string }) => key === 'terms')
  const value = { en: RICH, ar: RICH }
  await call(guest, 'PATCH', '/Admin/setting/terms', { value, version: terms?.version ?? 0 }, session)
  return { id: product.data.id, slug }
}

/** The number of each kind of active content on the page. */
const findActiveContent = ({ page }: Guest) =>
  page.evaluate(() => ({
    ran: 'evil' in globalThis,
    pictures: document.querySelectorAll('img[src="x"]').length,
    handlers: document.querySelectorAll('[onerror], [onmouseover], [onclick], [onload]').length,
    links: [...document.querySelectorAll('a')].filter(({ href }) => /^(?:javascript|data):/i.test(href)).length,
    drawings: document.querySelectorAll('svg[onload]').length,
  }))

const NOTHING = { ran: false, pictures: 0, handlers: 0, links: 0, drawings: 0 }

describe('input of the staff', () => {
  it.each(READERS)('ADMIN-01 ADMIN-04 is plain text for a shopper, in %s on a %s', async (...reader) => {
    await visitWithPictures(server, reader, async (guest) => {
      const { page, base } = guest
      const { id, slug } = await createHostileContent(guest)
      for (const path of [
        `/product/${id}`,
        `/category=${slug}-product`,
        `/shop?category=${slug}`,
        `/shop?q=${encodeURIComponent(BREAKOUT)}`,
        '/shop?sort=price-asc',
        '/',
        '/terms',
      ]) {
        await page.goto(base + path, { waitUntil: 'networkidle' })
        expect(await findActiveContent(guest), path).toEqual(NOTHING)
      }
      await page.goto(`${base}/product/${id}`)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(BREAKOUT)
      expect(await page.title()).toContain(BREAKOUT)
      const existing = await page.locator('script[type="application/ld+json"]').allTextContents()
      const product = existing.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'Product')
      expect([product.name, product.category]).toEqual([BREAKOUT, BREAKOUT])
      expect(product.description).not.toMatch(/<|javascript/)
      const link = page.getByRole('main').getByRole('link', { name: 'ok', exact: true }).first()
      expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([
        'https://ok.example',
        'nofollow noopener',
      ])
      const place = page.getByRole('main').locator('img').first()
      expect(await place.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('20% 80%')
    })
  })

  it('ADMIN-01 an old slug of a category or product redirects permanently', async () => {
    await visitWithPictures(server, ['en', 'desktop'], async (guest) => {
      const { base } = guest
      const session = await signIn(guest, demoMember('Admin'))
      const { data: categories } = await call(guest, 'GET', '/Admin/categories', undefined, session)
      const { id, picture, ...category } = categories.find(
        ({ slug }: { slug: string }) => slug === 'plants-and-orchids',
      )
      const change = { ...category, pictureKey: picture.key, slug: 'green-things' }
      await call(guest, 'PATCH', `/Admin/category/${id}`, change, session)
      const { data: list } = await call(guest, 'GET', '/Admin/products?q=pink-parade', undefined, session)
      const path = `/Admin/product/${list[0].id}`
      const { data: product } = await call(guest, 'GET', path, undefined, session)
      await call(guest, 'PATCH', path, { ...product, slug: 'pink-procession', titleEn: 'Pink Procession' }, session)
      const getRedirect = async (from: string) => {
        const answer = await fetch(base + from, { redirect: 'manual' })
        return [answer.status, answer.headers.get('location')]
      }
      await expect
        .poll(() => getRedirect('/shop?category=plants-and-orchids&page=1'))
        .toEqual([301, '/shop?category=green-things'])
      expect(await getRedirect('/category=plants-and-orchids')).toEqual([301, '/shop?category=green-things'])
      expect(await getRedirect('/category=pink-parade')).toEqual([301, '/product/pink-procession'])
      expect(await getRedirect('/category=Plants%20%26%20orchids')).toEqual([302, '/shop?category=green-things'])
      expect((await getRedirect('/shop?category=nobodys'))[0]).toBe(404)
    })
  })
})
