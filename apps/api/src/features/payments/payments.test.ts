import type { Language } from '@warda/domain/language'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { makeOrder } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { getOrderMoney } from '../ledger/index.ts'

const gateway = fakeGateway()
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ gateway })
})
afterAll(() => shop.close())
beforeEach(() => {
  Object.assign(gateway.script, { createLink: undefined, fetch: undefined, cancel: undefined })
  Object.assign(gateway.calls, { createLink: 0, fetch: 0, cancel: 0 })
  shop.clock.set(SUNDAY_MORNING)
})

const pay = (buyer: TestUser, orderId: string) =>
  buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId } })
let address = 0
/** Confirms without a session from a new IP address, because the limit is per address. */
const confirm = (orderId: string, trNumber: string, language: Language = 'en') => {
  address += 1
  const ip = `10.0.${address >> 8}.${address & 255}`
  return shop.visitor({ language, ip }).call('confirmPayment', { params: { orderId, trNumber } })
}
const getAttempts = (orderId: string) =>
  shop.db.selectFrom('payment_attempt').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute()
const getPayments = (orderId: string) =>
  shop.db.selectFrom('payment').selectAll().where('order_id', '=', orderId).execute()
const getStates = async (orderId: string) =>
  (
    await shop.db.selectFrom('order_event').select('to_state').where('order_id', '=', orderId).orderBy('seq').execute()
  ).map((row) => row.to_state)
const getMails = async (email: string) =>
  await shop.db
    .selectFrom('mail')
    .select(['kind', 'language'])
    .where('to_address', '=', email)
    .orderBy('created_at')
    .execute()

/** An order with a payment link. */
async function linked(options: Parameters<typeof makeOrder>[2] = {}) {
  const created = await makeOrder(shop, {}, options)
  const answer = await pay(created.buyer, created.order.id)
  const [attempt] = await getAttempts(created.order.id)
  return { ...created, answer, trNumber: attempt?.tr_number ?? '' }
}

describe('opening a payment', () => {
  test('API-23 given repeated and concurrent requests, one link for the outstanding amount is requested', async () => {
    const { buyer, order } = await makeOrder(shop)
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(buyer, order.id)))
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map((answer) => answer.body.link)).size).toBe(1)
    expect(gateway.calls.createLink).toBe(1)
    const [attempt, ...others] = await getAttempts(order.id)
    expect(others).toEqual([])
    expect(attempt).toMatchObject({ state: 'pending', amount: 12_500 })
    const request = gateway.transactions.get(attempt?.tr_number ?? '')?.request
    expect(request).toMatchObject({
      attemptId: attempt?.id,
      amount: 12_500,
      returnUrl: `http://localhost:3000/confirm-payment?orderId=${order.id}`,
      description: `Warda, order ${order.orderNumber}`,
    })
    expect(answers[0]?.body).toEqual({
      link: attempt?.link,
      mopileUrl: `${attempt?.link}/m`,
      qrUrl: `${attempt?.link}/qr`,
    })
  })

  test('API-23 a paid, cancelled or expired order has no link', async () => {
    const { buyer, order } = await makeOrder(shop)
    shop.clock.advance(31 * 60_000)
    const late = await makeOrder(shop)
    shop.clock.set(SUNDAY_MORNING)
    await buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId: order.id } })
    expect((await pay(buyer, order.id)).body.code).toBe('order.cancelled')
    await shop.db
      .updateTable('orders')
      .set({ expires_at: new Date(SUNDAY_MORNING - 1) })
      .where('id', '=', late.order.id)
      .execute()
    expect((await pay(late.buyer, late.order.id)).body.code).toBe('order.cancelled')
    expect(gateway.calls.createLink).toBe(0)
  })

  test('D6 after a lost answer, no second link is created until the attempt expires', async () => {
    const { buyer, order } = await makeOrder(shop)
    gateway.script.createLink = async () => ({ ok: false, reason: 'unknown' })
    expect(await pay(buyer, order.id)).toMatchObject({ status: 503, body: { code: 'payment.link_unavailable' } })
    gateway.script.createLink = undefined
    expect((await pay(buyer, order.id)).status).toBe(503)
    expect(gateway.calls.createLink).toBe(1)
    shop.clock.advance(121_000)
    const { body } = await pay(buyer, order.id)
    expect(body.link).toMatch(/^https:\/\/pay\.bank\.example/)
    expect((await getAttempts(order.id)).map((attempt) => attempt.state)).toEqual(['expired', 'pending'])
  })

  test('D6 after a refusal of the gateway, the next request asks it again', async () => {
    const { buyer, order } = await makeOrder(shop)
    gateway.script.createLink = async () => ({ ok: false, reason: 'refused' })
    expect((await pay(buyer, order.id)).status).toBe(503)
    gateway.script.createLink = undefined
    expect((await pay(buyer, order.id)).status).toBe(200)
    expect((await getAttempts(order.id)).map((attempt) => attempt.state)).toEqual(['failed', 'pending'])
  })

  test('P27 a link to an unknown host is never returned', async () => {
    const { buyer, order } = await makeOrder(shop)
    for (const link of [
      'https://evil.example/pay',
      'http://pay.bank.example/x',
      'javascript:alert(1)',
      'https://bank.example.evil.example/',
    ]) {
      gateway.script.createLink = async () => ({
        ok: true,
        value: { trNumber: `F${Math.random()}`.replace('.', ''), link, mobileUrl: link, qrUrl: link },
      })
      expect((await pay(buyer, order.id)).body.code, link).toBe('payment.link_unavailable')
    }
    expect(gateway.calls.cancel).toBe(4)
  })

  test('given a cancellation during the gateway request, no open link remains', async () => {
    const { buyer, order } = await makeOrder(shop)
    let go = () => {}
    const blocked = new Promise<void>((resolve) => {
      go = resolve
    })
    gateway.script.createLink = async ({ attemptId, amount }) => {
      await blocked
      const value = { trNumber: 'HELD-1', link: 'https://bank.example/1', mobileUrl: '', qrUrl: '' }
      gateway.transactions.set('HELD-1', {
        attemptId,
        amount,
        status: 'pending',
        currency: 'SAR',
        errorCode: '',
        request: {} as never,
      })
      return { ok: true, value }
    }
    const response = pay(buyer, order.id)
    await expect.poll(() => gateway.calls.createLink).toBe(1)
    expect(
      (await buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId: order.id } })).status,
    ).toBe(200)
    go()
    expect((await response).body.code).toBe('order.cancelled')
    await shop.runJobs()
    expect(gateway.transactions.get('HELD-1')?.status).toBe('canceled')
  })
})

