import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeFlower } from '../../testing/make-order.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { waitUntil } from '../../testing/wait-until.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const countWaiting = async (): Promise<number> => {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(shop.db)
  return rows.length
}

const countDeadlocks = async (): Promise<number> => {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()
  `.execute(shop.db)
  return rows[0]?.deadlocks ?? 0
}

test('DESK-01 a sale at the counter and a free order of the same flowers lock stock before products, so that neither waits for the other', async () => {
  const clerk = await makeAdmin(shop)
  const { variantId, productId } = await makeFlower(shop, { stock: 10 })
  const limits = { name: '', startsAt: null, endsAt: null, mostUses: null, mostPerUser: null, leastSubtotal: 0 }
  const coupon = { isNew: true, code: 'FREE100', percent: 100, ...limits }
  expect((await clerk.visitor.call('saveCoupon', { body: coupon })).status).toBe(200)
  const lines = [{ variantId, quantity: 1 }]
  const before = await countDeadlocks()
  const pending = await inTransaction(shop.db, async (trx) => {
    await sql`select from stock where variant_id = ${variantId} for update`.execute(trx)
    const card = { method: 'card', amount: 100 }
    const sold = clerk.visitor.call('placeCounterSale', { body: { lines, payments: [card] } })
    await waitUntil('the sale waits for the stock', async () => (await countWaiting()) === 1)
    const free = clerk.visitor.call('placeCounterSale', { body: { lines, payments: [], couponCode: 'FREE100' } })
    await waitUntil('the free order waits as well', async () => (await countWaiting()) === 2)
    const { rows } = await sql`select id from product where id = ${productId} for no key update skip locked`.execute(
      shop.db,
    )
    // A free order that held the product here would wait for the sale, which needs the product after the stock.
    expect(rows).toHaveLength(1)
    return [sold, free]
  })
  const answers = await Promise.all(pending)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await countDeadlocks()).toBe(before)
  const counted = await shop.db.selectFrom('product').select('sold_count').where('id', '=', productId).execute()
  expect(counted).toEqual([{ sold_count: 2 }])
  expect(await brokenInvariants(shop.db)).toEqual([])
})
