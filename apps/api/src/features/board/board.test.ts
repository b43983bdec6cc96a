import { getBoardStage } from '@warda/domain/orders/order-stages'
import { ORDER_STATES } from '@warda/domain/orders/order-states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeUnderWay, walkOrder } from '../../testing/make-delivery.ts'
import {
  fillCart,
  makeBusiness,
  makeBuyer,
  makeFlower,
  makeOrder,
  place,
  retailOrder,
} from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  driver = await makeUser(shop, { role: 'ShippingEmployee', fullName: 'Yousef Driver' })
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

type Card = { id: string; orderNumber: string; deliveryDate: string; deliverySlot: string; orderStage: number }

const cash = (changed = {}, options = {}) => makeOrder(shop, { paymentTerms: 'cash', ...changed }, options)
const board = async (query: Record<string, unknown> = {}, by = driver) => {
  const answer = await by.visitor.call('getBoardOrders', { params: { userId: by.userId }, query })
  expect(answer.status).toBe(200)
  return answer.body as {
    data: Card[]
    page: number
    pageCount: number
    total: number
    counts: { pending: number; inDelivery: number; completed: number }
  }
}
const found = async (q: string, stage = 2) =>
  (await board({ q, stage, pageSize: 100 })).data.map(({ id }) => id).toSorted()

