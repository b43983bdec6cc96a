import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateOrders } from '../../testing/make-orders.ts'
import { makeUser } from '../../testing/make-user.ts'
import { queryPlan } from '../../testing/query-plan.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { dayQuery } from './queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await generateOrders(shop.db, 50_000, (await makeUser(shop, { role: 'ShippingEmployee' })).userId)
})
afterAll(() => shop.close())

test.each(['2026-06-01', '2030-01-01'])('DESK-04 among 50,000 orders the day %s is read from indexes', async (day) => {
  expect(await queryPlan(shop.db, dayQuery(day, 501))).not.toMatch(/Seq Scan on orders/)
})
