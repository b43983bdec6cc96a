import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import {
  answerRequest,
  CAPACITY,
  makeWaitingOrder,
  OLAYA,
  openRequest,
  raiseCapacity,
  type WaitingTestOrder,
  WINDOW,
} from '../../testing/make-address-request.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { sweepAddressRequests } from './index.ts'
import { findEndedRequests } from './queries.ts'

/** Two server processes on one database. */
let shop: TestShop
let twin: TestShop
let desk: TestUser
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  await raiseCapacity(shop)
  twin = await shop.twin()
  desk = await makeAdmin(shop)
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
})
afterEach(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  for (const process of [shop, twin]) process.clock.set(SUNDAY_MORNING)
})
afterAll(() => shop.close())

const ROUNDS = [1, 2, 3, 4, 5]

const makePaid = async (): Promise<WaitingTestOrder> => {
  const made = await makeWaitingOrder(shop)
  await driver.visitor.call('addPaymentPartly', {
    params: { userId: driver.userId },
    body: { orderId: made.order.id, amount: made.order.totalBalance, payPartOrall: 1, method: 'card' },
  })
  return made
}
const readRow = (made: WaitingTestOrder) =>
  shop.db.selectFrom('orders').selectAll().where('id', '=', made.order.id).executeTakeFirstOrThrow()
const countMails = async (made: WaitingTestOrder, kind: string): Promise<number> =>
  (
    await shop.db
      .selectFrom('mail')
      .select('id')
      .where('to_address', '=', made.buyer.email)
      .where('kind', '=', kind)
      .execute()
  ).length
const getVersion = async (made: WaitingTestOrder): Promise<string> => (await openRequest(shop, made)).body.data.version

/** Expects that the order is either answered or cancelled, with one mail of that kind. */
async function expectOutcome(made: WaitingTestOrder, isAnswered: boolean): Promise<void> {
  const row = await readRow(made)
  expect({ cancelled: row.state === 'cancelled', waits: row.address_wanted_until !== null }).toEqual({
    cancelled: !isAnswered,
    waits: !isAnswered,
  })
  expect(await countMails(made, 'address-given')).toBe(isAnswered ? 1 : 0)
  expect(await countMails(made, 'order-cancelled')).toBe(isAnswered ? 0 : 1)
}

test.each(ROUNDS)(
  'AGREE-03 AGREE-16 given an answer at the end of the request, then either the answer or the end succeeds (round %i)',
  async () => {
    const made = await makePaid()
    const version = await getVersion(made)
    const { address_wanted_until: until } = await readRow(made)
    twin.clock.set((until?.getTime() ?? 0) + 1_000)
    shop.clock.set((until?.getTime() ?? 0) - 30_000)
    const [answered] = await Promise.all([
      answerRequest(shop, made, {}, version),
      sweepAddressRequests(twin.context),
      sweepAddressRequests(twin.context),
    ])
    await expectOutcome(made, answered.status === 200)
  },
)

test.each(ROUNDS)(
  'AGREE-03 given an answer and a cancellation by the buyer at once, then the order is cancelled exactly if the cancellation succeeds (round %i)',
  async () => {
    const made = await makePaid()
    const version = await getVersion(made)
    const buyer = onSecondProcess(twin, made.buyer)
    const params = { userId: buyer.userId, orderId: made.order.id }
    const [answered, cancelled] = await Promise.all([
      answerRequest(shop, made, {}, version),
      buyer.visitor.call('cancelOwnOrder', { params, body: { refund: 'credit', expectedRefund: 125 } }),
    ])
    expect([answered.status, cancelled.status]).toContain(200)
    const { state } = await readRow(made)
    expect(state === 'cancelled').toBe(cancelled.status === 200)
  },
)

test.each(ROUNDS)(
  'AGREE-03 given an answer and an edit by the desk at once, then the address of the desk stays (round %i)',
  async () => {
    const made = await makePaid()
    const version = await getVersion(made)
    const second = onSecondProcess(twin, desk)
    const body = { deliveryAddress: { ...OLAYA, line: 'King Road 77' } }
    const [answered, edited] = await Promise.all([
      answerRequest(shop, made, {}, version),
      second.visitor.call('editOrder', { params: { orderId: made.order.id }, body }),
    ])
    expect(edited.status).toBe(200)
    // The desk may overwrite an answer; a recipient with an outdated form is refused.
    expect((await readRow(made)).address_line).toBe('King Road 77')
    expect([200, 409]).toContain(answered.status)
    expect(await countMails(made, 'address-given')).toBe(answered.status === 200 ? 1 : 0)
  },
)

