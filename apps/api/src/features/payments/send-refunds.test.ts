import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { type FakeMoyasar, openFakeMoyasar } from '../../testing/fake-moyasar.ts'
import { BANK_OPERATIONS, type GatewayBank } from '../../testing/gateway-bank.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openPaylinkBank } from '../../testing/paylink-bank.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { getOrderMoney } from '../ledger/index.ts'

const MINUTE = 60_000

/** An order of SAR 125 that was paid at the gateway. */
async function makePaidOrder(shop: TestShop, bank: GatewayBank) {
  const { buyer, order } = await makeOrder(shop)
  await buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } })
  const trNumber = bank.latest()
  bank.update(trNumber, { status: 'paid' })
  await bank.notify(shop, trNumber)
  return { buyer, orderId: order.id, trNumber }
}

type Payout = { id: number; state: string; amount: number; failure: string | null; failureText: string }

const readPayouts = async (desk: TestUser, orderId: string): Promise<Payout[]> =>
  (await desk.visitor.call('refundPayouts', { query: { orderId } })).body.data

describe('refunds of orders paid through Moyasar', () => {
  let bank: FakeMoyasar
  let shop: TestShop
  let desk: TestUser
  let now = SUNDAY_MORNING
  beforeAll(async () => {
    bank = await openFakeMoyasar()
    shop = await openTestShop({ environment: bank.environment })
  })
  afterAll(async () => {
    await shop.close()
    await bank.close()
  })
  beforeEach(async () => {
    for (const operation of BANK_OPERATIONS) bank.interrupt(operation, null)
    now = SUNDAY_MORNING
    shop.clock.set(now)
    desk = await makeUser(shop, { role: 'Admin' })
  })

  const refunds = () => bank.refunds as NonNullable<GatewayBank['refunds']>
  const send = () => jobHandlers['send-refunds'](shop.context, {})
  const sendAfter = async (minutes: number) => {
    now += minutes * MINUTE
    shop.clock.set(now)
    // The former session may have ended.
    desk = await makeUser(shop, { role: 'Admin' })
    await send()
  }
  const cancel = (orderId: string, refundTo = 'transfer') =>
    desk.visitor.call('cancelOrder', { params: { orderId }, body: { reason: 'No roses today', refundTo } })
  const credit = (orderId: string, amount: number) =>
    desk.visitor.call('creditOrder', {
      params: { orderId },
      body: { amount, reason: 'A stem broke', refundTo: 'transfer' },
    })
  const act = (name: 'completeRefundPayout' | 'retryRefundPayout', { id }: Payout) =>
    desk.visitor.call(name, { params: { payoutId: String(id) } })
  const read = (orderId: string) => readPayouts(desk, orderId)
  const readOne = async (orderId: string): Promise<Payout> => {
    const [payout, ...others] = await read(orderId)
    if (!payout || others.length > 0) throw new Error(`${others.length + 1} refunds of order ${orderId}`)
    return payout
  }
  const sumAccounts = async (orderId: string) => {
    const rows = await shop.db
      .selectFrom('ledger_entry')
      .select(['account', 'amount'])
      .where('order_id', '=', orderId)
      .execute()
    const sum = (account: string) =>
      rows.filter((row) => row.account === account).reduce((all, { amount }) => all + amount, 0)
    return { bank: sum('bank'), gateway: sum('gateway') }
  }

  test('OPEN-09 a refund that the desk decides is sent by the job, booked at the gateway, and told in the order', async () => {
    const { orderId, trNumber } = await makePaidOrder(shop, bank)
    expect((await cancel(orderId)).status).toBe(200)
    expect(await readOne(orderId)).toMatchObject({ state: 'pending', amount: 125, method: 'transfer' })
    await shop.runJobs()
    expect(await readOne(orderId)).toMatchObject({ state: 'refunded', failure: null })
    expect([refunds().total(trNumber), refunds().count(trNumber)]).toEqual([12_500, 1])
    expect(await sumAccounts(orderId)).toEqual({ bank: 0, gateway: 0 })
    const { timeline } = (await desk.visitor.call('adminOrder', { params: { orderId } })).body.data
    expect(timeline.map(({ text }: { text: string }) => text).join('\n')).toContain('sent back by the payment gateway')
    expect(
      (await desk.visitor.call('refundPayouts')).body.data.filter(
        (each: { orderId: string }) => each.orderId === orderId,
      ),
    ).toEqual([])
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('OPEN-09 a buyer who cancels gets the money back by the gateway too; cash stays with the desk', async () => {
    const [byTransfer, inCash] = [await makePaidOrder(shop, bank), await makePaidOrder(shop, bank)]
    const { buyer, orderId } = byTransfer
    const params = { userId: buyer.userId, orderId }
    const body = { refund: 'samePayment', expectedRefund: 125 }
    expect((await buyer.visitor.call('cancelOwnOrder', { params, body })).status).toBe(200)
    await cancel(inCash.orderId, 'cash')
    await send()
    expect(await readOne(orderId)).toMatchObject({ state: 'refunded' })
    expect(await read(inCash.orderId)).toEqual([])
    expect(refunds().count(inCash.trNumber)).toBe(0)
  })

  test('OPEN-09 a payment that was refunded in part before it was recorded is paid with the rest, and the desk decides', async () => {
    const { buyer, order } = await makeOrder(shop)
    await buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } })
    const trNumber = bank.latest()
    bank.update(trNumber, { status: 'paid' })
    refunds().refund(trNumber, 3_000)
    await bank.notify(shop, trNumber)
    const payments = shop.db.selectFrom('payment').select(['amount', 'applied']).where('order_id', '=', order.id)
    expect(await payments.execute()).toEqual([{ amount: 9_500, applied: 0 }])
    const tasks = (await desk.visitor.call('paymentDiscrepancies')).body.data
    const task = tasks.find(({ orderId }: { orderId: string }) => orderId === order.id)
    expect(task).toMatchObject({ expected: 125, captured: 95, currency: 'SAR' })
    await desk.visitor.call('resolveDiscrepancy', {
      params: { discrepancyId: String(task.id) },
      body: { resolution: 'applied' },
    })
    expect(await getOrderMoney(shop.db, order.id)).toMatchObject({ paid: 9_500, outstanding: 3_000 })
  })

  test('OPEN-09 parts of an order are refunded one after the other', async () => {
    const { orderId, trNumber } = await makePaidOrder(shop, bank)
    await credit(orderId, 20)
    await credit(orderId, 30.5)
    await send()
    await send()
    expect((await read(orderId)).map(({ state, amount }) => [state, amount])).toEqual([
      ['refunded', 20],
      ['refunded', 30.5],
    ])
    expect([refunds().total(trNumber), refunds().count(trNumber)]).toEqual([5_050, 2])
    await cancel(orderId)
    await send()
    expect([refunds().total(trNumber), refunds().count(trNumber)]).toEqual([12_500, 3])
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('OPEN-09 given two processes, many jobs and notices at once, each refund is sent and booked once', async () => {
    const paid = [await makePaidOrder(shop, bank), await makePaidOrder(shop, bank), await makePaidOrder(shop, bank)]
    const twin = await shop.twin()
    await Promise.all(paid.map(({ orderId }) => credit(orderId, 20)))
    await Promise.all(paid.map(({ orderId }) => cancel(orderId)))
    const run = (context: TestShop['context']) => jobHandlers['send-refunds'](context, {})
    await Promise.all([
      ...Array.from({ length: 6 }, () => run(shop.context)),
      ...Array.from({ length: 6 }, () => run(twin.context)),
      ...paid.flatMap(({ trNumber }) => [refunds().notify(shop, trNumber), refunds().notify(twin, trNumber)]),
    ])
    await sendAfter(1)
    await sendAfter(2)
    for (const { orderId, trNumber } of paid) {
      expect((await read(orderId)).map(({ state }) => state)).toEqual(['refunded', 'refunded'])
      expect([refunds().total(trNumber), refunds().count(trNumber)]).toEqual([12_500, 2])
    }
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('OPEN-09 given an answer that was lost after the refund, then the gateway is asked and nothing is sent again', async () => {
    const { orderId, trNumber } = await makePaidOrder(shop, bank)
    bank.interrupt('refund', (_request, response) => {
      refunds().refund(trNumber, 12_500)
      response.socket?.destroy()
      return true
    })
    await cancel(orderId)
    await send()
    expect(await readOne(orderId)).toMatchObject({ state: 'pending' })
    bank.interrupt('refund', null)
    await sendAfter(1)
    expect(await readOne(orderId)).toMatchObject({ state: 'refunded' })
    expect(refunds().count(trNumber)).toBe(1)
    expect(await sumAccounts(orderId)).toEqual({ bank: 0, gateway: 0 })
  })

  test('OPEN-09 given a request without an answer, then it is not sent again before it can no longer be executed', async () => {
    const { orderId, trNumber } = await makePaidOrder(shop, bank)
    let requests = 0
    bank.interrupt('refund', (_request, response) => {
      requests += 1
      response.socket?.destroy()
      return true
    })
    await cancel(orderId)
    await send()
    for (const minutes of [1, 2, 4]) await sendAfter(minutes)
    expect([requests, (await readOne(orderId)).state]).toEqual([1, 'pending'])
    bank.interrupt('refund', null)
    await sendAfter(20)
    expect([refunds().count(trNumber), (await readOne(orderId)).state]).toEqual([1, 'refunded'])
  })

  test('OPEN-09 given a request that is executed late, then the notice of the gateway completes the refund at once', async () => {
    const { orderId, trNumber } = await makePaidOrder(shop, bank)
    bank.interrupt('refund', (_request, response) => {
      response.socket?.destroy()
      return true
    })
    await cancel(orderId)
    await send()
    refunds().refund(trNumber, 12_500)
    expect((await refunds().notify(shop, trNumber)).status).toBe(200)
    await send()
    expect(await readOne(orderId)).toMatchObject({ state: 'refunded' })
    expect(refunds().count(trNumber)).toBe(1)
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('OPEN-09 while the gateway sends it the desk cannot note it as sent; a refusal is shown in words and can be tried again', async () => {
    const { orderId, trNumber } = await makePaidOrder(shop, bank)
    bank.interrupt('refund', (_request, response) => {
      response.writeHead(400).end('{"type":"account_error","message":"Insufficient balance"}')
      return true
    })
    await cancel(orderId)
    expect((await act('completeRefundPayout', await readOne(orderId))).body.code).toBe('refund.at_gateway')
    await send()
    const refused = await readOne(orderId)
    expect(refused).toMatchObject({ state: 'failed', failure: 'refused', failureText: 'Insufficient balance' })
    expect(await sumAccounts(orderId)).toEqual({ bank: -12_500, gateway: 12_500 })
    bank.interrupt('refund', null)
    const answers = await Promise.all([act('retryRefundPayout', refused), act('retryRefundPayout', refused)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await send()
    expect([refunds().count(trNumber), (await readOne(orderId)).state]).toEqual([1, 'refunded'])
    const noted = shop.db.selectFrom('audit_entry').select('action').where('subject', '=', `order:${orderId}`)
    expect(await noted.where('action', '=', 'retryRefundPayout').execute()).toHaveLength(1)
  })

  test('OPEN-09 a refused refund can be sent by hand, and the gateway is not asked again', async () => {
    const { orderId, trNumber } = await makePaidOrder(shop, bank)
    bank.interrupt('refund', (_request, response) => {
      response.writeHead(400).end('<html>')
      return true
    })
    await cancel(orderId)
    await send()
    bank.interrupt('refund', null)
    const refused = await readOne(orderId)
    expect(refused).toMatchObject({ state: 'failed', failure: 'refused', failureText: '' })
    expect((await act('completeRefundPayout', refused)).status).toBe(200)
    expect((await act('retryRefundPayout', refused)).status).toBe(200)
    await sendAfter(60)
    expect([refunds().count(trNumber), (await readOne(orderId)).state]).toEqual([0, 'byHand'])
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('OPEN-09 a refund made at the gateway itself counts when it is the same amount, and stops the job when it is another', async () => {
    const [same, other] = [await makePaidOrder(shop, bank), await makePaidOrder(shop, bank)]
    refunds().refund(same.trNumber, 12_500)
    refunds().refund(other.trNumber, 1_000)
    await cancel(same.orderId)
    await cancel(other.orderId)
    await send()
    expect(await readOne(same.orderId)).toMatchObject({ state: 'refunded' })
    expect(await readOne(other.orderId)).toMatchObject({ state: 'failed', failure: 'otherAmount' })
    expect([refunds().count(same.trNumber), refunds().count(other.trNumber)]).toEqual([1, 1])
  })

  test('OPEN-09 given a gateway that does not answer, then the refund stays pending and is sent later', async () => {
    const { orderId, trNumber } = await makePaidOrder(shop, bank)
    bank.interrupt('fetch', (_request, response) => {
      response.writeHead(503).end()
      return true
    })
    await cancel(orderId)
    await send()
    for (const minutes of [1, 2]) await sendAfter(minutes)
    expect(await readOne(orderId)).toMatchObject({ state: 'pending', isSlow: true })
    bank.interrupt('fetch', null)
    await sendAfter(60)
    expect([refunds().count(trNumber), (await readOne(orderId)).state]).toEqual([1, 'refunded'])
  })
})

test('OPEN-09 an order paid through a gateway without refunds stays a task of the desk', async () => {
  const bank = await openPaylinkBank()
  const shop = await openTestShop({ environment: bank.environment })
  const desk = await makeUser(shop, { role: 'Admin' })
  const { buyer, orderId } = await makePaidOrder(shop, bank)
  const body = { refund: 'samePayment', expectedRefund: 125 }
  await buyer.visitor.call('cancelOwnOrder', { params: { userId: buyer.userId, orderId }, body })
  await shop.runJobs()
  const [payout] = await readPayouts(desk, orderId)
  expect(payout).toMatchObject({ state: 'open', amount: 125, paidWith: [{ gateway: 'paylink' }] })
  await desk.visitor.call('completeRefundPayout', { params: { payoutId: String(payout?.id) } })
  expect(await readPayouts(desk, orderId)).toMatchObject([{ state: 'byHand' }])
  await shop.close()
  await bank.close()
})