describe('confirming a payment', () => {
  test('API-23 AGREE-01 P6 given fifty concurrent confirmations, one payment, one move and one mail are recorded', async () => {
    const { buyer, order, trNumber, flower } = await linked({ language: 'ar' })
    gateway.update(trNumber, { status: 'paid' })
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(order.id, trNumber)))
    const expected = {
      isSuccess: true,
      message: 'Your payment has arrived. Thank you!',
      orderNumber: order.orderNumber,
      errorCode: '',
      amounts: { orders: 1, total: 125, paid: 125, outstanding: 0 },
    }
    expect(answers.map((answer) => answer.body)).toEqual(answers.map(() => expected))
    expect(await getPayments(order.id)).toMatchObject([{ amount: 12_500, applied: 12_500, tr_number: trNumber }])
    expect(await getStates(order.id)).toEqual(['placed', 'preparing'])
    expect(await getOrderMoney(shop.db, order.id)).toEqual({ outstanding: 0, paid: 12_500, due: 12_500 })
    expect(await getMails(buyer.email)).toEqual([
      { kind: 'order-placed', language: 'ar' },
      { kind: 'order-paid', language: 'ar' },
    ])
    const product = await shop.db
      .selectFrom('product')
      .select('sold_count')
      .where('id', '=', flower.productId)
      .executeTakeFirst()
    expect(product?.sold_count).toBe(1)
    const fetchCount = gateway.calls.fetch
    expect((await confirm(order.id, trNumber, 'ar')).body).toEqual({ ...expected, message: 'وصلتنا دفعتك. شكرًا لك!' })
    expect(gateway.calls.fetch).toBe(fetchCount)
    expect((await pay(buyer, order.id)).body.code).toBe('order.already_paid')
    expect((await getAttempts(order.id)).map((attempt) => attempt.state)).toEqual(['captured'])
  })

  test('P5 the status in the URL has no effect: only the gateway’s status counts', async () => {
    const { order, trNumber } = await linked()
    const path = `/api/PayMent/confirm-payment/${order.id}/${trNumber}?status=paid`
    const answer = await (await shop.visitor({ ip: '10.9.9.9' }).fetch(path)).json()
    expect(answer).toMatchObject({ isSuccess: false, errorCode: 'pending' })
    expect(await getPayments(order.id)).toEqual([])
  })

  test('H20 another order’s transaction is answered like a missing one', async () => {
    const [one, two] = [await linked(), await linked()]
    gateway.update(one.trNumber, { status: 'paid' })
    const foreign = await confirm(two.order.id, one.trNumber)
    const missing = await confirm(two.order.id, 'NO-SUCH')
    expect(foreign.body).toEqual({
      isSuccess: false,
      message: 'We couldn’t find this payment.',
      orderNumber: null,
      errorCode: 'unknown',
    })
    expect(foreign.body).toEqual(missing.body)
    expect(foreign.status).toBe(missing.status)
    expect(await getPayments(one.order.id)).toEqual([])
  })

  test('D6 H20 a transaction with another reference at the gateway is not applied', async () => {
    const { order, trNumber } = await linked()
    gateway.update(trNumber, { status: 'paid', attemptId: crypto.randomUUID() })
    expect((await confirm(order.id, trNumber)).body).toMatchObject({ isSuccess: false, errorCode: 'mismatch' })
    expect(await getPayments(order.id)).toEqual([])
    expect(await getOrderMoney(shop.db, order.id)).toEqual({ outstanding: 12_500, paid: 0, due: 12_500 })
  })

  test('D6 AGREE-05 a declined card can be tried again with a new link, and the answer names what is left to pay until when', async () => {
    const { buyer, order, trNumber } = await linked()
    gateway.update(trNumber, { status: 'failed', errorCode: 'card_declined' })
    expect((await confirm(order.id, trNumber)).body).toMatchObject({ isSuccess: false, errorCode: 'card_declined' })
    const declined = (await confirm(order.id, trNumber)).body
    expect(declined).toMatchObject({ isSuccess: false, errorCode: 'card_declined' })
    const held = await shop.db.selectFrom('orders').select('expires_at').where('id', '=', order.id).executeTakeFirst()
    expect(declined.toPay).toEqual({ amount: 125, until: held?.expires_at?.toISOString() })
    const again = await pay(buyer, order.id)
    expect(again.body.link).not.toContain(trNumber)
    const [, second] = await getAttempts(order.id)
    gateway.update(second?.tr_number ?? '', { status: 'paid' })
    expect((await confirm(order.id, second?.tr_number ?? '')).body.isSuccess).toBe(true)
  })

  test('D6 a success after a failure is applied; a second payment becomes store credit', async () => {
    const { buyer, order, trNumber } = await linked()
    gateway.update(trNumber, { status: 'failed' })
    await confirm(order.id, trNumber)
    await pay(buyer, order.id)
    const second = (await getAttempts(order.id))[1]?.tr_number ?? ''
    gateway.update(trNumber, { status: 'paid' })
    gateway.update(second, { status: 'paid' })
    const answers = await Promise.all([confirm(order.id, trNumber), confirm(order.id, second)])
    expect(answers.map((answer) => answer.body.isSuccess).sort()).toEqual([false, true])
    const applied = (await getPayments(order.id)).map((payment) => payment.applied).sort()
    expect(applied).toEqual([0, 12_500])
    expect(await getOrderMoney(shop.db, order.id)).toEqual({ outstanding: 0, paid: 12_500, due: 12_500 })
  })

  test('P7 I12 a payment for a cancelled order becomes store credit, the order stays cancelled and the buyer is notified', async () => {
    const { buyer, order, trNumber } = await linked()
    gateway.script.cancel = async () => false
    await buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId: order.id } })
    gateway.update(trNumber, { status: 'paid' })
    const answers = [await confirm(order.id, trNumber), await confirm(order.id, trNumber)]
    expect(answers[0]?.body).toMatchObject({
      isSuccess: false,
      errorCode: 'order_cancelled',
      orderNumber: order.orderNumber,
    })
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await getStates(order.id)).toEqual(['placed', 'cancelled'])
    expect(await getPayments(order.id)).toMatchObject([{ amount: 12_500, applied: 0 }])
    const credit = await shop.db
      .selectFrom('ledger_entry')
      .select('amount')
      .where('order_id', '=', order.id)
      .where('account', '=', 'customerCredit')
      .execute()
    expect(credit).toEqual([{ amount: -12_500 }])
    expect((await getMails(buyer.email)).map((mail) => mail.kind)).toEqual([
      'order-placed',
      'order-cancelled',
      'payment-late-credit',
    ])
  })

  test('H31 given a rejection and a payment at once, one applies and no money is lost', async () => {
    for (let round = 0; round < 10; round++) {
      const { buyer, order, trNumber } = await linked()
      gateway.update(trNumber, { status: 'paid' })
      const [rejected, confirmed] = await Promise.all([
        buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId: order.id } }),
        confirm(order.id, trNumber),
      ])
      expect(rejected.status === 200).toBe(!confirmed.body.isSuccess)
      const [payment] = await getPayments(order.id)
      expect(payment?.applied).toBe(rejected.status === 200 ? 0 : 12_500)
      expect(await getStates(order.id)).toEqual(['placed', rejected.status === 200 ? 'cancelled' : 'preparing'])
    }
  })
})

