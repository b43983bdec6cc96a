import type { OrderId, VariantId } from '@warda/domain/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../db/database.ts'
import { makeBuyer, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { takeStock } from './place-queries.ts'
import { lockOrders, restock, updateSoldCount } from './queries.ts'
import { settleOrders } from './settle-order.ts'

/** As many orders at once as the pool of a test has connections. */
const AT_ONCE = 8
const ROUNDS = 25
const TIMES = AT_ONCE * ROUNDS

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Runs `work` in many transactions at once. Unlike those of a request, they are not repeated after a deadlock. */
async function runAtOnce(work: (trx: Transaction) => Promise<unknown>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1)
    await Promise.all(Array.from({ length: AT_ONCE }, () => shop.db.transaction().execute(work)))
}

/** Whether the statements deadlock is checked by the failover drill (decision 64): here the former single statement passes too. */
test('I69 given many transactions that count, take and return the same flowers at once, then every flower is counted', async () => {
  const flowers = [await makeFlower(shop, { stock: 1_000 }), await makeFlower(shop, { stock: 1_000 })]
  const buyer = await makeBuyer(shop, flowers)
  const { body } = await place(buyer, retailOrder({ paymentTerms: 'cash' }))
  const orderId = body.data.id as OrderId
  const lines = flowers.map(({ variantId }) => ({ variantId: variantId as VariantId, quantity: 1 }))
  const count = () =>
    shop.db
      .selectFrom('product')
      .innerJoin('variant', 'variant.product_id', 'product.id')
      .innerJoin('stock', 'stock.variant_id', 'variant.id')
      .select(['product.sold_count', 'stock.on_hand'])
      .execute()
  const [before] = await count()

  await runAtOnce((trx) => updateSoldCount(trx, [orderId]))
  await runAtOnce((trx) => takeStock(trx, orderId, lines, new Date()))
  const sold = (before?.sold_count ?? 0) + TIMES
  const left = (before?.on_hand ?? 0) - TIMES
  expect(await count()).toEqual(flowers.map(() => ({ sold_count: sold, on_hand: left })))
  await runAtOnce((trx) => restock(trx, orderId, new Date()))
  expect(await count()).toEqual(flowers.map(() => ({ sold_count: sold, on_hand: before?.on_hand })))
})

test('I69 given payments of several orders with the same flowers in either order at once, then every order is counted', async () => {
  const flowers = [await makeFlower(shop, { stock: 100 }), await makeFlower(shop, { stock: 100 })]
  const pairs: OrderId[][] = []
  for (let pair = 0; pair < AT_ONCE; pair += 1) {
    const placed = [
      await makeOrder(shop, {}, { flower: flowers[0] }),
      await makeOrder(shop, {}, { flower: flowers[1] }),
    ]
    pairs.push(placed.map(({ order }) => order.id as OrderId))
  }
  let payments = 0
  await runAtOnce(async (trx) => {
    const turn = payments
    payments += 1
    const orders = await lockOrders(trx, pairs[turn % AT_ONCE] ?? [])
    const byFlower = orders.toSorted((a, b) => a.number - b.number)
    const paid = (turn % 2 === 0 ? byFlower : byFlower.toReversed()).map((order) => ({ order, paidInFull: true }))
    await settleOrders(trx, paid, { actor: 'gateway', requestId: `request-${turn}`, at: Date.now() })
  })
  const ids = flowers.map(({ productId }) => productId)
  const counted = await shop.db.selectFrom('product').select('sold_count').where('id', 'in', ids).execute()
  expect(counted).toEqual(flowers.map(() => ({ sold_count: TIMES })))
})
