import { parseBoardSearch } from '@warda/domain/delivery/board-search'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateOrders } from '../../testing/make-orders.ts'
import { makeUser } from '../../testing/make-user.ts'
import { minValue } from '../../testing/min-value.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { type BoardFilter, countsQuery, pageQuery } from './queries.ts'

const COUNT = 100_000
let shop: TestShop
let driverId: string

beforeAll(async () => {
  shop = await openTestShop()
  driverId = (await makeUser(shop, { role: 'ShippingEmployee' })).userId
  await generateOrders(shop.db, COUNT, driverId)
})
afterAll(() => shop.close())

type Query = { compile(executor: TestShop['db']): { sql: string; parameters: readonly unknown[] } }

/** The text of the executed plan and its duration in ms. */
async function getPlan(query: Query) {
  const { sql: text, parameters } = query.compile(shop.db)
  const explained = await shop.db.executeQuery<{ 'QUERY PLAN': string }>({
    ...sql`x`.compile(shop.db),
    sql: `explain (analyze, buffers) ${text}`,
    parameters,
  })
  const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n')
  if (process.env.WARDA_SHOW_PLANS) process.stdout.write(`${text}\n${plan}\n\n`)
  return { plan, ms: Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]) }
}

const open: BoardFilter = { search: null, day: null, assigned: null }
const first = { limit: 5, offset: 0 }
const lists: [name: string, query: () => Query][] = [
  ['the counts', () => countsQuery(open)],
  ['the first page', () => pageQuery('pending', open, first)],
  ['the last delivered', () => pageQuery('completed', open, first)],
  ['the delivered far down', () => pageQuery('completed', open, { limit: 5, offset: 90_000 })],
  ['counts of a phone', () => countsQuery({ ...open, search: parseBoardSearch('0550012345') })],
  [
    'a phone among the delivered',
    () => pageQuery('completed', { ...open, search: parseBoardSearch('0550012345') }, first),
  ],
  ['counts of a rare name', () => countsQuery({ ...open, search: parseBoardSearch('recipient 4711') })],
  ['a number', () => countsQuery({ ...open, search: parseBoardSearch('#54321') })],
  ['a day', () => countsQuery({ ...open, day: '2026-06-01' })],
  ['mine', () => pageQuery('inDelivery', { ...open, assigned: driverId }, first)],
  ['counts of mine', () => countsQuery({ ...open, assigned: driverId })],
]

test.each(lists)('among 100,000 orders %s reads no table from end to end', async (_, query) => {
  expect((await getPlan(query())).plan).not.toMatch(/Seq Scan on orders/)
  // Generous: these take some milliseconds.
  expect(await minValue(2_000, async () => (await getPlan(query())).ms)).toBeLessThan(2_000)
})
