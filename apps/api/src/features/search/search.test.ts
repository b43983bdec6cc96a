import type { ProductCard } from '@warda/contract/catalogue'
import type { ProductList } from '@warda/contract/search'
import type { Language } from '@warda/domain/language'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoShop } from '../../testing/demo-shop.ts'
import type { TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

const list = async (query: object = {}, language: Language = 'en'): Promise<ProductList> => {
  const { status, body } = await shop.visitor({ language }).call('getProducts', { query: { ...query } })
  expect(status).toBe(200)
  return body
}
const everything = async (query: object): Promise<ProductCard[]> => {
  const first = await list(query)
  const cards = [...first.data]
  for (let page = 2; page <= first.pageCount; page++) cards.push(...(await list({ ...query, page })).data)
  expect(cards).toHaveLength(first.total)
  return cards
}
const names = async (q: string, language: Language = 'en') =>
  (await list({ q }, language)).data.map((card) => card.name)

test('ROUTE-02 the list has pages of 24, best sellers first, without duplicates', async () => {
  const all = await everything({})
  expect(all).toHaveLength(52)
  expect(new Set(all.map((card) => card.id)).size).toBe(52)
  expect(all[0]?.name).toBe('Blush Hour')
  expect((await list({ page: 3 })).data).toHaveLength(4)
})

test('ROUTE-02 a page after the last is the last', async () => {
  expect(await list({ page: 4000 })).toMatchObject({ page: 3, pageCount: 3 })
})

test('ROUTE-02 prices ascending and descending are the reverse of each other', async () => {
  const up = await everything({ sort: 'price-asc' })
  const down = await everything({ sort: 'price-desc' })
  expect(up.map((card) => card.price)).toEqual(up.map((card) => card.price).toSorted((a, b) => a - b))
  expect(down.map((card) => card.id)).toEqual(up.map((card) => card.id).toReversed())
})

test.each([['roses'], ['Roses'], ['ورد جوري'], ['وَرد جورى']])(
  'ROUTE-02 the category %s is known by slug and by its name in either language',
  async (category) => {
    const found = await list({ category })
    expect(found.total).toBe(9)
    expect(found.data.every((card) => card.category.slug === 'roses')).toBe(true)
  },
)

test('ROUTE-02 invalid filters are ignored', async () => {
  for (const query of [
    { category: 'nothing like it' },
    { colour: 'beige' },
    { rating: 'many' },
    { min: '1e3' },
    { sort: 'name' },
    { page: '0' },
    { offers: 'yes' },
  ])
    expect((await list(query)).total, JSON.stringify(query)).toBe(52)
})

test('ROUTE-02 colours match any, rating is a minimum, prices include both ends in any order', async () => {
  for (const card of await everything({ colour: 'red, BLUE' }))
    expect(card.colours.some((c) => c === 'red' || c === 'blue')).toBe(true)
  for (const card of await everything({ rating: 4.5 })) expect(card.rating).toBeGreaterThanOrEqual(4.5)
  const range = await everything({ min: 165, max: 185 })
  expect(range.map((card) => card.price)).toContain(165)
  expect(range.map((card) => card.price)).toContain(185)
  expect((await list({ min: 185, max: 165 })).total).toBe(range.length)
  expect((await list({ offers: 1 })).data.every((card) => card.discountPercentage > 0)).toBe(true)
})

test('ROUTE-02 every facet count equals the result of selecting it', async () => {
  const categories = fc.constantFrom(undefined, 'roses', 'tulips', 'gifts-and-boxes')
  const colours = fc.constantFrom(undefined, 'pink', 'white,blue', 'green')
  const rating = fc.constantFrom(undefined, 3, 4, 5)
  const occasions = fc.constantFrom(undefined, 'birthday', 'love,newborn')
  const prices = fc.constantFrom({}, { min: 200 }, { max: 300 }, { min: 150, max: 330 })
  const q = fc.constantFrom(undefined, 'rose', 'box')
  await fc.assert(
    fc.asyncProperty(
      categories,
      colours,
      rating,
      prices,
      q,
      occasions,
      async (category, colour, stars, price, words, occasion) => {
        const query = { category, colour, rating: stars, ...price, q: words, occasion }
        const { facets, total } = await list(query)
        expect((await everything(query)).length).toBe(total)
        for (const one of facets.categories)
          expect((await list({ ...query, category: one.slug })).total).toBe(one.count)
        for (const one of facets.colours) expect((await list({ ...query, colour: one.colour })).total).toBe(one.count)
        for (const one of facets.occasions) expect((await list({ ...query, occasion: one.slug })).total).toBe(one.count)
        for (const one of facets.ratings) expect((await list({ ...query, rating: one.stars })).total).toBe(one.count)
        const full = await everything({ ...query, min: undefined, max: undefined })
        if (full.length > 0) {
          const sorted = full.map((card) => card.price).toSorted((a, b) => a - b)
          expect([facets.price.min, facets.price.max]).toEqual([sorted[0], sorted.at(-1)])
        }
      },
    ),
    { numRuns: 12, seed: 7 },
  )
})

test('ROUTE-02 finds by title in both languages, flower, colour and container', async () => {
  expect(await names('blush hour')).toEqual(['Blush Hour'])
  expect(await names('ساعة الورد')).toContain('Blush Hour')
  expect(await names('peony')).toContain('Garden Letter')
  expect(await names('فاوانيا')).toContain('Peony Box')
  expect(await names('red roses')).toContain('Two Dozen Red Roses')
  expect(await names('hat box')).toContain('Midnight Hat Box')
  expect(await names('jouri')).toContain('Blush Hour')
})

test('ROUTE-02 finds Arabic in any spelling: article, hamza, ta marbuta, harakat, tatweel', async () => {
  const expected = await names('ورد احمر', 'ar')
  expect(expected.length).toBeGreaterThan(0)
  for (const typed of ['وَرْدٌ أَحْمَر', 'الورد الأحمر', 'ورد أحمـــر']) expect(await names(typed, 'ar')).toEqual(expected)
  expect(await names('اوركيد', 'ar')).toContain('أوركيد أبيض مزدوج')
  expect((await list({ q: 'باقه وهديه' })).data[0]?.name).toBe('Bouquet & Gift')
})

test.each([
  ['tulps', 'tulips'],
  ['rozes', 'roses'],
  ['hydranga', 'hydrangea'],
  ['orkhids', 'orchids'],
  ['تولب', 'توليب'],
  ['لافندير', 'لافندر'],
])('a slip of the finger is forgiven and told: %s is read as %s', async (typed, meant) => {
  const found = await list({ q: typed })
  expect(found.total).toBeGreaterThan(0)
  expect(found.didYouMean).toBe(meant)
  expect(found.total).toBe((await list({ q: meant })).total)
})

test.each([['birthday'], ['عيد ميلاد'], ['Birthday ']])(
  'ROUTE-02 an occasion that is searched for (%s) shows the flowers for it, with true counts',
  async (q) => {
    const meant = await everything({ occasion: 'birthday' })
    const found = await everything({ q })
    expect(found.map((card) => card.id)).toEqual(meant.map((card) => card.id))
    for (const { slug, count } of (await list({ q })).facets.occasions)
      expect((await list({ q, occasion: slug })).total).toBe(count)
  },
)

test('ROUTE-02 words beside an occasion filter it', async () => {
  const both = await everything({ q: 'roses', occasion: 'birthday' })
  expect(both.length).toBeGreaterThan(0)
  const ids = (cards: ProductCard[]) => cards.map((card) => card.id).toSorted((a, b) => a - b)
  expect(ids(await everything({ q: 'birthday roses' }))).toEqual(ids(both))
})

test('a search with matches is never corrected, and nonsense finds nothing', async () => {
  expect((await list({ q: 'rose' })).didYouMean).toBeNull()
  expect(await list({ q: 'xyzzyqwv' })).toMatchObject({ total: 0, data: [], didYouMean: null, page: 1, pageCount: 1 })
})

test('the equal title comes first, then titles that begin with it, then the rest by sales', async () => {
  const found = await names('ros')
  const titled = found.filter((name) => name.toLowerCase().startsWith('ros'))
  expect(titled.length).toBeGreaterThan(1)
  expect(found.slice(0, titled.length)).toEqual(titled)
  expect((await names('flower crown'))[0]).toBe('Flower Crown')
  const all = await everything({ q: 'rose' })
  expect(new Set(all.map((card) => card.id)).size).toBe(all.length)
})

test('no text breaks a search: LIKE wildcards, quotes, emoji, other scripts, very long ones', async () => {
  for (const q of [
    '%',
    '_',
    '\\',
    "'; drop table product; --",
    '🌹',
    'ו',
    'a',
    'و',
    ' ',
    'ß',
    'x'.repeat(200),
    '%'.repeat(200),
    'rose '.repeat(39),
  ]) {
    const { status } = await shop.visitor().call('getProducts', { query: { q } })
    expect(status, q).toBe(200)
  }
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (q) => {
      expect((await shop.visitor().call('getProducts', { query: { q } })).status).toBe(200)
    }),
    { numRuns: 60 },
  )
})

test('LANG-03 names, categories and alternative texts come in the language of the caller', async () => {
  const [english, arabic] = [await list({ category: 'tulips' }), await list({ category: 'tulips' }, 'ar')]
  expect(english.data.map((card) => card.id)).toEqual(arabic.data.map((card) => card.id))
  const card = arabic.data.find((one) => one.slug === 'pink-parade')
  expect(card).toMatchObject({ name: 'موكب الزهري', category: { name: 'توليب' } })
  expect(card?.picture.alt).toMatch(/توليب/)
  expect(arabic.facets.categories.map((one) => one.name)).toContain('باقات مشكّلة')
})
