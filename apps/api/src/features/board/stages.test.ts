import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeUnderWay } from '../../testing/make-delivery.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let twin: TestShop
let driver: TestUser
let second: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  driver = await makeUser(shop, { role: 'ShippingEmployee', fullName: 'First Driver' })
  second = await makeUser(shop, { role: 'ShippingEmployee', fullName: 'Second Driver', language: 'ar' })
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

const cash = () => makeOrder(shop, { paymentTerms: 'cash' })
const move = (orderId: string, orderStage: number, by: ApiClient = driver.visitor) =>
  by.call('updateOrderStage', { query: { orderId, orderStage, early: true } })
const getStates = async (orderId: string) => {
  const rows = await shop.db
    .selectFrom('order_event')
    .select('to_state')
    .where('order_id', '=', orderId)
    .orderBy('seq')
    .execute()
  return rows.map((row) => row.to_state)
}
/** The same user as a client of the other process. */
const atTwin = (user: TestUser): ApiClient => {
  const visitor = twin.visitor()
  visitor.token = user.visitor.token
  return visitor
}
const NOBODY = '00000000-0000-4000-8000-000000000000'

describe('one order', () => {
  test('API-14 BIZ-04 ERR-08 an order moves 2 → 5 → 6 with the messages of the specification', async () => {
    const { buyer, order } = await cash()
    const started = await move(order.id, 5)
    expect(started.status).toBe(200)
    expect(started.body.message).toBe('Order stage updated successfully')
    expect(started.body.data).toMatchObject({
      orderStage: 5,
      assignee: { userId: driver.userId, fullName: 'First Driver' },
      actions: ['complete', 'fail', 'sendConfirmation', 'pay', 'schedule', 'invoice'],
    })
    const completed = await move(order.id, 6)
    expect(completed.body.data).toMatchObject({
      orderStage: 6,
      isReceived: false,
      actions: ['pay', 'schedule', 'invoice'],
    })
    expect(await getStates(order.id)).toEqual(['placed', 'preparing', 'outForDelivery', 'delivered'])
    expect((await shop.mails(buyer.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining(`Have your flowers arrived? Order ${order.orderNumber}`),
    )
  })

  test('API-14 repeating a move changes nothing', async () => {
    const { order } = await cash()
    for (const stage of [2, 2, 5, 5, 6, 6]) expect((await move(order.id, stage)).status).toBe(200)
    expect(await getStates(order.id)).toEqual(['placed', 'preparing', 'outForDelivery', 'delivered'])
  })

  test('API-14 refuses to move back, to skip a tab, and orders that are not on the board', async () => {
    const { order } = await cash()
    expect((await move(order.id, 6)).body).toMatchObject({ code: 'order.illegal_step', status: 409 })
    await move(order.id, 5)
    expect((await move(order.id, 2)).body.code).toBe('order.illegal_step')
    await move(order.id, 6)
    expect((await move(order.id, 5)).body.code).toBe('order.illegal_step')
    const unpaid = await makeOrder(shop)
    expect((await move(unpaid.order.id, 5)).body).toMatchObject({ code: 'order.not_on_board', status: 409 })
    expect((await move(NOBODY, 5)).status).toBe(404)
    expect((await move(order.id, 7)).status).toBe(400)
    expect((await move('x', 5)).status).toBe(400)
    expect(
      (await unpaid.buyer.visitor.call('updateOrderStage', { query: { orderId: order.id, orderStage: 5 } })).status,
    ).toBe(403)
  })

  test('a failed delivery cannot be completed before its buyer has chosen', async () => {
    const { order } = await makeUnderWay(shop)
    await driver.visitor.call('failDelivery', { body: { orderId: order.id, reason: 'refused' } })
    expect((await move(order.id, 6)).body).toMatchObject({ code: 'order.awaits_choice', status: 409 })
    expect((await move(order.id, 5)).body).toMatchObject({ code: 'order.awaits_choice' })
    const card = (await driver.visitor.call('getBoardOrder', { params: { orderId: order.id } })).body.data
    expect(card.actions).not.toContain('complete')
    expect(card.failure).toMatchObject({ reason: 'refused', attempt: 1 })
  })

  test('starting an unassigned order assigns it; orders of others and starts by admins assign nothing', async () => {
    const { order } = await cash()
    await driver.visitor.call('assignOrders', { body: { orderIds: [order.id], employeeId: second.userId } })
    expect((await move(order.id, 5)).body.data.assignee.userId).toBe(second.userId)
    const admin = await makeUser(shop, { role: 'Admin' })
    const other = await cash()
    expect((await move(other.order.id, 5, admin.visitor)).body.data.assignee).toBeNull()
  })

  test('API-14 given two dispatchers on two processes, both succeed and one event is written', async () => {
    for (let n = 0; n < 4; n += 1) {
      const { buyer, order } = await cash()
      for (const stage of [5, 6]) {
        const race = [driver.visitor, atTwin(second), atTwin(driver), second.visitor]
        const answers = await Promise.all(race.map((by) => move(order.id, stage, by)))
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
        expect(new Set(answers.map(({ body }) => body.data.assignee.userId)).size).toBe(1)
      }
      expect(await getStates(order.id)).toEqual(['placed', 'preparing', 'outForDelivery', 'delivered'])
      const mails = (await shop.mails(buyer.email)).filter(({ subject }) =>
        subject.includes('Have your flowers arrived'),
      )
      expect(mails).toHaveLength(1)
    }
  })

  test('given a concurrent start and completion, the history is a valid path', async () => {
    const { order } = await cash()
    const [started, completed] = await Promise.all([move(order.id, 5), move(order.id, 6, atTwin(second))])
    expect(started.status).toBe(200)
    const path = ['placed', 'preparing', 'outForDelivery', ...(completed.status === 200 ? ['delivered'] : [])]
    expect(await getStates(order.id)).toEqual(path)
    if (completed.status !== 200) expect(completed.body.code).toBe('order.illegal_step')
  })
})

describe('many orders', () => {
  test('each order has its own result in the caller’s language', async () => {
    const [good, same] = [await cash(), await cash()]
    await move(same.order.id, 5)
    const unpaid = await makeOrder(shop)
    const orderIds = [good.order.id, same.order.id, unpaid.order.id, NOBODY, good.order.id]
    const body = { orderIds, orderStage: 5 }
    const answer = await driver.visitor.call('updateManyStages', { body })
    expect(answer.status).toBe(200)
    expect(answer.body.message).toBe('Updated: 2 of 4.')
    expect(answer.body.data).toEqual([
      { orderId: good.order.id, ok: true, message: 'Order stage updated successfully' },
      { orderId: same.order.id, ok: true, message: 'Order stage updated successfully' },
      { orderId: unpaid.order.id, ok: false, message: 'This order isn’t on the board.' },
      { orderId: NOBODY, ok: false, message: 'We couldn’t find that.' },
    ])
    const arabic = await second.visitor.call('updateManyStages', { body: { orderIds: [NOBODY], orderStage: 6 } })
    expect(arabic.body.data[0].message).toMatch(/[ء-ي]/)
    for (const wrong of [
      { orderIds: [], orderStage: 5 },
      { orderIds, orderStage: 2 },
      { orderIds: Array(51).fill(NOBODY), orderStage: 5 },
    ])
      expect((await driver.visitor.call('updateManyStages', { body: wrong })).status).toBe(400)
  })

  test('given two callers who move the same orders at once, both succeed', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, cash))
    const orderIds = orders.map(({ order }) => order.id)
    const answers = await Promise.all([
      driver.visitor.call('updateManyStages', { body: { orderIds, orderStage: 5 } }),
      atTwin(second).call('updateManyStages', { body: { orderIds: orderIds.toReversed(), orderStage: 5 } }),
    ])
    for (const answer of answers) expect(answer.body.data.every((each: { ok: boolean }) => each.ok)).toBe(true)
    for (const id of orderIds) expect(await getStates(id)).toEqual(['placed', 'preparing', 'outForDelivery'])
  })
})

// Last, because the clock is moved beyond the end of the sessions.
describe('two days later', () => {
  test('BIZ-04 an unconfirmed delivery is completed after 48 hours', async () => {
    const { order } = await cash()
    await move(order.id, 5)
    const at = shop.clock.now()
    await move(order.id, 6)
    const { rows } = await sql<{ runAt: Date }>`
      select run_at as "runAt" from graphile_worker.jobs where task_identifier = 'complete-order' and key = ${`complete-order:${order.id}`}
    `.execute(shop.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.runAt.getTime()).toBeGreaterThanOrEqual(at + 48 * 3_600_000)
    await jobHandlers['complete-order'](shop.context, { orderId: order.id })
    expect((await getStates(order.id)).at(-1)).toBe('delivered')
    shop.clock.advance(48 * 3_600_000 + 60_000)
    await jobHandlers['complete-order'](shop.context, { orderId: order.id })
    const later = await makeUser(shop, { role: 'ShippingEmployee' })
    const card = await later.visitor.call('getBoardOrder', { params: { orderId: order.id } })
    expect(card.body.data).toMatchObject({ orderStage: 6, isReceived: true })
  })
})
