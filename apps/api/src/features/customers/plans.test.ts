import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { pageQuery, windowQuery, wordsQuery } from './queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await sql`
    insert into app_user (role, full_name, email, email_folded, phone, password_hash, created_at)
    select 'Shopper', 'Person ' || n, 'p' || n || '@many.example', 'p' || n || '@many.example', '055' || lpad(n::text, 7, '0'), '-', now() - make_interval(mins => n)
    from generate_series(1, 20000) n
  `.execute(shop.db)
  await sql`vacuum analyze app_user`.execute(shop.db)
})
afterAll(() => shop.close())

type Query = { compile(executor: TestShop['db']): { sql: string; parameters: readonly unknown[] } }

const page = { limit: 25, offset: 0, most: 10_001 }
/** Not for the newest customers: counting the first ten thousand may scan the table and stops there. */
const SCAN = /Seq Scan on app_user/
const lists: [name: string, query: () => Query, index: RegExp, never: RegExp][] = [
  ['the newest', () => pageQuery(page), /app_user_buyers/, /Sort Key/],
  ['a common word', () => windowQuery([['%person%']], 5_000), /app_user_buyers/, SCAN],
  ['a phone', () => wordsQuery([['%550012345%']], page), /app_user_search/, SCAN],
  ['an address', () => wordsQuery([['%p12345@many.example%']], page), /app_user_search/, SCAN],
]

test.each(lists)('ADMIN-02 among many customers %s uses an index', async (_, query, index, never) => {
  const { sql: text, parameters } = query().compile(shop.db)
  const explained = await shop.db.executeQuery<{ 'QUERY PLAN': string }>({
    ...sql`x`.compile(shop.db),
    sql: `explain ${text}`,
    parameters,
  })
  const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(index)
  expect(plan).not.toMatch(never)
})