describe('background jobs', () => {
  test('H21 given a closed browser, the job finds the payment', async () => {
    const { order, trNumber } = await linked()
    gateway.update(trNumber, { status: 'paid' })
    await jobHandlers['sweep-payments'](shop.context, {})
    expect(await getPayments(order.id)).toEqual([])
    shop.clock.advance(121_000)
    await jobHandlers['sweep-payments'](shop.context, {})
    expect(await getStates(order.id)).toEqual(['placed', 'preparing'])
  })

  test('decisions §4 an order paid in its last second does not expire', async () => {
    const { order, trNumber } = await linked()
    gateway.update(trNumber, { status: 'paid' })
    shop.clock.advance(30 * 60_000)
    await jobHandlers['expire-order'](shop.context, { orderId: order.id })
    expect(await getStates(order.id)).toEqual(['placed', 'preparing'])
  })

  test('given expiry and payment at once, the stock is either sold or returned', async () => {
    const twin = await shop.twin()
    for (let round = 0; round < 8; round++) {
      shop.clock.set(SUNDAY_MORNING)
      const { order, trNumber, flower } = await linked()
      shop.clock.advance(30 * 60_000)
      twin.clock.advance(30 * 60_000)
      const expire = () => jobHandlers['expire-order'](twin.context, { orderId: order.id })
      const [, answer] = await Promise.all([
        expire(),
        Promise.resolve()
          .then(() => gateway.update(trNumber, { status: 'paid' }))
          .then(() => confirm(order.id, trNumber)),
      ])
      const stock = await shop.db
        .selectFrom('stock')
        .select('on_hand')
        .where('variant_id', '=', flower.variantId)
        .executeTakeFirst()
      const [, last] = await getStates(order.id)
      expect(last).toBe(answer.body.isSuccess ? 'preparing' : 'cancelled')
      expect(stock?.on_hand).toBe(last === 'cancelled' ? 10 : 9)
    }
  })

  test('an unused link is canceled after a day', async () => {
    const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
    await pay(buyer, order.id)
    const [attempt] = await getAttempts(order.id)
    const tomorrow = { ...shop.context, clock: { now: () => shop.clock.now() + 86_400_001 } }
    await jobHandlers['sweep-payments'](tomorrow, {})
    await jobHandlers['check-payment'](tomorrow, { attemptId: attempt?.id ?? '' })
    expect((await getAttempts(order.id)).map((each) => each.state)).toEqual(['expired'])
    expect(gateway.transactions.get(attempt?.tr_number ?? '')?.status).toBe('canceled')
  })

  test('a failed cancellation of a link is retried by the queue', async () => {
    const { buyer, order, trNumber } = await linked()
    gateway.script.cancel = async () => false
    await buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId: order.id } })
    const attemptId = (await getAttempts(order.id))[0]?.id ?? ''
    await expect(jobHandlers['check-payment'](shop.context, { attemptId })).rejects.toThrow('still open')
    gateway.script.cancel = undefined
    await jobHandlers['check-payment'](shop.context, { attemptId })
    expect(gateway.transactions.get(trNumber)?.status).toBe('canceled')
  })
})

describe('a gateway that fails', () => {
  test('D6 a gateway without answer times out within three seconds, and after five failures requests fail immediately', async () => {
    const slow = fakeGateway()
    const other = await openTestShop({ gateway: slow })
    slow.script.createLink = () => new Promise(() => {})
    const { buyer, order } = await makeOrder(other)
    const ask = () => buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } })
    const timers = vi.spyOn(globalThis, 'setTimeout')
    expect((await ask()).body.code).toBe('payment.link_unavailable')
    // The timeouts are compared, not the elapsed time, which depends on the load of the machine.
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(2_500)
    timers.mockRestore()
    slow.script.createLink = async () => ({ ok: false, reason: 'unreachable' })
    other.clock.advance(121_000)
    for (let tried = 0; tried < 4; tried++) await ask()
    expect(slow.calls.createLink).toBe(5)
    const before = slow.calls.createLink
    for (let tried = 0; tried < 5; tried++) expect((await ask()).status).toBe(503)
    expect(slow.calls.createLink).toBe(before)
    slow.script.createLink = undefined
    other.clock.advance(31_000)
    expect((await ask()).status).toBe(200)
    await other.close()
  })
})
