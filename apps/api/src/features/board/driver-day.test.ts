import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase } from '../../db/pool.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { walkOrder } from '../../testing/make-delivery.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { liftSlotCapacity } from '../../testing/open-database.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { getDriverDay } from './get-driver-day.ts'

let shop: TestShop
let twin: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  await liftSlotCapacity(shop.db)
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

const TODAY = '2026-11-29'
type Day = {
  asOf: string
  route: { date: string; stops: { order: { id: string; arrivedAt: string | null; items: unknown[] } }[] }
  others: { id: string; orderStage: number }[]
  cash: { inHand: number; handedIn: unknown[] }
}
const makeDriver = (fullName = 'Yousef') => makeUser(shop, { role: 'ShippingEmployee', fullName })
const getDay = async (driver: TestUser): Promise<Day> =>
  (await driver.visitor.call('getDriverDay', { params: { userId: driver.userId } })).body
const getStops = (day: Day) => day.route.stops.map(({ order }) => order.id)

/** A cash order of `driver`, planned for a day. */
async function makeStop(driver: TestUser, plannedDate: string): Promise<string> {
  const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
  await driver.visitor.call('assignOrders', { body: { orderIds: [order.id], employeeId: driver.userId } })
  await shop.db.updateTable('orders').set({ planned_date: plannedDate }).where('id', '=', order.id).execute()
  return order.id
}

/** The same user as a client of the other process. */
const atTwin = (user: TestUser) => {
  const visitor = twin.visitor()
  visitor.token = user.visitor.token
  return visitor
}

describe('the day of a driver', () => {
  test('RUN-01 one answer holds today’s stops with late ones, later orders, deliveries of today and nothing of other drivers', async () => {
    const driver = await makeDriver()
    const other = await makeDriver('Nasser')
    const late = await makeStop(driver, '2026-11-27')
    const stops = [late]
    for (let n = 0; n < 7; n += 1) stops.push(await makeStop(driver, TODAY))
    const later = await makeStop(driver, '2026-12-03')
    const foreign = await makeStop(other, TODAY)
    const [done = '', ...open] = stops
    await walkOrder(shop, done, ['outForDelivery', 'delivered'])
    const day = await getDay(driver)
    expect(getStops(day).toSorted()).toEqual(open.toSorted())
    expect(day.others.map(({ id }) => id)).toEqual([done, later])
    expect(JSON.stringify(day)).not.toContain(foreign)
    expect(day.route.stops[0]?.order.items[0]).toMatchObject({
      thumbnail: expect.stringMatching(/^\/pictures\/.+\.webp$/),
    })
    expect(day.cash).toEqual({ inHand: 0, handedIn: [] })
  })

  test('RUN-01 it needs one connection at a time, so that a full pool does not block it', async () => {
    const driver = await makeDriver()
    await makeStop(driver, TODAY)
    const db = createDatabase(shop.context.config.DATABASE_URL, { max: 1 })
    const day = await getDriverDay({ ...shop.context, db }, driver.userId)
    expect(day.route.stops).toHaveLength(1)
    await db.destroy()
  })

  test('RUN-01 only the driver reads it', async () => {
    const driver = await makeDriver()
    const call = async (by: TestUser) =>
      (await by.visitor.call('getDriverDay', { params: { userId: driver.userId } })).status
    expect(await call(await makeDriver())).toBe(403)
    expect(await call(await makeUser(shop))).toBe(403)
    expect(await call(driver)).toBe(200)
  })
})

describe('arriving at a stop', () => {
  test('RUN-02 given two devices of one driver at once, one arrival is recorded at the time of the database', async () => {
    const driver = await makeDriver()
    for (let n = 0; n < 5; n += 1) {
      const orderId = await makeStop(driver, TODAY)
      await walkOrder(shop, orderId, ['outForDelivery'])
      const body = { orderId, attempt: 1 }
      const answers = await Promise.all(
        [driver.visitor, atTwin(driver), driver.visitor, atTwin(driver)].map((by) =>
          by.call('recordArrival', { body }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(new Set(answers.map(({ body: { data } }) => data.arrivedAt)).size).toBe(1)
      const rows = await shop.db.selectFrom('delivery_arrival').select('at').where('order_id', '=', orderId).execute()
      expect(rows).toHaveLength(1)
    }
  })

  test('RUN-02 it needs a delivery under way, of the attempt that the driver saw, and is in the timeline', async () => {
    const driver = await makeDriver()
    const admin = await makeUser(shop, { role: 'Admin' })
    const orderId = await makeStop(driver, TODAY)
    const arrive = (attempt?: number) => driver.visitor.call('recordArrival', { body: { orderId, attempt } })
    expect((await arrive()).body.code).toBe('order.not_under_way')
    await walkOrder(shop, orderId, ['outForDelivery'])
    expect((await arrive(2)).body.code).toBe('order.attempt_changed')
    expect((await arrive(1)).status).toBe(200)
    await driver.visitor.call('failDelivery', { body: { orderId, reason: 'recipientAbsent' } })
    expect((await arrive()).body.code).toBe('order.awaits_choice')
    const { timeline } = (await admin.visitor.call('adminOrder', { params: { orderId } })).body.data
    expect(timeline.map(({ text }: { text: string }) => text.replaceAll(/[⁨⁩]/g, ''))).toContain(
      'Arrived at the door (attempt 1)',
    )
    const buyer = await makeUser(shop)
    expect((await buyer.visitor.call('recordArrival', { body: { orderId } })).status).toBe(403)
  })
})

test('RUN-02 a driver reports the arrival of their own or of unassigned orders only', async () => {
  const [driver, other] = [await makeDriver(), await makeDriver('Nasser')]
  const orderId = await makeStop(driver, TODAY)
  await walkOrder(shop, orderId, ['outForDelivery'])
  const arrive = (by: TestUser) => by.visitor.call('recordArrival', { body: { orderId, attempt: 1 } })
  expect((await arrive(other)).body.code).toBe('order.with_other_driver')
  expect((await getDay(driver)).route.stops[0]?.order.arrivedAt).toBeNull()
  await shop.db.updateTable('orders').set({ assigned_to: null }).where('id', '=', orderId).execute()
  expect((await arrive(other)).status).toBe(200)
})

describe('two drivers and one delivery', () => {
  test('RUN-02 given both start it at once, one starts it and the other gets that driver’s name', async () => {
    const [first, second] = [await makeDriver('Yousef'), await makeDriver('Nasser')]
    for (let n = 0; n < 5; n += 1) {
      const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
      const query = { orderId: order.id, orderStage: 5 }
      const answers = await Promise.all([
        first.visitor.call('updateOrderStage', { query }),
        atTwin(second).call('updateOrderStage', { query }),
      ])
      const starterName = answers[0].body.data.assignee.fullName
      const messages = answers.map(({ body }) => body.message.replaceAll(/[⁨⁩]/g, ''))
      expect(messages.toSorted()).toEqual(
        [
          'Order stage updated successfully',
          `${starterName} started this delivery before you and has the flowers.`,
        ].toSorted(),
      )
      const late = starterName === 'Yousef' ? second : first
      const many = await late.visitor.call('updateManyStages', { body: { orderIds: [order.id], orderStage: 5 } })
      expect(many.body.data[0].message).toContain(starterName)
    }
  })
})