describe('access to the board', () => {
  test('ROUTE-18 API-13 only delivery staff and admins see a board, and employees only their own', async () => {
    const buyer = await makeUser(shop)
    const admin = await makeUser(shop, { role: 'Admin' })
    const other = await makeUser(shop, { role: 'ShippingEmployee' })
    const ask = async (by: TestUser | null, userId: string) =>
      (await (by?.visitor ?? shop.visitor()).call('getBoardOrders', { params: { userId } })).status
    expect(await ask(null, driver.userId)).toBe(401)
    expect(await ask(buyer, buyer.userId)).toBe(403)
    expect(await ask(other, driver.userId)).toBe(403)
    expect(await ask(driver, driver.userId)).toBe(200)
    expect(await ask(admin, driver.userId)).toBe(200)
    const { order } = await cash()
    expect((await buyer.visitor.call('getBoardOrder', { params: { orderId: order.id } })).status).toBe(403)
    expect((await buyer.visitor.call('getEmployees')).status).toBe(403)
    expect((await driver.visitor.call('getBoardOrder', { params: { orderId: order.id } })).status).toBe(200)
  })

  test('one order is returned while it is on the board', async () => {
    const unpaid = await makeOrder(shop)
    const getBoardOrder = (orderId: string) => driver.visitor.call('getBoardOrder', { params: { orderId } })
    expect((await getBoardOrder(unpaid.order.id)).body.code).toBe('order.not_on_board')
    expect((await getBoardOrder('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })
})

describe('a card', () => {
  test('API-13 a card has the fields that a driver needs, in the requested language', async () => {
    const { buyer, order } = await cash(
      { cardMessage: 'مبروك', deliveryDate: '2026-12-09', deliverySlot: '11:00-13:00' },
      { fullName: 'Layla Buyer', phone: '0559998877' },
    )
    const arabic = await makeUser(shop, { role: 'ShippingEmployee', language: 'ar' })
    const english = (await driver.visitor.call('getBoardOrder', { params: { orderId: order.id } })).body.data
    expect(english).toMatchObject({
      id: order.id,
      orderNumber: order.orderNumber,
      user: { fullName: 'Layla Buyer', phoneNumber: '0559998877', email: buyer.email },
      branch: null,
      recipient: { fullName: 'Noura Saleh', phoneNumber: '0551112233' },
      isGift: true,
      deliveryAddress: 'King Fahd Road 12, Riyadh',
      latitude: 24.71,
      deliveryDate: '2026-12-09',
      deliverySlot: '11:00-13:00',
      plannedDate: null,
      cardMessage: 'مبروك',
      quntity: 1,
      totalBalance: 125,
      paid: 0,
      outstanding: 125,
      paymentTerms: 'cash',
      orderStage: 2,
      isReady: false,
      assignee: null,
      proof: null,
      failure: null,
      actions: ['start', 'pay', 'schedule', 'invoice'],
    })
    const other = (await arabic.visitor.call('getBoardOrder', { params: { orderId: order.id } })).body.data
    expect(other.items[0].name).toMatch(/^باقة/)
    expect(english.items[0].name).toMatch(/^Bouquet/)
  })
})

describe('tabs', () => {
  test('I25 each order is on exactly the tab of its state; cancelled and unagreed orders are on none', async () => {
    const { order } = await cash()
    const unpaid = await makeOrder(shop)
    const where = async (orderId: string) => {
      const tabs = await Promise.all([2, 5, 6].map((stage) => board({ stage, pageSize: 100 })))
      return [2, 5, 6].filter((_, at) => tabs[at]?.data.some(({ id }) => id === orderId))
    }
    const numbers = { pending: 2, inDelivery: 5, completed: 6 }
    expect(await where(unpaid.order.id)).toEqual([])
    const states = new Set<string>(['placed', 'cancelled'])
    for (const state of ['preparing', 'ready', 'outForDelivery', 'delivered', 'completed'] as const) {
      if (state !== 'preparing') await walkOrder(shop, order.id, [state])
      const tab = getBoardStage(state, true)
      expect(await where(order.id)).toEqual(tab === null ? [] : [numbers[tab]])
      states.add(state)
    }
    expect([...states].toSorted()).toEqual([...ORDER_STATES].toSorted())
    const removed = await cash()
    await walkOrder(shop, removed.order.id, ['outForDelivery'])
    await driver.visitor.call('failDelivery', { body: { orderId: removed.order.id, reason: 'damaged' } })
    const choice = { params: { userId: removed.buyer.userId, orderId: removed.order.id }, body: { choice: 'credit' } }
    expect((await removed.buyer.visitor.call('resolveFailedDelivery', choice)).status).toBe(200)
    expect(await where(removed.order.id)).toEqual([])
  })

  test('DELIV-02 a tab in pages of five: the next page goes on, and a page past the end is the last (AGREE-12)', async () => {
    for (let n = 0; n < 7; n += 1) await cash()
    const first = await board({ stage: 2, pageSize: 5 })
    const second = await board({ stage: 2, pageSize: 5, page: 2 })
    expect(first.data).toHaveLength(5)
    expect(first.page).toBe(1)
    expect(first.pageCount).toBe(Math.ceil(first.total / 5))
    expect(first.counts.pending).toBe(first.total)
    const due = (card: Card) => `${card.deliveryDate} ${card.deliverySlot} ${card.orderNumber}`
    const read = [...first.data, ...second.data].map(due)
    expect(read).toEqual(read.toSorted())
    const beyond = await board({ stage: 2, page: 999_999_999, pageSize: 100 })
    expect(beyond).toMatchObject({ page: beyond.pageCount, total: first.total, counts: first.counts })
    expect(beyond.data).not.toEqual([])
    expect((await board({ pageSize: 1_000 })).data.length).toBeLessThanOrEqual(100)
  })

  test('I25 pages of five show every order once while others are being added behind', async () => {
    const before = new Set((await board({ stage: 2, pageSize: 100 })).data.map(({ id }) => id))
    const pagedIds: string[] = []
    const { pageCount } = await board({ stage: 2, pageSize: 5 })
    for (let page = 1; page <= pageCount; page += 1) {
      pagedIds.push(...(await board({ stage: 2, pageSize: 5, page })).data.map(({ id }) => id))
      await cash({ deliveryDate: '2026-12-12', deliverySlot: '17:00-19:00' })
    }
    expect(new Set(pagedIds).size).toBe(pagedIds.length)
    for (const id of before) expect(pagedIds).toContain(id)
  })

  test('given concurrent moves, the counts match the page', async () => {
    const moving = await Promise.all(
      Array.from({ length: 4 }, () => cash({ recipient: { fullName: 'Moving Person', phoneNumber: '0551112233' } })),
    )
    const looks = Array.from({ length: 12 }, () => board({ stage: 2, q: 'moving person', pageSize: 100 }))
    const moves = moving.map(({ order }) => walkOrder(shop, order.id, ['outForDelivery']))
    for (const look of await Promise.all(looks)) {
      expect(look.data).toHaveLength(look.counts.pending)
      expect(look.counts.pending + look.counts.inDelivery).toBe(4)
    }
    await Promise.all(moves)
  })

  test('the last delivered order is first', async () => {
    const one = await cash({ recipient: { fullName: 'Delivered Twice', phoneNumber: '0551112233' } })
    const two = await cash({ recipient: { fullName: 'Delivered Twice', phoneNumber: '0551112233' } })
    await walkOrder(shop, one.order.id, ['outForDelivery', 'delivered'])
    shop.clock.advance(60_000)
    await walkOrder(shop, two.order.id, ['outForDelivery', 'delivered', 'completed'])
    const { data } = await board({ stage: 6, q: 'delivered twice' })
    expect(data.map(({ id }) => id)).toEqual([two.order.id, one.order.id])
  })
})

describe('search and filters', () => {
  test('API-13 finds orders by number, names and phone number in any format', async () => {
    const { buyer, order } = await cash(
      { recipient: { fullName: 'نورة الحربي', phoneNumber: '0567654321' } },
      { fullName: 'Ghada Zamil' },
    )
    const orderIds = [order.id]
    const writings = [
      '0567654321',
      '+966 56 765 4321',
      '966567654321',
      '00966567654321',
      '٠٥٦٧٦٥٤٣٢١',
      '7654',
      '056765',
    ]
    for (const q of [`#${order.orderNumber}`, order.orderNumber, ...writings]) expect(await found(q)).toEqual(orderIds)
    for (const q of ['ghada', 'ZAMIL ghada', 'نوره', 'حربي', 'نُورَة الحربى', `gha ${order.orderNumber}`])
      expect(await found(q)).toEqual(orderIds)
    for (const q of ['ghada nobody', '#7', '٪', '%', '0500000000', 'ghada 9999']) expect(await found(q)).toEqual([])
    await shop.db.updateTable('app_user').set({ full_name: 'Renamed Woman' }).where('id', '=', buyer.userId).execute()
    expect(await found('renamed woman')).toEqual(orderIds)
    expect(await found('ghada')).toEqual([])
  })

  test('finds orders by the buyer’s branch', async () => {
    const { owner, branchId } = await makeBusiness(shop, { fullName: 'Branch Buyer' })
    await fillCart(shop, owner.userId, [await makeFlower(shop)])
    const { deliveryAddress: _, ...body } = retailOrder({ paymentTerms: 'cash', branchId })
    const placed = await place(owner, body)
    expect(placed.status).toBe(200)
    expect(await found('olaya branch')).toEqual([placed.body.data.id])
    const [card] = (await board({ q: 'olaya' })).data
    expect(card).toMatchObject({
      branch: { branchName: 'Olaya', clientId: owner.clientId },
      deliveryAddress: 'Olaya Street 5, Riyadh',
    })
  })

  test('the day filter matches the promised or planned day; an invalid day is refused', async () => {
    const { order } = await cash({ deliveryDate: '2026-12-10', deliverySlot: '15:00-17:00' })
    const on = async (day: string) => (await board({ day, pageSize: 100 })).data.map(({ id }) => id)
    expect(await on('2026-12-10')).toContain(order.id)
    expect(await on('2026-12-09')).not.toContain(order.id)
    const body = { orderId: order.id, plannedDate: '2026-12-09', plannedSlot: null }
    expect((await driver.visitor.call('planOrder', { body })).status).toBe(200)
    expect(await on('2026-12-10')).toContain(order.id)
    expect(await on('2026-12-09')).toContain(order.id)
    const wrong = await driver.visitor.call('getBoardOrders', {
      params: { userId: driver.userId },
      query: { day: '2026-02-31' },
    })
    expect(wrong.status).toBe(400)
    expect(wrong.body.errors.day).toHaveLength(1)
  })

  test('API-13 without a query: all stages, up to 100 orders, each with its orderStage', async () => {
    const waiting = await cash()
    const underWay = await makeUnderWay(shop)
    const delivered = await makeUnderWay(shop)
    await driver.visitor.call('updateOrderStage', {
      query: { orderId: delivered.order.id, orderStage: 6, early: true },
    })
    const all = await board()
    const getStage = (id: string) => all.data.find((card) => card.id === id)?.orderStage
    expect([waiting, underWay, delivered].map(({ order }) => getStage(order.id))).toEqual([2, 5, 6])
    expect(all.data.length).toBeGreaterThan(5)
    expect(all.data).toHaveLength(all.total)
    expect(all.total).toBe(all.counts.pending + all.counts.inDelivery + all.counts.completed)
    expect([all.page, all.pageCount]).toEqual([1, 1])
  })

  test('API-13 pages over all stages show every order once', async () => {
    const { data, total } = await board()
    const pages = []
    for (let page = 1; page <= Math.ceil(total / 3); page += 1) pages.push(...(await board({ page, pageSize: 3 })).data)
    expect(pages.map(({ id }) => id)).toEqual(data.map(({ id }) => id))
  })

  test('the filter finds one’s own orders, unassigned ones and all', async () => {
    const q = 'shared person'
    const recipient = { fullName: 'Shared Person', phoneNumber: '0551112233' }
    const [mine, free] = [await cash({ recipient }), await cash({ recipient })]
    const body = { orderIds: [mine.order.id], employeeId: driver.userId }
    expect((await driver.visitor.call('assignOrders', { body })).status).toBe(200)
    const ids = async (assigned: string) => (await board({ q, assigned })).data.map(({ id }) => id)
    expect(await ids('me')).toEqual([mine.order.id])
    expect(await ids('none')).toEqual([free.order.id])
    expect((await ids('all')).toSorted()).toEqual([mine.order.id, free.order.id].toSorted())
  })

  test('refuses invalid stages and pages', async () => {
    for (const query of [{ stage: 3 }, { page: 0 }, { page: -1 }, { pageSize: 'x' }, { assigned: 'you' }]) {
      const answer = await driver.visitor.call('getBoardOrders', { params: { userId: driver.userId }, query })
      expect(answer.status).toBe(400)
    }
  })

  test('an order to the buyer’s own phone number is not a gift', async () => {
    const buyer = await makeBuyer(shop, undefined, { phone: '+966 55 111 2233' })
    const placed = await place(buyer, retailOrder({ paymentTerms: 'cash' }))
    const response = await driver.visitor.call('getBoardOrder', { params: { orderId: placed.body.data.id } })
    expect(response.body.data.isGift).toBe(false)
  })
})
