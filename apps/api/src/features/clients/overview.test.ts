import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { type FakeGateway, fakeGateway } from '../../testing/fake-gateway.ts'
import { payOrder, walkOrder } from '../../testing/make-delivery.ts'
import { fillCart, makeBusiness, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { readClientCredit } from '../receivables/index.ts'

let shop: TestShop
let gateway: FakeGateway
beforeAll(async () => {
  gateway = fakeGateway()
  shop = await openTestShop({ gateway })
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.set(SUNDAY_MORNING))

const getOverview = async (user: TestUser) =>
  (await user.visitor.call('getClientOverview', { params: { id: user.userId } })).body
async function order(buyer: TestUser, branchId: number, paymentTerms: 'online' | 'cash' | 'postponed', price: number) {
  await fillCart(shop, buyer.userId, [await makeFlower(shop, { price })])
  const placed = await place(buyer, { ...retailOrder({ paymentTerms }), branchId })
  expect(placed.status).toBe(200)
  return placed.body.data as { id: string; totalBalance: number }
}

describe('the client’s overview', () => {
  test('issue 4 the overview sums orders, spending, debts and points per branch; a manager sees only their branch', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const second = await shop.db
      .insertInto('branch')
      .values({ client_id: owner.clientId, name: 'Airport', address: 'Airport Road 1, Riyadh', monthly_budget: 50_000 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const manager = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId, branchId: second.id })
    const paid = await order(owner, branchId, 'online', 30_000)
    await payOrder(shop, gateway, owner, paid.id)
    await walkOrder(shop, paid.id, ['outForDelivery', 'delivered'])
    shop.clock.advance(49 * 3_600_000)
    await jobHandlers['complete-order'](shop.context, { orderId: paid.id })
    shop.clock.set(SUNDAY_MORNING)
    const owed = await order(manager, second.id, 'postponed', 20_000)
    const cash = await order(manager, second.id, 'cash', 10_000)
    const removed = await order(manager, second.id, 'postponed', 90_000)
    await manager.visitor.call('rejectOrder', { params: { userId: manager.userId, orderId: removed.id } })
    const old = await order(owner, second.id, 'postponed', 40_000)
    await shop.db
      .updateTable('orders')
      .set({ placed_at: new Date('2026-09-10T10:00:00Z') })
      .where('id', '=', old.id)
      .execute()
    await shop.db.updateTable('orders').set({ approval: 'waiting' }).where('id', '=', owed.id).execute()
    await shop.db.updateTable('client').set({ credit_limit: 100_000 }).where('id', '=', owner.clientId).execute()
    const airport = {
      branchId: second.id,
      branchName: 'Airport',
      orders: 3,
      pending: 3,
      spent: owed.totalBalance + cash.totalBalance + old.totalBalance,
      // Orders on terms that are not confirmed are not owed yet (decisions §12).
      outstanding: cash.totalBalance,
      points: 0,
      budget: 500,
      spentThisMonth: owed.totalBalance + cash.totalBalance,
    }
    const used = owed.totalBalance + old.totalBalance
    const credit = { limit: 1_000, used, left: 1_000 - used }
    const overview = await getOverview(owner)
    expect(overview).toMatchObject({
      branches: [
        airport,
        { branchId, orders: 1, pending: 0, spent: paid.totalBalance, outstanding: 0, points: 20, budget: null },
      ],
      totals: {
        orders: 4,
        pending: 3,
        spent: airport.spent + paid.totalBalance,
        outstanding: airport.outstanding,
        points: 20,
      },
      credit,
      waitingApproval: 1,
    })
    expect(overview.months).toHaveLength(12)
    expect(overview.months.at(-1)).toEqual({
      month: '2026-11',
      orders: 3,
      revenue: paid.totalBalance + owed.totalBalance + cash.totalBalance,
    })
    const managerOverview = await getOverview(manager)
    expect(managerOverview).toMatchObject({
      branches: [airport],
      credit,
      waitingApproval: 1,
      totals: { orders: 3, points: 0 },
    })
    expect(await readClientCredit(shop.db, owner.clientId)).toEqual({
      limit: 100_000,
      used: used * 100,
      left: (1_000 - used) * 100,
    })
    const stranger = await makeBusiness(shop)
    expect(await getOverview(stranger.owner)).toMatchObject({ totals: { orders: 0 }, credit: { used: 0 } })
  })

  test('issue 4 debts above the limit leave no credit; a partial debt counts, an undelivered cash order does not', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    await shop.db.updateTable('client').set({ credit_limit: 10_000 }).where('id', '=', owner.clientId).execute()
    const cash = await order(owner, branchId, 'cash', 30_000)
    expect(await readClientCredit(shop.db, owner.clientId)).toEqual({ limit: 10_000, used: 0, left: 10_000 })
    await shop.db
      .insertInto('debt')
      .values({
        order_id: cash.id,
        kind: 'rest',
        original: 5_000,
        due_date: '2026-12-30',
        actor: 'test',
        request_id: 'test',
      })
      .execute()
    expect(await readClientCredit(shop.db, owner.clientId)).toEqual({
      limit: 10_000,
      used: cash.totalBalance * 100,
      left: 0,
    })
    expect(await readClientCredit(shop.db, 999_999)).toEqual({ limit: 0, used: 0, left: 0 })
  })

  test('decisions §7 the points of a manager’s order belong to the owner', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const manager = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId, branchId })
    const paid = await order(manager, branchId, 'online', 120_000)
    await payOrder(shop, gateway, manager, paid.id)
    await walkOrder(shop, paid.id, ['outForDelivery', 'delivered'])
    shop.clock.advance(49 * 3_600_000)
    await jobHandlers['complete-order'](shop.context, { orderId: paid.id })
    shop.clock.set(SUNDAY_MORNING)
    const points = async (user: TestUser) =>
      (await user.visitor.call('getLoyaltyPoints', { params: { userId: user.userId } })).body.points
    expect([await points(owner), await points(manager)]).toEqual([100, 0])
    expect((await getOverview(manager)).branches[0].points).toBe(100)
  })
})
