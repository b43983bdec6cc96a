import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minValue } from '../../testing/min-value.ts'
import { openLargeCatalogue } from '../../testing/open-large-catalogue.ts'
import type { TestShop } from '../../testing/shop.ts'
import { facetedQuery, matchingQuery } from './facet-queries.ts'
import { idsQuery, type SearchFilter, titledQuery } from './queries.ts'

const COUNT = 100_000
let shop: TestShop
let categoryId: number

beforeAll(async () => {
  shop = await openLargeCatalogue(COUNT)
  const row = await shop.db.selectFrom('category').select('id').orderBy('id').executeTakeFirstOrThrow()
  categoryId = row.id
})
afterAll(() => shop.close())

const open: SearchFilter = {
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
const first = { limit: 24, offset: 0 }
const rare: SearchFilter['concepts'] = [
  { targets: [{ field: 'flower', value: 'protea' }], words: ['protea'], listed: ['protea', 'tulip'] },
]

type Query = ReturnType<typeof idsQuery>

/** The text of the executed plan and its duration in ms. */
async function getPlan(query: { compile(executor: TestShop['db']): { sql: string; parameters: readonly unknown[] } }) {
  const { sql: text, parameters } = query.compile(shop.db)
  const explained = await shop.db.executeQuery<{ 'QUERY PLAN': string }>({
    ...sql`x`.compile(shop.db),
    sql: `explain (analyze, buffers) ${text}`,
    parameters,
  })
  const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n')
  return { plan, ms: Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]) }
}

const lists: [name: string, query: () => Query][] = [
  ['the default list', () => idsQuery(open, 'default', first)],
  ['its hundredth page', () => idsQuery(open, 'default', { limit: 24, offset: 2_400 })],
  ['its last page', () => idsQuery(open, 'default', { limit: 24, offset: 99_980 })],
  ['a common word far down', () => idsQuery({ ...open, words: ['roses'] }, 'default', { limit: 24, offset: 12_000 })],
  ['two letters', () => idsQuery({ ...open, words: ['ro'] }, 'default', first)],
  ['one letter nobody uses', () => idsQuery({ ...open, words: ['ق'] }, 'price-desc', first)],
  ['a category', () => idsQuery({ ...open, categoryId }, 'default', first)],
  ['price low to high', () => idsQuery(open, 'price-asc', first)],
  ['price high to low in a category', () => idsQuery({ ...open, categoryId }, 'price-desc', first)],
  ['a price range', () => idsQuery({ ...open, min: 60_000, max: 70_000 }, 'default', first)],
  ['a colour and a rating', () => idsQuery({ ...open, colours: ['mixed'], rating: 4 }, 'default', first)],
  ['an occasion', () => idsQuery({ ...open, occasions: ['birthday', 'eid'] }, 'default', first)],
  ['offers', () => idsQuery({ ...open, offers: true }, 'default', first)],
  ['a search for a common word', () => idsQuery({ ...open, words: ['roses'] }, 'default', first)],
  ['a search for two words', () => idsQuery({ ...open, words: ['velvet', 'lisianthus'] }, 'default', first)],
  ['a search for a rare word', () => idsQuery({ ...open, words: ['99871'] }, 'default', first)],
  ['a search in Arabic', () => idsQuery({ ...open, words: ['ياسمين'] }, 'price-asc', first)],
  ['a search for nothing there', () => idsQuery({ ...open, words: ['qqqqqq'] }, 'default', first)],
  ['a flower that no product has', () => idsQuery({ ...open, concepts: rare }, 'default', first)],
  ['titles that begin so', () => titledQuery({ ...open, words: ['velvet', 'tulips'] }, 'velvet tulips', first)],
]

test.each(lists)('among 100,000 products %s scans no table', async (name, query) => {
  const { plan } = await getPlan(query())
  expect(plan).not.toMatch(/Seq Scan on product/)
  // A generous bound: these take a few milliseconds, distant pages a tenth of a second.
  const limit = /last page|far down/.test(name) ? 3_000 : 400
  expect(await minValue(limit, async () => (await getPlan(query())).ms)).toBeLessThan(limit)
})

test('the facets of 100,000 products are read in one pass', async () => {
  const read = () => getPlan(facetedQuery())
  expect((await read()).plan.match(/Scan (?:using \w+ )?on product /g)).toHaveLength(1)
  expect(await minValue(3_000, async () => (await read()).ms)).toBeLessThan(3_000)
})

test('products with rare words are found by their index', async () => {
  expect((await getPlan(matchingQuery({ concepts: [], words: ['99871'] }))).plan).toMatch(
    /Bitmap Index Scan on product_(?:all_)?search/,
  )
})

test('a page of the shop over HTTP is computed once and then cached', async () => {
  const visitor = shop.visitor()
  const ask = async (query: object) => {
    const { status, body } = await visitor.call('getProducts', { query: { ...query } })
    expect(status).toBe(200)
    return body
  }
  for (const query of [
    {},
    { q: 'roses' },
    { q: 'velvet rosse' },
    { colour: 'red,pink', rating: 4, sort: 'price-asc', page: 40 },
  ]) {
    const created = await ask(query)
    expect(created.data).toHaveLength(24)
    expect(await ask(query)).toEqual(created)
  }
})
