import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walkOrder } from '../../testing/make-delivery.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { liftSlotCapacity } from '../../testing/open-database.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await liftSlotCapacity(shop.db)
})
afterAll(() => shop.close())

const DAY = '2026-11-30'
type Route = {
  date: string
  byHand: boolean
  totalMeters: number
  stops: { order: { id: string }; legMeters: number | null }[]
}
const getIds = (route: Route) => route.stops.map(({ order }) => order.id)
const getRoute = async (driver: TestUser, day?: string): Promise<Route> =>
  (await driver.visitor.call('getDeliveryRoute', { params: { userId: driver.userId }, query: day ? { day } : {} })).body
const save = (driver: TestUser, orderIds: string[], day = DAY) =>
  driver.visitor.call('saveDeliveryRoute', { params: { userId: driver.userId }, body: { day, orderIds } })

/** A driver with stops at these distances (km) north of the shop; null has no coordinates. */
async function driverWith(stops: (number | null)[], slot = '11:00-13:00') {
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const orderIds: string[] = []
  for (const km of stops) {
    const place = km === null ? {} : { latitude: 24.7136 + km / 111.2, longitude: 46.6753 }
    const deliveryAddress = { line: 'Some Street 1', city: 'Riyadh', ...place }
    const { order } = await makeOrder(shop, {
      paymentTerms: 'cash',
      deliveryDate: DAY,
      deliverySlot: slot,
      deliveryAddress,
    })
    orderIds.push(order.id)
  }
  await driver.visitor.call('assignOrders', { body: { orderIds, employeeId: driver.userId } })
  return { driver, orderIds }
}

describe('the route of the day', () => {
  test('ROUTE-18 goes from the shop to the nearest stop each time, with the metres of each leg', async () => {
    const { driver, orderIds } = await driverWith([9, 3, 6])
    const [far = '', near = '', middle = ''] = orderIds
    const route = await getRoute(driver, DAY)
    expect(getIds(route)).toEqual([near, middle, far])
    expect(route).toMatchObject({ date: DAY, byHand: false })
    for (const { legMeters } of route.stops) expect(Math.abs((legMeters ?? 0) - 3_000)).toBeLessThan(20)
    expect(Math.abs(route.totalMeters - 9_000)).toBeLessThan(60)
    // Today is the Sunday before, which has no stops.
    expect(await getRoute(driver)).toMatchObject({ date: '2026-11-29', stops: [], totalMeters: 0 })
    expect(await getRoute(driver, DAY)).toEqual(route)
  })

  test('follows the dispatcher’s plan and excludes delivered orders and orders of others', async () => {
    const { driver, orderIds } = await driverWith([2, 4, 6])
    const [first = '', second = '', third = ''] = orderIds
    await driver.visitor.call('planOrder', { body: { orderId: first, plannedDate: null, plannedSlot: '17:00-19:00' } })
    expect(getIds(await getRoute(driver, DAY)).at(-1)).toBe(first)
    await driver.visitor.call('planOrder', { body: { orderId: first, plannedDate: '2026-12-01', plannedSlot: null } })
    expect(getIds(await getRoute(driver, DAY))).toEqual([second, third])
    expect(getIds(await getRoute(driver, '2026-12-01'))).toEqual([first])
    await walkOrder(shop, second, ['outForDelivery'])
    expect(getIds(await getRoute(driver, DAY))).toEqual([second, third])
    await walkOrder(shop, second, ['delivered'])
    expect(getIds(await getRoute(driver, DAY))).toEqual([third])
  })

  test('a stop without coordinates has no leg', async () => {
    const { driver, orderIds } = await driverWith([null, 5])
    const [unknown = '', existing = ''] = orderIds
    const { stops } = await getRoute(driver, DAY)
    const legs = Object.fromEntries(stops.map(({ order, legMeters }) => [order.id, legMeters]))
    expect(legs[unknown]).toBeNull()
    expect(Math.abs((legs[existing] ?? 0) - 5_000)).toBeLessThan(30)
  })

  test('a saved order of stops is kept, new stops are appended, and an empty one restores the computed order', async () => {
    const { driver, orderIds } = await driverWith([3, 6, 9])
    const [near = '', middle = '', far = ''] = orderIds
    const saved = await save(driver, [far, near, middle.toUpperCase(), far])
    expect(saved.status).toBe(200)
    expect(saved.body.byHand).toBe(true)
    expect(getIds(saved.body)).toEqual([far, near, middle])
    const { order } = await makeOrder(shop, { paymentTerms: 'cash', deliveryDate: DAY, deliverySlot: '11:00-13:00' })
    await driver.visitor.call('assignOrders', { body: { orderIds: [order.id], employeeId: driver.userId } })
    expect(getIds(await getRoute(driver, DAY))).toEqual([far, near, middle, order.id])
    await walkOrder(shop, far, ['outForDelivery', 'delivered'])
    // A phone that was offline still has the delivered order.
    expect(getIds((await save(driver, [middle, far, near])).body)).toEqual([middle, near, order.id])
    const computed = (await save(driver, [])).body
    expect(computed.byHand).toBe(false)
    expect(computed).toEqual(await getRoute(driver, DAY))
  })

  test('refuses stops of others, unknown stops and invalid days', async () => {
    const { driver, orderIds } = await driverWith([3])
    const other = await driverWith([4])
    for (const foreign of [...other.orderIds, '00000000-0000-4000-8000-000000000000']) {
      const refused = await save(driver, [...orderIds, foreign])
      expect(refused.status).toBe(400)
      expect(refused.body.errors.orderIds).toEqual(['One of these orders isn’t with this driver.'])
    }
    expect((await getRoute(driver, DAY)).byHand).toBe(false)
    expect((await save(driver, orderIds, '2026-02-30')).status).toBe(400)
  })

  test('employees see their own route, admins that of any employee', async () => {
    const { driver, orderIds } = await driverWith([3])
    const other = await makeUser(shop, { role: 'ShippingEmployee' })
    const admin = await makeUser(shop, { role: 'Admin' })
    const buyer = await makeUser(shop)
    const ask = (by: TestUser, userId: string) =>
      by.visitor.call('getDeliveryRoute', { params: { userId }, query: { day: DAY } })
    expect((await ask(other, driver.userId)).status).toBe(403)
    expect((await ask(buyer, buyer.userId)).status).toBe(403)
    expect(getIds((await ask(admin, driver.userId)).body)).toEqual(orderIds)
    expect((await ask(admin, buyer.userId)).status).toBe(404)
  })
})
