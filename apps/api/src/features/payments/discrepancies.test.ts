import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeOrder } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { getOrderMoney } from '../ledger/index.ts'

const gateway = fakeGateway()
const HOUR = 3_600_000
let shop: TestShop
let twin: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({ gateway })
  twin = await shop.twin()
  admin = await makeAdmin(shop)
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

/** An unpaid order of SAR 125 whose captured payment has these differences, reported to both processes at once. */
async function captured(change: { amount?: number; currency?: string }) {
  const { buyer, order } = await makeOrder(shop)
  const { link } = (await buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } }))
    .body
  const trNumber = String(link).split('/').at(-1) ?? ''
  gateway.update(trNumber, { status: 'paid', ...change })
  const confirm = (from: TestShop) => from.visitor().call('confirmPayment', { params: { orderId: order.id, trNumber } })
  const answers = await Promise.all([shop, twin, shop, twin].map(confirm))
  for (const { body } of [...answers, await confirm(shop)])
    expect(body).toMatchObject({ isSuccess: false, errorCode: 'mismatch' })
  return { buyer, order, trNumber, confirm }
}

type Task = { id: number; orderId: string }
const getTasks = async (orderId: string): Promise<Task[]> =>
  (await admin.visitor.call('paymentDiscrepancies')).body.data.filter((task: Task) => task.orderId === orderId)
const resolve = (id: number | undefined, resolution: string, by = admin) =>
  by.visitor.call('resolveDiscrepancy', { params: { discrepancyId: String(id) }, body: { resolution } })
const getState = async (orderId: string) =>
  (await shop.db.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirstOrThrow()).state
const getCredit = async (buyer: TestUser) =>
  (await buyer.visitor.call('getDebts', { params: { clientId: 0 } })).body.storeCredit
const sweepLater = async () => {
  shop.clock.set(shop.clock.now() + HOUR)
  await jobHandlers['sweep-orders'](shop.context, {})
  shop.clock.set(SUNDAY_MORNING)
}

describe('money captured in another amount or currency', () => {
  test('AGREE-11 is booked once as credit, keeps the order, and the desk pays the order with it', async () => {
    const { buyer, order, confirm } = await captured({ amount: 20_000 })
    expect(await getCredit(buyer)).toBe(200)
    const mails = await shop.db
      .selectFrom('mail')
      .select('payload')
      .where('kind', '=', 'payment-differs')
      .where('to_address', '=', buyer.email)
      .execute()
    expect(mails.map(({ payload }) => payload)).toMatchObject([{ captured: 20_000, currency: 'SAR', expected: 12_500 }])
    expect(await getOrderMoney(shop.db, order.id)).toMatchObject({ outstanding: 12_500, paid: 0 })
    await sweepLater()
    const rejected = await buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId: order.id } })
    expect(rejected.body.code).toBe('order.payment_in_progress')
    expect(await getState(order.id)).toBe('placed')
    const [task] = await getTasks(order.id)
    expect(task).toMatchObject({ expected: 125, captured: 200, currency: 'SAR', orderNumber: order.orderNumber })
    const answers = await Promise.all([resolve(task?.id, 'applied'), resolve(task?.id, 'applied')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await resolve(task?.id, 'credited')).body.code).toBe('payment.discrepancy_resolved')
    expect(await getOrderMoney(shop.db, order.id)).toMatchObject({ outstanding: 0, paid: 12_500 })
    expect([await getState(order.id), await getCredit(buyer), await getTasks(order.id)]).toEqual(['preparing', 75, []])
    expect((await confirm(shop)).body.isSuccess).toBe(true)
  })

  test('AGREE-11 a smaller amount stays credit when the desk says so; the unpaid order then has half an hour again', async () => {
    const { buyer, order } = await captured({ amount: 12_499 })
    const [task] = await getTasks(order.id)
    expect((await resolve(task?.id, 'returned')).body.code).toBe('payment.resolution_unfit')
    expect((await resolve(task?.id, 'credited')).status).toBe(200)
    expect([await getState(order.id), await getCredit(buyer)]).toEqual(['placed', 124.99])
    await sweepLater()
    expect([await getState(order.id), await getCredit(buyer)]).toEqual(['cancelled', 124.99])
  })

  test('AGREE-11 a foreign currency is held without booking until the bank has returned it', async () => {
    const { buyer, order } = await captured({ currency: 'USD' })
    expect(await getCredit(buyer)).toBe(0)
    await sweepLater()
    expect(await getState(order.id)).toBe('placed')
    const [task] = await getTasks(order.id)
    expect(task).toMatchObject({ captured: 125, currency: 'USD' })
    expect((await resolve(task?.id, 'applied')).body.code).toBe('payment.resolution_unfit')
    expect((await resolve(task?.id, 'returned')).status).toBe(200)
    expect(await getTasks(order.id)).toEqual([])
  })

  test('AGREE-11 only the back office with the refunds permission sees and resolves it', async () => {
    const { buyer, order } = await captured({ amount: 1 })
    const [task] = await getTasks(order.id)
    const desk = await makeAdmin(shop, ['orders'])
    expect((await resolve(task?.id, 'credited', desk)).status).toBe(403)
    expect((await resolve(task?.id, 'credited', buyer)).status).toBe(403)
    expect((await resolve(999_999, 'credited')).status).toBe(404)
    expect((await resolve(task?.id, 'credited')).status).toBe(200)
  })
})
