import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser } from '../../testing/make-user.ts'
import { openPaylinkBank } from '../../testing/paylink-bank.ts'
import { makePaidOrder, openRefundShop, type RefundShop, readPayouts } from '../../testing/refund-shop.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { getOrderMoney } from '../ledger/index.ts'

describe('refunds of orders paid through Moyasar', () => {
  let opened: RefundShop
  beforeAll(async () => {
    opened = await openRefundShop()
  })
  afterAll(() => opened.close())
  beforeEach(() => opened.reset())

  const sumAccounts = async (orderId: string) => {
    const rows = await opened.shop.db
      .selectFrom('ledger_entry')
      .select(['account', 'amount'])
      .where('order_id', '=', orderId)
      .execute()
    const sum = (account: string) =>
      rows.filter((row) => row.account === account).reduce((all, { amount }) => all + amount, 0)
    return { bank: sum('bank'), gateway: sum('gateway') }
  }

  test('OPEN-09 a refund that the desk decides is sent by the job, booked at the gateway, and shown in the timeline', async () => {
    const { orderId, trNumber } = await opened.makePaidOrder()
    expect((await opened.cancel(orderId)).status).toBe(200)
    expect(await opened.readOne(orderId)).toMatchObject({ state: 'pending', amount: 125, method: 'transfer' })
    await opened.shop.runJobs()
    expect(await opened.readOne(orderId)).toMatchObject({ state: 'refunded', failure: null })
    expect([opened.refunds().total(trNumber), opened.refunds().count(trNumber)]).toEqual([12_500, 1])
    expect(await sumAccounts(orderId)).toEqual({ bank: 0, gateway: 0 })
    const { timeline } = (await opened.getDesk().visitor.call('adminOrder', { params: { orderId } })).body.data
    expect(timeline.map(({ text }: { text: string }) => text).join('\n')).toContain('sent back by the payment gateway')
    expect(
      (await opened.getDesk().visitor.call('refundPayouts')).body.data.filter(
        (each: { orderId: string }) => each.orderId === orderId,
      ),
    ).toEqual([])
    expect(await brokenInvariants(opened.shop.db)).toEqual([])
  })

  test('OPEN-09 a buyer who cancels gets the money back by the gateway too; cash stays with the desk', async () => {
    const [byTransfer, inCash] = [await opened.makePaidOrder(), await opened.makePaidOrder()]
    const { buyer, orderId } = byTransfer
    const params = { userId: buyer.userId, orderId }
    const body = { refund: 'samePayment', expectedRefund: 125 }
    expect((await buyer.visitor.call('cancelOwnOrder', { params, body })).status).toBe(200)
    await opened.cancel(inCash.orderId, 'cash')
    await opened.send()
    expect(await opened.readOne(orderId)).toMatchObject({ state: 'refunded' })
    expect(await opened.read(inCash.orderId)).toEqual([])
    expect(opened.refunds().count(inCash.trNumber)).toBe(0)
  })

  test('OPEN-09 a payment that was refunded in part before it was recorded is paid with the rest, and the desk decides', async () => {
    const { buyer, order } = await makeOrder(opened.shop)
    await buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } })
    const trNumber = opened.bank.latest()
    opened.bank.update(trNumber, { status: 'paid' })
    opened.refunds().refund(trNumber, 3_000)
    await opened.bank.notify(opened.shop, trNumber)
    const payments = opened.shop.db.selectFrom('payment').select(['amount', 'applied']).where('order_id', '=', order.id)
    expect(await payments.execute()).toEqual([{ amount: 9_500, applied: 0 }])
    const tasks = (await opened.getDesk().visitor.call('paymentDiscrepancies')).body.data
    const task = tasks.find(({ orderId }: { orderId: string }) => orderId === order.id)
    expect(task).toMatchObject({ expected: 125, captured: 95, currency: 'SAR' })
    await opened.getDesk().visitor.call('resolveDiscrepancy', {
      params: { discrepancyId: String(task.id) },
      body: { resolution: 'applied' },
    })
    expect(await getOrderMoney(opened.shop.db, order.id)).toMatchObject({ paid: 9_500, outstanding: 3_000 })
  })

  test('OPEN-09 parts of an order are refunded one after the other', async () => {
    const { orderId, trNumber } = await opened.makePaidOrder()
    await opened.credit(orderId, 20)
    await opened.credit(orderId, 30.5)
    await opened.send()
    await opened.send()
    expect((await opened.read(orderId)).map(({ state, amount }) => [state, amount])).toEqual([
      ['refunded', 20],
      ['refunded', 30.5],
    ])
    expect([opened.refunds().total(trNumber), opened.refunds().count(trNumber)]).toEqual([5_050, 2])
    await opened.cancel(orderId)
    await opened.send()
    expect([opened.refunds().total(trNumber), opened.refunds().count(trNumber)]).toEqual([12_500, 3])
    expect(await brokenInvariants(opened.shop.db)).toEqual([])
  })

  test('OPEN-09 given two processes, many jobs and notices at once, each refund is sent and booked once', async () => {
    const paid = [await opened.makePaidOrder(), await opened.makePaidOrder(), await opened.makePaidOrder()]
    const twin = await opened.shop.twin()
    await Promise.all(paid.map(({ orderId }) => opened.credit(orderId, 20)))
    await Promise.all(paid.map(({ orderId }) => opened.cancel(orderId)))
    const run = (context: TestShop['context']) => jobHandlers['send-refunds'](context, {})
    await Promise.all([
      ...Array.from({ length: 6 }, () => run(opened.shop.context)),
      ...Array.from({ length: 6 }, () => run(twin.context)),
      ...paid.flatMap(({ trNumber }) => [
        opened.refunds().notify(opened.shop, trNumber),
        opened.refunds().notify(twin, trNumber),
      ]),
    ])
    await opened.sendAfter(1)
    await opened.sendAfter(2)
    for (const { orderId, trNumber } of paid) {
      expect((await opened.read(orderId)).map(({ state }) => state)).toEqual(['refunded', 'refunded'])
      expect([opened.refunds().total(trNumber), opened.refunds().count(trNumber)]).toEqual([12_500, 2])
    }
    expect(await brokenInvariants(opened.shop.db)).toEqual([])
  })

  test('OPEN-09 given an answer that was lost after the refund, then the gateway is asked and nothing is sent again', async () => {
    const { orderId, trNumber } = await opened.makePaidOrder()
    opened.bank.interrupt('refund', (_request, response) => {
      opened.refunds().refund(trNumber, 12_500)
      response.socket?.destroy()
      return true
    })
    await opened.cancel(orderId)
    await opened.send()
    expect(await opened.readOne(orderId)).toMatchObject({ state: 'pending' })
    opened.bank.interrupt('refund', null)
    await opened.sendAfter(1)
    expect(await opened.readOne(orderId)).toMatchObject({ state: 'refunded' })
    expect(opened.refunds().count(trNumber)).toBe(1)
    expect(await sumAccounts(orderId)).toEqual({ bank: 0, gateway: 0 })
  })

  test('OPEN-09 given a request without an answer, then it is not sent again before it can no longer be executed', async () => {
    const { orderId, trNumber } = await opened.makePaidOrder()
    let requests = 0
    opened.bank.interrupt('refund', (_request, response) => {
      requests += 1
      response.socket?.destroy()
      return true
    })
    await opened.cancel(orderId)
    await opened.send()
    for (const minutes of [1, 2, 4]) await opened.sendAfter(minutes)
    expect([requests, (await opened.readOne(orderId)).state]).toEqual([1, 'pending'])
    opened.bank.interrupt('refund', null)
    await opened.sendAfter(20)
    expect([opened.refunds().count(trNumber), (await opened.readOne(orderId)).state]).toEqual([1, 'refunded'])
  })

  test('OPEN-09 given a request that is executed late, then the notice of the gateway completes the refund at once', async () => {
    const { orderId, trNumber } = await opened.makePaidOrder()
    opened.bank.interrupt('refund', (_request, response) => {
      response.socket?.destroy()
      return true
    })
    await opened.cancel(orderId)
    await opened.send()
    opened.refunds().refund(trNumber, 12_500)
    expect((await opened.refunds().notify(opened.shop, trNumber)).status).toBe(200)
    await opened.send()
    expect(await opened.readOne(orderId)).toMatchObject({ state: 'refunded' })
    expect(opened.refunds().count(trNumber)).toBe(1)
    expect(await brokenInvariants(opened.shop.db)).toEqual([])
  })

  test('OPEN-09 while the gateway sends it the desk cannot note it as sent; a refusal is shown with its text and can be tried again', async () => {
    const { orderId, trNumber } = await opened.makePaidOrder()
    opened.bank.interrupt('refund', (_request, response) => {
      response.writeHead(400).end('{"type":"account_error","message":"Insufficient balance"}')
      return true
    })
    await opened.cancel(orderId)
    expect((await opened.act('completeRefundPayout', await opened.readOne(orderId))).body.code).toBe(
      'refund.at_gateway',
    )
    await opened.send()
    const refused = await opened.readOne(orderId)
    expect(refused).toMatchObject({ state: 'failed', failure: 'refused', failureText: 'Insufficient balance' })
    expect(await sumAccounts(orderId)).toEqual({ bank: -12_500, gateway: 12_500 })
    opened.bank.interrupt('refund', null)
    const answers = await Promise.all([
      opened.act('retryRefundPayout', refused),
      opened.act('retryRefundPayout', refused),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await opened.send()
    expect([opened.refunds().count(trNumber), (await opened.readOne(orderId)).state]).toEqual([1, 'refunded'])
    for (const name of ['completeRefundPayout', 'retryRefundPayout'] as const)
      expect((await opened.act(name, refused)).body.code).toBe('refund.already_sent')
    const noted = opened.shop.db.selectFrom('audit_entry').select('action').where('subject', '=', `order:${orderId}`)
    expect(await noted.where('action', '=', 'retryRefundPayout').execute()).toHaveLength(1)
  })

  test('OPEN-09 a refused refund can be sent by hand, and the gateway is not asked again', async () => {
    const { orderId, trNumber } = await opened.makePaidOrder()
    opened.bank.interrupt('refund', (_request, response) => {
      response.writeHead(400).end('<html>')
      return true
    })
    await opened.cancel(orderId)
    await opened.send()
    opened.bank.interrupt('refund', null)
    const refused = await opened.readOne(orderId)
    expect(refused).toMatchObject({ state: 'failed', failure: 'refused', failureText: '' })
    expect((await opened.act('completeRefundPayout', refused)).status).toBe(200)
    expect((await opened.act('completeRefundPayout', refused)).status).toBe(200)
    expect((await opened.act('retryRefundPayout', refused)).body.code).toBe('refund.already_sent')
    await opened.sendAfter(60)
    expect([opened.refunds().count(trNumber), (await opened.readOne(orderId)).state]).toEqual([0, 'byHand'])
    expect(await brokenInvariants(opened.shop.db)).toEqual([])
  })

  test('OPEN-09 given a gateway that does not answer, then the refund stays pending and is sent later', async () => {
    const { orderId, trNumber } = await opened.makePaidOrder()
    opened.bank.interrupt('fetch', (_request, response) => {
      response.writeHead(503).end()
      return true
    })
    await opened.cancel(orderId)
    await opened.send()
    for (const minutes of [1, 2]) await opened.sendAfter(minutes)
    expect(await opened.readOne(orderId)).toMatchObject({ state: 'pending', isSlow: true })
    opened.bank.interrupt('fetch', null)
    await opened.sendAfter(60)
    expect([opened.refunds().count(trNumber), (await opened.readOne(orderId)).state]).toEqual([1, 'refunded'])
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
