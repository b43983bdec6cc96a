import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { walkOrder } from '../../testing/make-delivery.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  driver = await makeUser(shop, { role: 'ShippingEmployee', fullName: 'Yousef' })
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

const cash = () => makeOrder(shop, { paymentTerms: 'cash' })
const getCard = async (orderId: string) =>
  (await driver.visitor.call('getBoardOrder', { params: { orderId } })).body.data
const assign = (orderIds: string[], employeeId: string | null) =>
  driver.visitor.call('assignOrders', { body: { orderIds, employeeId } })
const employees = async () => (await driver.visitor.fetchAnswer('getEmployees')).data

describe('assigning orders', () => {
  test('ROUTE-18 an assigned order counts for the employee until delivered and can be unassigned', async () => {
    const nadia = await makeUser(shop, { role: 'ShippingEmployee', fullName: 'Nadia' })
    const orders = [await cash(), await cash()]
    const ids = orders.map(({ order }) => order.id)
    const given = await assign(ids, nadia.userId)
    expect(given.body).toMatchObject({
      message: 'Assigned to Nadia: 2 of 2.',
      data: [{ ok: true, message: 'Assigned to Nadia.' }, { ok: true }],
    })
    expect((await getCard(ids[0] ?? '')).assignee).toEqual({ userId: nadia.userId, fullName: 'Nadia' })
    const open = async () => (await employees()).find(({ userId }) => userId === nadia.userId)?.open
    expect(await open()).toBe(2)
    await walkOrder(shop, ids[0] ?? '', ['outForDelivery', 'delivered'])
    expect(await open()).toBe(1)
    const back = await assign(ids, null)
    expect(back.body.message).toBe('Available to everybody again: 1 of 2.')
    expect(back.body.data[0]).toEqual({ orderId: ids[0], ok: false, message: 'This order is already delivered.' })
    expect((await getCard(ids[1] ?? '')).assignee).toBeNull()
    expect((await getCard(ids[0] ?? '')).assignee?.fullName).toBe('Nadia')
  })

  test('orders are assigned to active delivery staff only', async () => {
    const { order } = await cash()
    const buyer = await makeUser(shop)
    const removed = await makeUser(shop, { role: 'ShippingEmployee', fullName: 'Gone' })
    await shop.db.updateTable('app_user').set({ deleted_at: new Date() }).where('id', '=', removed.userId).execute()
    await shop.db.deleteFrom('session').where('user_id', '=', removed.userId).execute()
    for (const employeeId of [buyer.userId, removed.userId, order.id]) {
      const refused = await assign([order.id], employeeId)
      expect(refused.status).toBe(400)
      expect(refused.body.errors.employeeId).toEqual(['Please choose somebody of the delivery team.'])
    }
    expect((await employees()).map(({ userId }) => userId)).not.toContain(removed.userId)
  })
})

describe('planning a delivery window', () => {
  const plan = (orderId: string, plannedDate: string | null, plannedSlot: string | null) =>
    driver.visitor.call('planOrder', { body: { orderId, plannedDate, plannedSlot } })

  test('ROUTE-18 a planned window is stored beside the promised one and can be deleted', async () => {
    const { order } = await cash()
    const before = await getCard(order.id)
    const planned = await plan(order.id, '2026-12-01', '13:30-14:15')
    expect(planned.body.message).toBe('The delivery is planned.')
    expect(planned.body.data).toEqual({ ...before, plannedDate: '2026-12-01', plannedSlot: '13:30-14:15' })
    const taken = await plan(order.id, null, null)
    expect(taken.body.data).toEqual(before)
  })

  test('refuses past days, invalid days and windows, and delivered orders', async () => {
    const { order } = await cash()
    expect((await plan(order.id, '2026-11-28', null)).body.errors.plannedDate).toHaveLength(1)
    expect((await plan(order.id, '2026-02-31', null)).body.errors.plannedDate).toEqual(['There is no such day.'])
    expect((await plan(order.id, '2027-01-28', null)).status).toBe(200)
    expect((await plan(order.id, '2027-01-29', null)).body.code).toBe('delivery.too_far_ahead')
    for (const slot of ['14:00-13:00', '9-11', '30:30-31:00'])
      expect((await plan(order.id, null, slot)).status).toBe(400)
    await walkOrder(shop, order.id, ['outForDelivery', 'delivered'])
    expect((await plan(order.id, '2026-12-01', null)).body).toMatchObject({
      code: 'order.already_delivered',
      status: 409,
    })
    expect((await plan((await makeOrder(shop)).order.id, null, null)).body.code).toBe('order.not_on_board')
  })
})
