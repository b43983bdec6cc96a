import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLateTime } from '../../db/late-time-queries.ts'
import { generateLargeOrders } from '../../testing/generate-large-orders.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { type AdminOrderFilter, pageQuery, textQuery, windowQuery } from './list-queries.ts'

const COUNT = 30_000
let shop: TestShop
let clientId: number

beforeAll(async () => {
  shop = await openTestShop()
  await generateLargeOrders(shop.db, COUNT, new Date(SUNDAY_MORNING))
  clientId = (await shop.db.selectFrom('client').select('id').orderBy('id').executeTakeFirstOrThrow()).id
})
afterAll(() => shop.close())

type Query = { compile(executor: TestShop['db']): { sql: string; parameters: readonly unknown[] } }

async function explainQuery(query: Query): Promise<string> {
  const { sql: text, parameters } = query.compile(shop.db)
  const explained = await shop.db.executeQuery<{ 'QUERY PLAN': string }>({
    ...sql`x`.compile(shop.db),
    sql: `explain (analyze, buffers) ${text}`,
    parameters,
  })
  return explained.rows.map((row) => row['QUERY PLAN']).join('\n')
}

const all: AdminOrderFilter = {
  state: null,
  money: null,
  from: null,
  to: null,
  deliveryDay: null,
  clientId: null,
  late: null,
}
const page = { limit: 25, offset: 0, maxCount: 10_001 }
const late = getLateTime(SUNDAY_MORNING)
const filters: [name: string, filter: () => AdminOrderFilter][] = [
  ['none', () => all],
  ['a state', () => ({ ...all, state: 'outForDelivery' })],
  ['unpaid', () => ({ ...all, money: 'unpaid' })],
  ['paid', () => ({ ...all, money: 'paid' })],
  ['a state and payment with few matches', () => ({ ...all, state: 'cancelled', money: 'partlyPaid' })],
  ['a state and payment without matches', () => ({ ...all, state: 'cancelled', money: 'paid' })],
  ['a date range', () => ({ ...all, from: new Date('2026-11-10'), to: new Date('2026-11-11') })],
  ['a delivery day', () => ({ ...all, deliveryDay: '2026-11-20' })],
  ['a client', () => ({ ...all, clientId })],
  ['a client, unpaid', () => ({ ...all, clientId, money: 'unpaid' })],
  ['late', () => ({ ...all, late })],
  ['a client, late', () => ({ ...all, late, clientId })],
]

test.each(filters)(
  'ADMIN-02 given many orders, the filter %s reads only the listed orders from an index',
  async (_, filter) => {
    const plan = await explainQuery(pageQuery(filter(), page))
    expect(plan).not.toMatch(/Seq Scan on orders/)
    expect(plan).not.toMatch(/Bitmap Heap Scan on orders|Sort Method: external/)
  },
)

test('ADMIN-02 common text is searched only in the newest orders', async () => {
  const plan = await explainQuery(windowQuery(all, [['%محمد%']], 5_000))
  expect(plan).not.toMatch(/Seq Scan on orders/)
  expect(plan).toMatch(/orders_newest/)
})

test.each(['%554321%', '%large company 17%', '%4711%'])('ADMIN-02 %s is found with the text index', async (form) => {
  const plan = await explainQuery(textQuery(all, [[form]], page))
  expect(plan).toMatch(/orders_search/)
  expect(plan).not.toMatch(/Seq Scan on orders/)
})
