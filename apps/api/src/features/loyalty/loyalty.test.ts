import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { fillCart, makeBuyer, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { earnPoints, planRedemption, reversePoints, spendPoints } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const RULES = [
  { spend: 10_000, points: 10 },
  { spend: 20_000, points: 20 },
  { spend: 100_000, points: 100 },
]
const give = (userId: string, points: number) =>
  shop.db.insertInto('loyalty_entry').values({ user_id: userId, kind: 'earn', points }).execute()
const getPoints = async (buyer: TestUser) =>
  (await buyer.visitor.call('getLoyaltyPoints', { params: { userId: buyer.userId } })).body

describe('loyalty points', () => {
  test('API-21 returns history, balance and rules; spent points are positive numbers', async () => {
    const buyer = await makeBuyer(shop)
    await give(buyer.userId, 500)
    const { data: order } = (await place(buyer, retailOrder({ redeemPoints: 200 }))).body
    expect(order).toMatchObject({ redeemed: 20, totalBalance: 105 })
    const answer = await getPoints(buyer)
    expect(answer).toMatchObject({
      points: 300,
      pointsPerRiyal: 10,
      rules: [
        { amount: 100, points: 10 },
        { amount: 200, points: 20 },
        { amount: 1000, points: 100 },
      ],
    })
    const entries = answer.data.map((entry: Record<string, unknown>) => [entry.points, entry.isUsed, entry.orderNumber])
    expect(entries).toContainEqual([200, true, order.orderNumber])
    expect(entries).toContainEqual([500, false, null])
    const sum = answer.data.reduce(
      (total: number, entry: { points: number; isUsed: boolean }) =>
        total + (entry.isUsed ? -entry.points : entry.points),
      0,
    )
    expect(answer.points).toBe(sum)
  })

  test('BIZ-02 an order earns by the highest threshold it reaches, once', async () => {
    const { buyer, order } = await makeOrder(shop)
    const earn = (total: number) =>
      inTransaction(shop.db, (trx) =>
        earnPoints(trx, { orderId: order.id, userId: buyer.userId, at: shop.clock.now(), total }, RULES),
      )
    const earned = await Promise.all([earn(125_000), earn(125_000), earn(125_000)])
    expect(earned.toSorted((a, b) => a - b)).toEqual([0, 0, 100])
    expect((await getPoints(buyer)).points).toBe(100)
    await inTransaction(shop.db, (trx) => reversePoints(trx, { orderId: order.id, at: shop.clock.now() }))
    await inTransaction(shop.db, (trx) => reversePoints(trx, { orderId: order.id, at: shop.clock.now() }))
    // The ledger has the order at SAR 125, a tenth of what earned the points here.
    expect((await getPoints(buyer)).points).toBe(10)
    const small = await makeOrder(shop)
    const none = await inTransaction(shop.db, (trx) =>
      earnPoints(trx, { orderId: small.order.id, userId: small.buyer.userId, at: 0, total: 9_999 }, RULES),
    )
    expect(none).toBe(0)
  })

  test('BIZ-02 I36 two concurrent orders cannot spend the same points', async () => {
    const flower = await makeFlower(shop, { stock: 50 })
    const buyer = await makeBuyer(shop, [flower])
    await give(buyer.userId, 600)
    const order = async (cardMessage: string) => {
      await fillCart(shop, buyer.userId, [flower])
      return place(buyer, retailOrder({ redeemPoints: 500, cardMessage }))
    }
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(order))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect((await getPoints(buyer)).points).toBe(100)
    await fillCart(shop, buyer.userId, [flower])
    const more = await place(buyer, retailOrder({ redeemPoints: 101, cardMessage: 'more' }))
    expect(more).toMatchObject({
      status: 400,
      body: { code: 'points.not_enough', message: 'You have 100 points to use.' },
    })
  })

  test('I36 redeeming locks the user independently of the caller', async () => {
    const [first, second] = [await makeOrder(shop), await makeOrder(shop)]
    const { userId } = first.buyer
    await give(userId, 100)
    const redeem = (orderId: string) =>
      inTransaction(shop.db, async (trx) => {
        const plan = await planRedemption(trx, { userId, points: 100, payable: 10_000, pointsPerRiyal: 10 })
        if (plan.ok) await spendPoints(trx, { orderId, userId, points: plan.value.points, at: shop.clock.now() })
        return plan.ok
      })
    const redeemed = await Promise.all([redeem(first.order.id), redeem(second.order.id)])
    expect(redeemed.toSorted()).toEqual([false, true])
    expect((await getPoints(first.buyer)).points).toBe(0)
  })

  test('BIZ-02 a cancelled order returns its points; points pay goods, not delivery', async () => {
    const buyer = await makeBuyer(shop)
    await give(buyer.userId, 5_000)
    const placed = await place(buyer, retailOrder({ redeemPoints: 5_000 }))
    expect(placed.body.data).toMatchObject({ redeemed: 100, totalBalance: 25 })
    expect((await getPoints(buyer)).points).toBe(4_000)
    await buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId: placed.body.data.id } })
    expect((await getPoints(buyer)).points).toBe(5_000)
  })

  test('an order paid completely by points is paid at once', async () => {
    await shop.db
      .insertInto('setting')
      .values({ key: 'calendar', value: JSON.stringify({ feeHalalas: 0 }) })
      .execute()
    await expect.poll(() => shop.context.notifications.version('settings')).toBeGreaterThan(1)
    const flower = await makeFlower(shop)
    const buyer = await makeBuyer(shop, [flower])
    await give(buyer.userId, 1_000)
    const { data } = (await place(buyer, retailOrder({ redeemPoints: 1_000 }))).body
    expect(data).toMatchObject({
      totalBalance: 0,
      outstanding: 0,
      orderStage: 2,
      orderStatus: 3,
      payUntil: null,
      actions: ['change', 'cancel'],
    })
    const product = await shop.db
      .selectFrom('product')
      .select('sold_count')
      .where('id', '=', flower.productId)
      .executeTakeFirst()
    expect(product?.sold_count).toBe(1)
  })
})
