import { SHOPPER_STAGE, SHOPPER_STATUS, STATUS_FILTER_ALL } from '@warda/contract/wire/order-numbers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { fillCart, makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { post } from '../ledger/index.ts'

let shop: TestShop
let buyer: TestUser
const ids: Record<string, string> = {}

/** Money that came past the gateway, for an order of 125 riyals. */
const pay = (orderId: string, amount: number) =>
  inTransaction(shop.db, (trx) =>
    post(trx, {
      kind: 'manualPayment',
      idempotencyKey: `cash:${orderId}`,
      orderId,
      userId: buyer.userId,
      actor: 'test',
      requestId: 'test',
      at: shop.clock.now(),
      entries: [
        { account: 'cash', amount },
        { account: 'receivable', amount: -amount },
      ],
    }),
  )

// The connections of the shop take their `query` from here when they open.
const queries = vi.spyOn(pg.Client.prototype, 'query')

beforeAll(async () => {
  shop = await openTestShop()
  buyer = await makeUser(shop)
  const flower = await makeFlower(shop, { stock: 50 })
  for (const name of ['pending', 'cash', 'rejected', 'paid', 'partly']) {
    await fillCart(shop, buyer.userId, [flower])
    const placed = await place(
      buyer,
      retailOrder({ paymentTerms: name === 'pending' || name === 'rejected' ? 'online' : 'cash', cardMessage: name }),
    )
    ids[name] = placed.body.data.id
    shop.clock.advance(1_000)
  }
  await buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId: ids.rejected ?? '' } })
  await pay(ids.paid ?? '', 12_500)
  await pay(ids.partly ?? '', 5_000)
})
afterAll(() => shop.close())

const list = (query: Record<string, unknown> = {}) =>
  buyer.visitor.call('getOrders', { params: { userId: buyer.userId, clientId: 0 }, query })
const getNames = (body: { data: { cardMessage: string }[] }) => body.data.map((order) => order.cardMessage)

describe('the list of orders', () => {
  test('BIZ-04 stages and statuses have the numbers of the contract', async () => {
    expect(SHOPPER_STAGE).toEqual({
      pending: 0,
      inProgress: 2,
      readyForDelivery: 3,
      deliveryStage: 4,
      canceled: 5,
      awaitingConfirmation: 6,
      completed: 7,
    })
    expect(SHOPPER_STATUS).toEqual({ pending: 0, canceled: 1, waitingPaid: 2, completed: 3 })
    const { body } = await list()
    const actual = body.data.map((order: Record<string, unknown>) => [
      order.cardMessage,
      order.orderStage,
      order.orderStatus,
      order.paid,
      order.outstanding,
      order.actions,
    ])
    expect(actual).toEqual([
      ['partly', 2, 2, 50, 75, ['pay', 'change', 'cancel']],
      ['paid', 2, 3, 125, 0, ['change', 'cancel']],
      ['rejected', 5, 1, 0, 0, []],
      ['cash', 2, 2, 0, 125, ['pay', 'change', 'cancel']],
      ['pending', 0, 0, 0, 125, ['pay', 'reject', 'change']],
    ])
  })

  test('API-22 I29 each order matches exactly one status filter', async () => {
    const byStatus: string[][] = []
    for (const status of [0, 1, 2, 3]) {
      const { body } = await list({ status })
      expect(body.data.every((order: { orderStatus: number }) => order.orderStatus === status)).toBe(true)
      expect(body.total).toBe(body.data.length)
      byStatus.push(getNames(body))
    }
    expect(byStatus).toEqual([['pending'], ['rejected'], ['partly', 'cash'], ['paid']])
    expect((await list({ status: STATUS_FILTER_ALL })).body.total).toBe(5)
    expect((await list({ status: 9 })).status).toBe(400)
  })

  test('P31 pages contain every order once, newest first, and their size is limited', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, pageSize: 2 })))
    expect(pages.flatMap((page) => getNames(page.body))).toEqual(['partly', 'paid', 'rejected', 'cash', 'pending'])
    expect(pages[0]?.body).toMatchObject({ page: 1, pageCount: 3, total: 5 })
    expect((await list({ page: 9, pageSize: 2 })).body).toEqual(pages[2]?.body)
    expect((await list({ pageSize: 999_999_999 })).body.data).toHaveLength(5)
    expect((await list({ page: -1 })).status).toBe(400)
  })

  test('the list is in the caller’s language', async () => {
    const arabic = shop.visitor({ language: 'ar' })
    arabic.token = buyer.visitor.token
    const { body } = await arabic.call('getOrders', { params: { userId: buyer.userId, clientId: 0 } })
    expect(body.data[0].items[0].name).toMatch(/^باقة/)
    expect(body.data[0].deliveryAddress).toBe('King Fahd Road 12، Riyadh')
  })

  test('the list runs the same number of queries for five orders as for one', async () => {
    const countQueries = async (pageSize: number) => {
      queries.mockClear()
      expect((await list({ pageSize })).body.data).toHaveLength(pageSize)
      return queries.mock.calls.length
    }
    const queriesForOne = await countQueries(1)
    expect(queriesForOne).toBeGreaterThan(2)
    expect(await countQueries(5)).toBe(queriesForOne)
  })

  test('P22 another person’s list is refused', async () => {
    const other = await makeBuyer(shop)
    expect((await other.visitor.call('getOrders', { params: { userId: buyer.userId, clientId: 0 } })).status).toBe(403)
  })
})
