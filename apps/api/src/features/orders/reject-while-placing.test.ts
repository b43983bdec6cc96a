import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { fillCart, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { waitUntil } from '../../testing/wait-until.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The statements that wait for a lock. */
async function listWaiting(): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' order by query_start
  `.execute(shop.db)
  return rows.map(({ query }) => query)
}

test('ORDERS-03 an order that is rejected while its buyer places the next one waits for nothing that the other holds', async () => {
  const { buyer, flower, order } = await makeOrder(shop)
  await fillCart(shop, buyer.userId, [{ variantId: flower.variantId, quantity: 2 }])
  const pending = await inTransaction(shop.db, async (trx) => {
    await sql`select from stock where variant_id = ${flower.variantId} for update`.execute(trx)
    const rejected = buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId: order.id } })
    await waitUntil('the rejection waits for the stock', async () => (await listWaiting()).length === 1)
    const placed = place(buyer, retailOrder({ deliverySlot: '15:00-17:00' }))
    await waitUntil('the next order waits as well', async () => (await listWaiting()).length === 2)
    // Placing waits for its buyer, before it holds the cart, which the rejection needs after the stock.
    expect((await listWaiting())[1]).toMatch(/from app_user .* for no key update/)
    return [rejected, placed]
  })
  const [rejected, placed] = await Promise.all(pending)
  expect([rejected?.status, placed?.status]).toEqual([200, 200])
})
