import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { fillCart, makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { issueWelcomeCode } from '../coupons/index.ts'
import { adjustFee, lockOrder } from '../orders/index.ts'
import { readSettings } from '../settings/index.ts'
import { aggregateRevenue } from './index.ts'

const TODAY = riyadhDate(SUNDAY_MORNING)

let shop: TestShop
let owner: TestUser
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await makeUser(shop, { role: 'Admin' })
  admin = await makeAdmin(shop)
  // Delivery is free, so that a code can pay a whole order.
  await shop.db
    .insertInto('setting')
    .values({ key: 'calendar', value: JSON.stringify({ feeHalalas: 0 }) })
    .execute()
  await waitUntil('the fee', async () => (await readSettings(shop.context)).deliveryFee === 0)
})
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const revenue = async (by: 'day' | 'category' | 'branch') =>
  (await owner.visitor.call('getRevenue', { query: { from: TODAY, to: addDays(TODAY, 10), by } })).body
const overview = async () => (await owner.visitor.call('shopOverview')).body
const counts = async () => {
  const by = { day: await revenue('day'), category: await revenue('category'), branch: await revenue('branch') }
  return {
    totals: by.day.totals.orders,
    today: by.day.data.find(({ key }: { key: string }) => key === TODAY)?.orders ?? 0,
    retail: by.branch.data.find(({ key }: { key: string }) => key === 'retail')?.orders ?? 0,
    categories: by.category.data.reduce((sum: number, { orders }: { orders: number }) => sum + orders, 0),
    money: by.day.totals.revenue,
    morning: (await overview()).today.orders,
    week: (await overview()).week.at(-1).orders,
  }
}

/** Places an order that costs nothing, because its coupon is 100 %. */
async function placeFree(): Promise<{ buyer: TestUser; order: { id: string; totalBalance: number } }> {
  const buyer = await makeBuyer(shop)
  const couponCode = await issueWelcomeCode(shop.db, buyer.userId, 100)
  const placed = await place(buyer, retailOrder({ couponCode, paymentTerms: 'cash' }))
  expect(placed.body.data).toMatchObject({ totalBalance: 0 })
  return { buyer, order: placed.body.data }
}
const cancel = (orderId: string) =>
  admin.visitor.call('cancelOrder', { params: { orderId }, body: { reason: 'No roses today', refundTo: 'credit' } })

test('ADMIN-05 an order that costs nothing counts for its day, category and buyer and adds no money', async () => {
  const before = await counts()
  await placeFree()
  expect(await counts()).toEqual({
    totals: before.totals + 1,
    today: before.today + 1,
    retail: before.retail + 1,
    categories: before.categories + 1,
    money: before.money,
    morning: before.morning + 1,
    week: before.week + 1,
  })
})

test('ADMIN-05 a free order stops counting when it is cancelled, once, and a new one counts', async () => {
  const before = await counts()
  const { order } = await placeFree()
  await Promise.all([cancel(order.id), cancel(order.id)])
  expect((await cancel(order.id)).status).toBeGreaterThanOrEqual(400)
  expect(await counts()).toEqual(before)
})

test('ADMIN-05 a fully credited order that is cancelled later does not count', async () => {
  const before = await counts()
  const buyer = await makeUser(shop)
  await fillCart(shop, buyer.userId, [await makeFlower(shop, { price: 10_000 })])
  const { id } = (await place(buyer, retailOrder({ paymentTerms: 'cash' }))).body.data
  const body = { amount: 100, reason: 'A gift of ours', refundTo: 'credit' }
  expect((await admin.visitor.call('creditOrder', { params: { orderId: id }, body })).status).toBe(200)
  expect((await counts()).totals).toBe(before.totals + 1)
  expect((await cancel(id)).status).toBe(200)
  expect(await counts()).toEqual(before)
})

test('ADMIN-05 a free order that gets a fee later counts once, and the fee is revenue', async () => {
  const before = await counts()
  const { order } = await placeFree()
  await inTransaction(shop.db, async (trx) => {
    const locked = await lockOrder(trx, order.id)
    if (!locked) throw new Error('The order is gone.')
    const by = { actorId: owner.userId, actor: 'Admin', requestId: 'fee' }
    const change = {
      difference: 2_500,
      reason: 'Further away',
      refundTo: 'credit',
      by,
      at: shop.clock.now(),
    } as const
    await adjustFee(trx, locked, change)
  })
  expect(await counts()).toMatchObject({ totals: before.totals + 1, money: before.money + 25 })
  expect((await cancel(order.id)).status).toBe(200)
  expect(await counts()).toMatchObject({ totals: before.totals, money: before.money })
})

test('an order that costs nothing changes no ledger entry, statement or file', async () => {
  const { buyer, order } = await placeFree()
  const { rows } = await sql`select kind from ledger_transaction where order_id = ${order.id}`.execute(shop.db)
  expect(rows).toEqual([{ kind: 'freeSale' }])
  const { rows: entries } = await sql`select 1 from ledger_entry where order_id = ${order.id}`.execute(shop.db)
  expect(entries).toEqual([])
  const statement = (await buyer.visitor.call('getStatement', { params: { clientId: 0 } })).body
  expect(statement).toMatchObject({ entries: [], closing: 0 })
})

test('ADMIN-05 aggregated days include free orders and their later cancellations', async () => {
  const { order } = await placeFree()
  const before = await counts()
  shop.clock.set(SUNDAY_MORNING + 3 * 86_400_000)
  owner = await makeUser(shop, { role: 'Admin' })
  admin = await makeAdmin(shop)
  await aggregateRevenue(shop.context)
  expect((await revenue('day')).totals.orders).toBe(before.totals)
  expect((await cancel(order.id)).status).toBe(200)
  const after = await revenue('day')
  expect(after.totals.orders).toBe(before.totals - 1)
  // On the day of its cancellation, like any order.
  expect(after.data.find(({ key }: { key: string }) => key === addDays(TODAY, 3))).toMatchObject({
    orders: -1,
    revenue: 0,
  })
})
