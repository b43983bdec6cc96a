import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBusiness, makeFlower } from '../../testing/make-order.ts'
import { makeManager, standingBody } from '../../testing/make-standing-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { placeStandingOrders } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Creates a branch with a budget of SAR 100 and a standing order of SAR 225 by its owner or manager. */
async function makeStanding(by: 'owner' | 'manager') {
  const { owner, branchId } = await makeBusiness(shop)
  await shop.db.updateTable('branch').set({ monthly_budget: 10_000 }).where('id', '=', branchId).execute()
  const manager = await makeManager(shop, owner.clientId, branchId)
  const { variantId } = await makeFlower(shop, { price: 10_000 })
  const maker = by === 'owner' ? owner : manager
  const body = standingBody(branchId, variantId)
  const created = await maker.visitor.call('addStandingOrder', { params: { userId: maker.userId }, body })
  expect(created.status).toBe(200)
  return { owner, branchId }
}

const deleteManager = async (owner: TestUser, branchId: number): Promise<void> => {
  const params = { userId: owner.userId, clientId: owner.clientId }
  const managers = (await owner.visitor.call('getManagers', { params })).body.data
  const ended = await owner.visitor.call('deleteManager', { params: { branchId, managerId: managers[0].id } })
  expect(ended.status).toBe(200)
}

const findOrders = (branchId: number) =>
  shop.db
    .selectFrom('orders')
    .select(['id', 'user_id', 'state', 'approval'])
    .where('branch_id', '=', branchId)
    .execute()

test('issue 4 when its manager was deleted, a standing order is placed for the owner and above the budget needs approval', async () => {
  const { owner, branchId } = await makeStanding('manager')
  await deleteManager(owner, branchId)
  await placeStandingOrders(shop.context, {})
  const [order, ...more] = await findOrders(branchId)
  expect(more).toEqual([])
  expect(order).toMatchObject({ user_id: owner.userId, state: 'placed', approval: 'waiting' })
  const params = { userId: owner.userId, orderId: order?.id ?? '' }
  expect((await owner.visitor.call('decideApproval', { params, body: { approve: true } })).status).toBe(200)
  expect(await findOrders(branchId)).toMatchObject([{ state: 'preparing', approval: 'approved' }])
})

test('issue 4 a standing order of the owner needs no approval', async () => {
  const { branchId } = await makeStanding('owner')
  await placeStandingOrders(shop.context, {})
  expect(await findOrders(branchId)).toMatchObject([{ state: 'preparing', approval: null }])
})
