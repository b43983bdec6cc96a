import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openLargeCatalogue } from '../../testing/open-large-catalogue.ts'
import type { TestShop } from '../../testing/shop.ts'
import { movesQuery } from '../stock/queries.ts'
import { toProductFilter } from './get-products.ts'
import { countQuery, listQuery } from './list-queries.ts'

const COUNT = 100_000
let shop: TestShop
let admin: TestUser
let categoryId: number

beforeAll(async () => {
  shop = await openLargeCatalogue(COUNT)
  await shop.db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`
      update product set status = case when id % 40 = 0 then 'draft' else 'archived' end, updated_at = now() - make_interval(secs => id)
      where id % 40 = 0 or id % 57 = 0`.execute(one)
    await sql`
      insert into stock_move (variant_id, change, reason) select variant_id, 1, 'restock' from stock where variant_id % 3 = 0
      union all select 4711, 1, 'restock' from generate_series(1, 500)`.execute(one)
    await sql`update stock set on_hand = 0 where variant_id in (select id from variant where product_id % 211 = 0)`.execute(
      one,
    )
    await sql`vacuum analyze product, stock_move, low_stock, variant, stock`.execute(one)
    await sql`reset statement_timeout`.execute(one)
  })
  const row = await shop.db.selectFrom('category').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  categoryId = row.id
  admin = await makeUser(shop, { role: 'Admin' })
})
afterAll(() => shop.close())

type Query = { compile(executor: TestShop['db']): { sql: string; parameters: readonly unknown[] } }

async function getPlan(query: Query): Promise<string> {
  const { sql: text, parameters } = query.compile(shop.db)
  const explained = await shop.db.executeQuery<{ 'QUERY PLAN': string }>({
    ...sql`x`.compile(shop.db),
    sql: `explain (analyze, buffers) ${text}`,
    parameters,
  })
  return explained.rows.map((row) => row['QUERY PLAN']).join('\n')
}

const first = { limit: 25, offset: 0 }
const last = { limit: 100, offset: 9_900 }
const toFilter = (query: Parameters<typeof toProductFilter>[0]) => {
  const words = query.q === undefined ? null : query.q.split(' ')
  return toProductFilter(query, words && { concepts: [], words, min: null, max: null })
}

const lists: [name: string, query: () => Query][] = [
  ['everything', () => listQuery(toFilter({}), first)],
  ['everything, the last page', () => listQuery(toFilter({}), last)],
  ['drafts', () => listQuery(toFilter({ status: 'draft' }), first)],
  ['the published, the last page', () => listQuery(toFilter({ status: 'published' }), last)],
  ['a small category', () => listQuery(toFilter({ categoryId }), first)],
  ['archived ones of a category', () => listQuery(toFilter({ categoryId, status: 'archived' }), first)],
  ['what is low', () => listQuery(toFilter({ stock: 'low' }), first)],
  ['what is out', () => listQuery(toFilter({ stock: 'out' }), first)],
  ['drafts that are out', () => listQuery(toFilter({ status: 'draft', stock: 'out' }), first)],
  ['a common word', () => listQuery(toFilter({ q: 'roses' }), first)],
  ['two words', () => listQuery(toFilter({ q: 'velvet lisianthus' }), first)],
  ['a rare word', () => listQuery(toFilter({ q: '99871' }), first)],
  ['a word in Arabic among drafts', () => listQuery(toFilter({ q: 'ياسمين', status: 'draft' }), first)],
  ['the beginning of a SKU', () => listQuery(toFilter({ q: 'g5000' }), first)],
  ['nothing there', () => listQuery(toFilter({ q: 'qqqqqq' }), first)],
  ['the count of a rare word', () => countQuery(toFilter({ q: '99871' }), 10_001)],
  ['the count of drafts that are out', () => countQuery(toFilter({ status: 'draft', stock: 'out' }), 10_001)],
  ['a size’s history', () => movesQuery(4_711, first)],
]

test.each(lists)('ADMIN-01 among 100,000 products %s scans no large table', async (_name, query) => {
  const plan = await getPlan(query())
  expect(plan).not.toMatch(/Seq Scan on (?:product|variant|stock|stock_move)\b/)
})

test('ADMIN-01 a list of the back office over HTTP counts up to 10,000', async () => {
  const { body } = await admin.visitor.call('adminProducts', { query: { page: 400, pageSize: 25 } })
  expect(body).toMatchObject({ total: 10_000, more: true, page: 400, pageCount: 400 })
  expect(body.data).toHaveLength(25)
  const out = await admin.visitor.call('adminProducts', { query: { stock: 'out' } })
  expect(out.body.data).toHaveLength(25)
  expect(out.body.data.every(({ onHand, isLow }: { onHand: number; isLow: boolean }) => onHand === 0 && isLow)).toBe(
    true,
  )
  expect(out.body.total).toBe(Math.floor(COUNT / 211))
  expect((await admin.visitor.call('adminProducts', { query: { q: 'velvet roses', stock: 'out' } })).status).toBe(200)
})
