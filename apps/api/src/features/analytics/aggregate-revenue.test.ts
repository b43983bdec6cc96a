import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { fillCart, makeBusiness, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, signInAgain, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { aggregateRevenue } from './aggregate-revenue.ts'

const DAY_MS = 86_400_000
let shop: TestShop
let owner: TestUser
let driver: TestUser
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await makeUser(shop, { role: 'Admin' })
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

const from = riyadhDate(SUNDAY_MORNING)
/** The revenue of the period in each grouping. */
const getRevenue = () =>
  Promise.all(
    (['day', 'category', 'branch'] as const).map(
      async (by) => (await owner.visitor.call('getRevenue', { query: { from, to: addDays(from, 40), by } })).body,
    ),
  )
/** Runs the nightly aggregation so many days ahead. */
const aggregate = (days: number) =>
  aggregateRevenue({ db: shop.db, clock: { now: () => shop.clock.now() + days * DAY_MS } })
const getLastAggregatedDay = async () =>
  (await shop.db.selectFrom('revenue_rollup').select('through').executeTakeFirstOrThrow()).through
const credit = (orderId: string, amount: number) =>
  admin.visitor.call('creditOrder', { params: { orderId }, body: { amount, reason: 'Broken', refundTo: 'credit' } })

test('ADMIN-05 aggregation changes nothing on the revenue page and runs once a day', async () => {
  const { owner: client, branchId } = await makeBusiness(shop)
  await fillCart(shop, client.userId, [{ ...(await makeFlower(shop, { price: 3_333 })), quantity: 3 }])
  const { deliveryAddress: _, ...body } = retailOrder({ paymentTerms: 'cash', deliveryDate: '2026-12-06' })
  await client.visitor.call('placeOrder', { params: { id: client.userId }, body: { ...body, branchId } })
  const { order } = await makeOrder(shop, { paymentTerms: 'cash', deliveryDate: '2026-12-08' })
  shop.clock.advance(3 * DAY_MS)
  for (const user of [owner, driver, admin]) await signInAgain(shop, user)
  expect((await credit(order.id, 17.03)).status).toBe(200)
  const before = await getRevenue()
  expect(before[0]?.totals).toMatchObject({ orders: 2 })
  // Yesterday is complete, today is not.
  await aggregate(0)
  expect(await getLastAggregatedDay()).toBe(addDays(from, 2))
  expect(await shop.db.selectFrom('revenue_day').select('leads').where('leads', '>', 0).execute()).toHaveLength(2)
  expect(await getRevenue()).toEqual(before)
  await aggregate(0)
  await aggregate(35)
  expect(await getLastAggregatedDay()).toBe(addDays(from, 37))
  expect(await getRevenue()).toEqual(before)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('ADMIN-05 sales and credits on an aggregated day count once, also concurrently on two processes and during aggregation', async () => {
  const flower = await makeFlower(shop, { stock: 60 })
  const twin = await shop.twin()
  const buyers = await Promise.all(Array.from({ length: 12 }, () => makeUser(shop)))
  for (const buyer of buyers) await fillCart(shop, buyer.userId, [{ ...flower, quantity: 4 }])
  const [before] = await getRevenue()
  const [placed] = await Promise.all([
    Promise.all(
      buyers.map((buyer, at) =>
        place(buyer, retailOrder({ paymentTerms: 'cash', deliveryDate: `2026-12-0${5 + (at % 3)}` })),
      ),
    ),
    ...[36, 37, 70].map((days) =>
      aggregateRevenue({ db: twin.context.db, clock: { now: () => shop.clock.now() + days * DAY_MS } }),
    ),
  ])
  const ids = placed.filter(({ status }) => status === 200).map(({ body }) => body.data.id as string)
  expect(ids.length).toBeGreaterThan(8)
  await Promise.all(ids.map((id) => credit(id, 1.01)))
  const [after] = await getRevenue()
  expect(after?.totals.orders).toBe((before?.totals.orders ?? 0) + ids.length)
  const { rows } = await sql<{ revenue: number }>`
    select -sum(amount)::int8 as revenue from ledger_entry where account in ('sales', 'vat')
  `.execute(shop.db)
  expect(Math.round((after?.totals.revenue ?? 0) * 100)).toBe(rows[0]?.revenue)
  expect(await brokenInvariants(shop.db)).toEqual([])
})
