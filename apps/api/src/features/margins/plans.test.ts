import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFlower } from '../../testing/make-order.ts'
import { generateOrders } from '../../testing/make-orders.ts'
import { makeUser } from '../../testing/make-user.ts'
import { queryPlan } from '../../testing/query-plan.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { soldQuery } from './queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await generateOrders(shop.db, 50_000, (await makeUser(shop, { role: 'ShippingEmployee' })).userId)
  const { variantId, productId } = await makeFlower(shop)
  await sql`
    insert into order_line (order_id, variant_id, product_id, title_en, title_ar, size, quantity, unit_price, gross, discount, net, vat)
    select id, ${variantId}, ${productId}, 'Roses', 'ورد', 'medium', 1, 10000, 10000, 0, 8696, 1304 from orders
  `.execute(shop.db)
  await sql`analyze orders, order_line`.execute(shop.db)
})
afterAll(() => shop.close())

test.each([
  ['2026-06-01', '2026-06-01'],
  ['2026-06-01', '2026-06-07'],
  ['2030-01-01', '2030-01-01'],
])('DESK-03 among 50,000 orders the margins of %s to %s are read from indexes', async (first, last) => {
  expect(await queryPlan(shop.db, soldQuery(first, last))).not.toMatch(/Seq Scan on (orders|order_line)/)
})