test.each(ROUNDS)('AGREE-03 given two answers to one form at once, then exactly one is saved (round %i)', async () => {
  const made = await makePaid()
  const version = await getVersion(made)
  const lines = ['King Road 1', 'King Road 2']
  const answers = await Promise.all(
    lines.map((line, at) =>
      answerRequest([shop, twin][at] ?? shop, made, { deliveryAddress: { ...OLAYA, line } }, version),
    ),
  )
  const winners = lines.filter((_, at) => answers[at]?.status === 200)
  expect(winners).toHaveLength(1)
  expect((await readRow(made)).address_line).toBe(winners[0])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await countMails(made, 'address-given')).toBe(1)
})

test.each(ROUNDS)(
  'AGREE-03 given two recipients and the last place of a window, then one gets it and the other keeps the former window (round %i)',
  async () => {
    const both = [await makeWaitingOrder(shop), await makeWaitingOrder(shop)]
    const last = { deliveryDate: '2026-12-08', deliverySlot: '13:00-15:00' }
    const at = [last.deliveryDate, last.deliverySlot] as const
    const selectTaken = () =>
      shop.db.selectFrom('slot_booking').select('taken').where('date', '=', at[0]).where('slot', '=', at[1])
    const before = (await selectTaken().executeTakeFirst())?.taken ?? 0
    const fill = (taken: number) =>
      shop.db
        .insertInto('slot_booking')
        .values({ date: at[0], slot: at[1], taken })
        .onConflict((conflict) => conflict.columns(['date', 'slot']).doUpdateSet({ taken }))
        .execute()
    await fill(CAPACITY - 1)
    const answers = await Promise.all(both.map((made, index) => answerRequest([shop, twin][index] ?? shop, made, last)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const loser = both[answers.findIndex(({ status }) => status === 409)]
    expect(Object.keys(answers.find(({ status }) => status === 409)?.body.errors ?? {})).toEqual(['deliverySlot'])
    expect((await selectTaken().executeTakeFirstOrThrow()).taken).toBe(CAPACITY)
    await fill(before + 1)
    if (loser) expect(await readRow(loser)).toMatchObject({ delivery_slot: WINDOW.deliverySlot, address_line: null })
  },
)

test('AGREE-03 given sweeps on two processes at once, then each reminder and each end happens once', async () => {
  const made = [await makePaid(), await makePaid()]
  for (const process of [shop, twin]) process.clock.set(SUNDAY_MORNING + 25 * 3_600_000)
  const sweepTwice = () => Promise.all([shop, twin].map((process) => sweepAddressRequests(process.context)))
  await sweepTwice()
  for (const order of made) expect(await countMails(order, 'address-reminder')).toBe(1)
  for (const process of [shop, twin]) process.clock.set(SUNDAY_MORNING + 49 * 3_600_000)
  await sweepTwice()
  for (const order of made) await expectOutcome(order, false)
})

test('AGREE-03 orders with an open payment discrepancy wait for the desk and do not keep others from ending', async () => {
  const [first, second] = [await makeWaitingOrder(shop), await makeWaitingOrder(shop)]
  const end = new Date(SUNDAY_MORNING + 49 * 3_600_000)
  const findFirst = () => findEndedRequests(shop.db, end, 1)
  expect(await findFirst()).toEqual([first.order.id])
  const attempt = await shop.db
    .insertInto('payment_attempt')
    .values({ order_id: first.order.id, gateway: 'sandbox', amount: 12_500, state: 'failed' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const captured = { captured: 100, expected: 12_500, currency: 'SAR', at: new Date(SUNDAY_MORNING) }
  await shop.db
    .insertInto('payment_discrepancy')
    .values({ order_id: first.order.id, attempt_id: attempt.id, ...captured })
    .execute()
  expect(await findFirst()).toEqual([second.order.id])
})
