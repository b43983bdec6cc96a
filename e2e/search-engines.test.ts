import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const read = async (path: string): Promise<string> => (await fetch(server.url + path)).text()

type Schema = Record<string, unknown> & { '@type': string }
/** The structured data of a page by type. */
const readSchemas = (html: string): Record<string, Schema> =>
  Object.fromEntries(
    [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) => {
      const schema = JSON.parse(json) as Schema
      return [schema['@type'], schema]
    }),
  )
const readMeta = (html: string, property: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1]

it.each([
  ['en', 'All flowers', 'Medium', /rose/i],
  ['ar', 'كل الزهور', 'متوسط', /[\u0600-\u06ff]/],
])(
  'WEB-03 in %s: a product, its sizes and its place in the shop are structured data in the language of the page',
  async (language, shop, size, alt) => {
    const html = await read(`/${language}/product/blush-hour`)
    const { ProductGroup: group, BreadcrumbList: place } = readSchemas(html)
    const canonical = new URL(`/${language}/product/blush-hour`, server.url).href
    expect(group?.url).toBe(canonical)
    const variants = group?.hasVariant as { size: string; offers: { url: string; price: string } }[]
    expect(variants.map((variant) => variant.size)).toContain(size)
    expect(new Set(variants.map(({ offers }) => offers.url))).toEqual(new Set([canonical]))
    const steps = place?.itemListElement as { name: string; item: string }[]
    expect([steps[0]?.name, steps[2]?.item]).toEqual([shop, canonical])
    expect(readMeta(html, 'og:image:alt')).toMatch(alt)
    const preview = await fetch(readMeta(html, 'og:image') ?? '')
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect([readMeta(html, 'og:image:width'), readMeta(html, 'og:image:height')]).toEqual(['1200', '630'])
  },
)

it.each(['/', '/contact'])(
  'WEB-03 %s describes the shop as a florist, with a link preview that exists',
  async (path) => {
    for (const language of ['en', 'ar']) {
      const html = await read(`/${language}${path === '/' ? '' : path}`)
      expect(readSchemas(html).Florist).toMatchObject({ url: new URL('/', server.url).href, currenciesAccepted: 'SAR' })
      const preview = await fetch(readMeta(html, 'og:image') ?? '')
      expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    }
  },
)

it('WEB-03 the data of a navigation in the browser has no structured data', async () => {
  expect(await read('/en/product/blush-hour')).toContain('schema.org')
  expect(await read('/en/product/blush-hour.data')).not.toContain('schema.org')
})

it('WEB-03 the sitemap lists products with the last change and pictures that exist', async () => {
  const text = await read('/sitemap.xml')
  const entry = /<url><loc>[^<]*\/ar\/product\/blush-hour<\/loc>.*?<\/url>/.exec(text)?.[0] ?? ''
  expect(entry).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}T/)
  const pictures = [...entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, address = '']) => address)
  expect(pictures.length).toBeGreaterThan(0)
  for (const address of pictures) expect((await fetch(address)).headers.get('content-type')).toBe('image/webp')
  for (const page of ['2', '0', 'x']) expect((await fetch(`${server.url}/sitemap.xml?page=${page}`)).status).toBe(404)
})

it.each(['google', 'meta'])(
  'DESK-07 the feed for %s has the price of the page, and addresses of the page and of pictures that exist, in both languages',
  async (network) => {
    for (const language of ['en', 'ar']) {
      const text = await read(`/${language}/feeds/${network}.xml`)
      const page = new URL(`/${language}/product/blush-hour`, server.url).href
      const item = [...text.matchAll(/<item>.*?<\/item>/g)]
        .map(([all]) => all)
        .find((all) => all.includes(`>${page}?size=`))
      const readValue = (name: string) => new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(item ?? '')?.[1] ?? ''
      const answer = await fetch(readValue('link'), { redirect: 'manual' })
      expect(answer.status).toBe(200)
      const variants = readSchemas(await answer.text()).ProductGroup?.hasVariant as {
        sku: string
        name: string
        offers: { price: string }
      }[]
      const variant = variants.find(({ sku }) => sku === readValue('id'))
      expect(readValue('title')).toBe(variant?.name)
      expect(readValue('sale_price') || readValue('price')).toBe(`${variant?.offers.price} SAR`)
      const picture = await fetch(readValue('image_link'))
      expect([picture.status, picture.headers.get('content-type')]).toEqual([
        200,
        network === 'meta' ? 'image/jpeg' : 'image/webp',
      ])
    }
    for (const page of ['2', '0', 'x'])
      expect((await fetch(`${server.url}/feeds/${network}.xml?page=${page}`)).status).toBe(404)
  },
)
