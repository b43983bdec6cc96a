import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateProducts } from '../../testing/make-products.ts'
import { queryPlan } from '../../testing/query-plan.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { reportsQuery } from '../help/report-queries.ts'
import { reviewsQuery } from './moderation-queries.ts'

const COUNT = 30_000
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await generateProducts(shop.db, 2_000)
  // One in fifty is hidden or open; one in a thousand has a rare word. The ratings of products do not matter here.
  await sql`alter table review disable trigger review_changed`.execute(shop.db)
  await sql`
    insert into review (product_id, author, stars, description, language, status, created_at)
    select ids[1 + n % cardinality(ids)], 'Noura', 1 + n % 5, 'Fresh and on time' || case when n % 1000 = 0 then ', a broken stem' else '' end, 'en',
      case when n % 50 = 0 then 'hidden' else 'published' end, timestamptz '2026-01-01' + make_interval(mins => n)
    from generate_series(1, ${COUNT}::int) n, (select array_agg(id order by id) as ids from product) p
  `.execute(shop.db)
  await sql`
    insert into problem_report (name, email, phone, problem_type, description, language, created_at, state)
    select 'Fahad', 'fahad@example.com', '0551234567', 'technicalIssue', 'It is late', 'en', timestamptz '2026-01-01' + make_interval(mins => n),
      case when n % 50 = 0 then 'open' else 'closed' end
    from generate_series(1, ${COUNT}::int) n
  `.execute(shop.db)
  await sql`vacuum analyze review, problem_report, product`.execute(shop.db)
})
afterAll(() => shop.close())

const first = { limit: 25, offset: 0 }

test.each([
  ['all', { hidden: null, text: '' }, first],
  ['far down', { hidden: null, text: '' }, { limit: 25, offset: 2_500 }],
  ['the hidden ones', { hidden: true, text: '' }, first],
  ['by words that few say', { hidden: null, text: 'broken stem' }, first],
])('among 30,000 reviews the list (%s) reads no table from end to end', async (_, filter, page) => {
  expect(await queryPlan(shop.db, reviewsQuery(filter, page))).not.toMatch(/Seq Scan on review\b/)
})

test.each([
  ['all', null],
  ['the open ones', 'open'],
  ['the closed ones', 'closed'],
] as const)('among 30,000 messages the list (%s) reads no table from end to end', async (_, state) => {
  expect(await queryPlan(shop.db, reportsQuery(state, first))).not.toMatch(/Seq Scan on problem_report\b/)
})
