import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ApiClient } from '../../testing/api-client.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeManyUsers } from '../../testing/make-many-users.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { endLiveBoards } from './index.ts'

let shop: TestShop
let twin: TestShop
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
})
afterEach(() => {
  vi.useRealTimers()
  endLiveBoards(shop.context)
  endLiveBoards(twin.context)
})
afterAll(() => shop.close())

type News = { event: string; data: unknown }

/** Opens a stream and reads its events one after the other; `next` gives null at its end. */
async function listen(visitor: ApiClient, userId: string) {
  const response = await visitor.fetch(`/api/ShippingEmployee/live/${userId}`)
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  const piece = async (): Promise<string | null> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const found = text.slice(0, end)
        text = text.slice(end + 2)
        return found
      }
      const read = await reader?.read()
      if (!read || read.done) return null
      text += decoder.decode(read.value, { stream: true })
    }
  }
  const next = async (): Promise<News | null> => {
    const found = await piece()
    if (found === null) return null
    const event = /^event: (\w+)$/m.exec(found)?.[1] ?? ''
    return { event, data: JSON.parse(/^data: (.*)$/m.exec(found)?.[1] ?? 'null') }
  }
  return { response, piece, next, stop: () => reader?.cancel() }
}

/** Reads events until one names the order. */
async function hears(stream: Awaited<ReturnType<typeof listen>>, orderId: string): Promise<void> {
  for (;;) {
    const news = await stream.next()
    if (news === null) throw new Error('The stream ended.')
    if (news.event === 'orders' && (news.data as { orderIds: string[] }).orderIds.includes(orderId)) return
  }
}

const atTwin = (user: TestUser): ApiClient => {
  const visitor = twin.visitor()
  visitor.token = user.visitor.token
  return visitor
}

describe('the live board', () => {
  test('ROUTE-18 only delivery staff can open their own stream, which is never cached', async () => {
    const buyer = await makeUser(shop)
    const other = await makeUser(shop, { role: 'ShippingEmployee' })
    for (const by of [buyer, other]) expect((await listen(by.visitor, driver.userId)).response.status).toBe(403)
    expect((await listen(buyer.visitor, buyer.userId)).response.status).toBe(403)
    expect((await listen(shop.visitor(), driver.userId)).response.status).toBe(401)
    const { response, stop } = await listen(driver.visitor, driver.userId)
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    await stop()
  })

  test('ROUTE-18 every process streams the changes of all processes: new orders, moves, assignments, plans, payments', async () => {
    const streams = [await listen(driver.visitor, driver.userId), await listen(atTwin(driver), driver.userId)]
    for (const stream of streams) expect(await stream.next()).toEqual({ event: 'ready', data: {} })
    const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
    for (const stream of streams) await hears(stream, order.id)
    const changes = [
      () => atTwin(driver).call('assignOrders', { body: { orderIds: [order.id], employeeId: driver.userId } }),
      () =>
        driver.visitor.call('planOrder', {
          body: { orderId: order.id, plannedDate: null, plannedSlot: '10:00-11:00' },
        }),
      () => atTwin(driver).call('updateOrderStage', { query: { orderId: order.id, orderStage: 5 } }),
    ]
    for (const change of changes) {
      expect((await change()).status).toBe(200)
      for (const stream of streams) await hears(stream, order.id)
    }
    for (const stream of streams) await stream.stop()
  })

  test('simultaneous changes are one event', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => makeOrder(shop, { paymentTerms: 'cash' })))
    const orderIds = orders.map(({ order }) => order.id)
    const stream = await listen(driver.visitor, driver.userId)
    await stream.next()
    await atTwin(driver).call('assignOrders', { body: { orderIds, employeeId: driver.userId } })
    const heard = new Set<string>()
    while (heard.size < orderIds.length) {
      const news = await stream.next()
      if (news === null) throw new Error('The stream ended.')
      for (const id of (news.data as { orderIds: string[] }).orderIds) heard.add(id)
    }
    expect([...heard].toSorted()).toEqual(orderIds.toSorted())
    await stream.stop()
  })

  test('a user can have a dozen streams; above the maximum the oldest is closed', async () => {
    const many = await makeUser(shop, { role: 'ShippingEmployee' })
    const streams = []
    for (let n = 0; n < 21; n += 1) {
      const stream = await listen(many.visitor, many.userId)
      expect((await stream.next())?.event).toBe('ready')
      streams.push(stream)
    }
    expect(await streams[0]?.next()).toBeNull()
    const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
    for (const stream of streams.slice(1)) await hears(stream, order.id)
  })

  test('sends heartbeats and ends with the session', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const leaver = await makeUser(shop, { role: 'ShippingEmployee' })
    const stream = await listen(leaver.visitor, leaver.userId)
    await stream.piece()
    vi.advanceTimersByTime(20_000)
    expect(await stream.piece()).toBe(': alive')
    await shop.db
      .updateTable('session')
      .set({ revoked_at: new Date(), revoked_reason: 'logout' })
      .where('user_id', '=', leaver.userId)
      .execute()
    vi.advanceTimersByTime(20_000)
    expect(await stream.piece()).toBe(': alive')
    expect(await stream.piece()).toBeNull()
  })

  test('P19 the stream ends when its user is no longer staff', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const moved = await makeUser(shop, { role: 'ShippingEmployee' })
    const stream = await listen(moved.visitor, moved.userId)
    await stream.piece()
    await shop.db.updateTable('app_user').set({ role: 'Shopper' }).where('id', '=', moved.userId).execute()
    vi.advanceTimersByTime(20_000)
    expect(await stream.piece()).toBe(': alive')
    expect(await stream.piece()).toBeNull()
  })

  test('ADMIN-03 the stream ends when an Admin loses the orders permission', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const bounded = await makeAdmin(shop, ['orders'])
    const stream = await listen(bounded.visitor, bounded.userId)
    await stream.piece()
    await shop.db
      .updateTable('app_user')
      .set({ permissions: ['catalogue'] })
      .where('id', '=', bounded.userId)
      .execute()
    vi.advanceTimersByTime(20_000)
    expect(await stream.piece()).toBe(': alive')
    expect(await stream.piece()).toBeNull()
  })

  test('a stopping server closes its streams without waiting', async () => {
    const database = await createTestDatabase()
    const server = await openTestServer({ web: false, database })
    const [member] = await makeManyUsers(server.db, 'a secret that only tests know, long enough', 1)
    if (!member) throw new Error('Nobody was made.')
    const { userId, token } = member
    await server.db.updateTable('app_user').set({ role: 'ShippingEmployee' }).where('id', '=', userId).execute()
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${server.url}/api/ShippingEmployee/live/${userId}`, { headers })
    const reader = response.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(/^event: ready/)
    const stopped = server.running.stop()
    // The stream ended regularly; an interrupted connection would throw.
    expect((await reader?.read())?.done).toBe(true)
    await stopped
    await database.drop()
  })
})
