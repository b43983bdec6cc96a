import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateProducts } from '../../testing/make-products.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { countCachedFacets } from './cached-facets.ts'

let shop: TestShop
let categories: number[]
beforeAll(async () => {
  shop = await openTestShop()
  await generateProducts(shop.db, 3_000)
  // Some are not public, and one has the same colour twice.
  await sql`update product set status = 'draft' where id % 17 = 0`.execute(shop.db)
  await sql`update product set kind = 'addOn' where id % 19 = 0`.execute(shop.db)
  categories = (await shop.db.selectFrom('category').select('id').orderBy('id').execute()).map(({ id }) => id)
})
afterAll(() => shop.close())

type FacetQuery = Parameters<typeof countCachedFacets>[1]

/** One count as a plain query; a given dimension replaces that of the filter. */
async function naive(query: FacetQuery): Promise<{ n: number; rows: { price: number; rating: number }[] }> {
  const { categoryId, min, max, colours, occasions, rating, offers, words } = query
  const { rows } = await sql<{ price: number; rating: number }>`
    select price_from as price, rating::float8 as rating from product where status = 'published' and kind = 'bouquet'
      and (${categoryId}::int is null or category_id = ${categoryId}::int)
      and (${min}::int8 is null or price_from >= ${min}::int8) and (${max}::int8 is null or price_from <= ${max}::int8)
      and (${colours.length === 0} or colours && ${sql.val([...colours])}::text[])
      and (${occasions.length === 0} or occasions && ${sql.val([...occasions])}::text[])
      and (${rating}::numeric is null or rating >= ${rating}::numeric) and (not ${offers} or discount_percent > 0)
      and (select coalesce(bool_and(search_text like '% ' || word || '%'), true) from unnest(${sql.val([...words])}::text[]) word)
  `.execute(shop.db)
  return { n: rows.length, rows }
}

const price = fc.integer({ min: 30, max: 1_450 }).map((riyals) => riyals * 100)
const some = (names: readonly string[]) => fc.subarray([...names], { maxLength: 3 })
const filters = (): fc.Arbitrary<FacetQuery> =>
  fc.record({
    categoryId: fc.option(fc.constantFrom(...categories)),
    min: fc.option(price),
    max: fc.option(price),
    colours: some(['red', 'pink', 'blue', 'mixed', 'beige']),
    occasions: some(['birthday', 'eid', 'love', 'nothing-like-it']),
    rating: fc.option(fc.integer({ min: 1, max: 5 })),
    offers: fc.boolean(),
    concepts: fc.constant([]),
    words: some(['rose', 'velvet', 'red', 'توليب']),
  })

test('ROUTE-02 counts equal those of plain queries over 3,000 products, for any filter (seed 19)', async () => {
  await fc.assert(
    fc.asyncProperty(filters(), async (query) => {
      const counts = await countCachedFacets(shop.context, query)
      const here = await naive(query)
      expect(counts.total).toBe(here.n)
      for (const categoryId of categories)
        expect(counts.categories[categoryId] ?? 0).toBe((await naive({ ...query, categoryId })).n)
      for (const colour of ['red', 'blue', 'mixed', 'beige'])
        expect(counts.colours[colour] ?? 0).toBe((await naive({ ...query, colours: [colour] })).n)
      for (const slug of ['birthday', 'eid', 'nothing-like-it'])
        expect(counts.occasions[slug] ?? 0).toBe((await naive({ ...query, occasions: [slug] })).n)
      const rated = (await naive({ ...query, rating: null })).rows
      const byRating = Object.fromEntries(
        Map.groupBy(rated, (row) => row.rating)
          .entries()
          .map(([r, of]) => [r, of.length]),
      )
      expect(counts.ratings).toEqual(byRating)
      const prices = (await naive({ ...query, min: null, max: null })).rows.map((row) => row.price)
      expect(counts.lowest).toBe(prices.length === 0 ? null : Math.min(...prices))
      expect(counts.highest).toBe(prices.length === 0 ? null : Math.max(...prices))
    }),
    { numRuns: 60, seed: 19 },
  )
})

test('a change in the shop is counted after its notification, and a sale changes no count', async () => {
  const all: FacetQuery = {
    categoryId: null,
    min: null,
    max: null,
    colours: [],
    occasions: [],
    rating: null,
    offers: false,
    concepts: [],
    words: [],
  }
  const before = await countCachedFacets(shop.context, all)
  const heard = shop.context.notifications.version('catalogue')
  await sql`update stock set on_hand = 3 where on_hand = 40`.execute(shop.db)
  await waitUntil('the news of the stock', async () => shop.context.notifications.version('catalogue') > heard)
  expect(await countCachedFacets(shop.context, all)).toBe(before)
  await sql`update product set colours = '{beige}' where id in (select id from product where status = 'published' and kind = 'bouquet' order by id limit 5)`.execute(
    shop.db,
  )
  await waitUntil('the new colours', async () => (await countCachedFacets(shop.context, all)).colours.beige === 5)
  expect((await countCachedFacets(shop.context, all)).total).toBe(before.total)
})
