import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { openFakeMoyasar } from '../../testing/fake-moyasar.ts'
import { BANK_OPERATIONS, type GatewayBank } from '../../testing/gateway-bank.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { openPaylinkBank } from '../../testing/paylink-bank.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'

describe.each<[string, () => Promise<GatewayBank>]>([
  ['Paylink', openPaylinkBank],
  ['Moyasar', openFakeMoyasar],
])('the shop with %s', (_name, open) => {
  let bank: GatewayBank
  let shop: TestShop
  beforeAll(async () => {
    bank = await open()
    shop = await openTestShop({ environment: bank.environment })
  })
  afterAll(async () => {
    await shop.close()
    await bank.close()
  })
  beforeEach(() => {
    for (const operation of BANK_OPERATIONS) bank.interrupt(operation, null)
    shop.clock.set(SUNDAY_MORNING)
  })

  async function linked() {
    const { buyer, order } = await makeOrder(shop)
    const pay = () => buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } })
    const { body } = await pay()
    return { buyer, order, link: body, pay, trNumber: bank.latest() }
  }
  let address = 0
  const confirm = (orderId: string, trNumber: string, language: 'en' | 'ar' = 'en') => {
    address += 1
    return shop.visitor({ language, ip: `10.1.0.${address}` }).call('confirmPayment', { params: { orderId, trNumber } })
  }
  const getPayments = (orderId: string) =>
    shop.db.selectFrom('payment').selectAll().where('order_id', '=', orderId).execute()
  const getAttempts = (orderId: string) =>
    shop.db.selectFrom('payment_attempt').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute()

  test('API-23 OPEN-09 the buyer gets the link, returns by the return route and has paid', async () => {
    const { order, link, trNumber } = await linked()
    expect(link.link).toContain(trNumber)
    const response = await shop.visitor().fetch(bank.returnPath(trNumber))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      `http://localhost:3000/confirm-payment?orderId=${order.id}&status=returned&trNumber=${trNumber}`,
    )
    bank.update(trNumber, { status: 'paid' })
    expect((await confirm(order.id, trNumber)).body.isSuccess).toBe(true)
    expect(await getPayments(order.id)).toMatchObject([{ applied: 12_500, gateway: bank.name, tr_number: trNumber }])
  })

  test('H21 OPEN-09 a notice needs its secret, is verified with the gateway, and is recorded once', async () => {
    const { order, trNumber } = await linked()
    expect((await bank.notify(shop, trNumber, 'a guess')).status).toBe(403)
    expect((await bank.notify(shop, trNumber)).body).toEqual({ received: true })
    expect(await getPayments(order.id)).toEqual([])
    bank.update(trNumber, { status: 'paid' })
    expect((await bank.notify(shop, trNumber, 'a guess')).status).toBe(403)
    expect(await getPayments(order.id)).toEqual([])
    await Promise.all(Array.from({ length: 10 }, () => bank.notify(shop, trNumber)))
    expect(await getPayments(order.id)).toMatchObject([{ applied: 12_500 }])
  })

  test('C7 OPEN-09 a notice that arrives before the link is stored finds its attempt', async () => {
    const { order, trNumber } = await linked()
    await shop.db
      .updateTable('payment_attempt')
      .set({ tr_number: null, state: 'created' })
      .where('order_id', '=', order.id)
      .execute()
    bank.update(trNumber, { status: 'paid' })
    await bank.notify(shop, trNumber)
    expect(await getPayments(order.id)).toHaveLength(1)
    expect((await bank.notify(shop, '404404')).status).toBe(200)
  })

  test('D6 OPEN-09 after a lost answer no second link is created, and the payment of the first is found', async () => {
    const { buyer, order } = await makeOrder(shop)
    const pay = () => buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } })
    let lost = 0
    bank.interrupt('create', () => {
      lost += 1
      return false
    })
    const before = bank.count()
    expect((await pay()).status).toBe(200)
    await shop.db
      .updateTable('payment_attempt')
      .set({ tr_number: null, link: null, state: 'created', error_code: 'unknown' })
      .where('order_id', '=', order.id)
      .execute()
    expect((await pay()).body.code).toBe('payment.link_unavailable')
    expect([lost, bank.count()]).toEqual([1, before + 1])
    bank.update(bank.latest(), { status: 'paid' })
    await bank.notify(shop, bank.latest())
    expect(await getPayments(order.id)).toHaveLength(1)
  })

  test('D6 AGREE-11 OPEN-09 a wrong amount is not applied to the order and is booked as credit', async () => {
    const { order, trNumber } = await linked()
    bank.update(trNumber, { status: 'paid', amount: 12_499 })
    expect((await confirm(order.id, trNumber)).body).toMatchObject({ isSuccess: false, errorCode: 'mismatch' })
    expect(await getPayments(order.id)).toMatchObject([{ amount: 12_499, applied: 0 }])
  })

  test('AGREE-11 OPEN-09 another currency is recorded for the desk and books nothing', async () => {
    const { order, trNumber } = await linked()
    bank.update(trNumber, { status: 'paid', currency: 'USD' })
    expect((await confirm(order.id, trNumber)).body).toMatchObject({ isSuccess: false, errorCode: 'mismatch' })
    expect(await getPayments(order.id)).toEqual([])
    const found = shop.db.selectFrom('payment_discrepancy').selectAll().where('order_id', '=', order.id)
    expect(await found.execute()).toMatchObject([{ currency: 'USD', resolution: null }])
  })

  test('P7 OPEN-09 a late notice of a cancelled order becomes store credit', async () => {
    const { buyer, order, trNumber } = await linked()
    bank.interrupt('cancel', (_request, response) => {
      response.writeHead(500).end()
      return true
    })
    await buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId: order.id } })
    bank.update(trNumber, { status: 'paid' })
    await bank.notify(shop, trNumber)
    expect(await getPayments(order.id)).toMatchObject([{ amount: 12_500, applied: 0 }])
    expect((await confirm(order.id, trNumber)).body.errorCode).toBe('order_cancelled')
  })

  test.each([429, 500, 503])(
    'OPEN-09 while the gateway answers %i nothing is lost; the sweep finds the payment',
    async (status) => {
      const { order, trNumber } = await linked()
      bank.update(trNumber, { status: 'paid' })
      bank.interrupt('fetch', (_request, response) => {
        response.writeHead(status).end('<html>busy</html>')
        return true
      })
      expect((await confirm(order.id, trNumber)).body).toMatchObject({ isSuccess: false, errorCode: 'unreachable' })
      bank.interrupt('fetch', null)
      shop.clock.advance(5 * 60_000)
      await jobHandlers['sweep-payments'](shop.context, {})
      expect(await getPayments(order.id)).toHaveLength(1)
    },
  )

  test('AGREE-05 OPEN-09 a decline is said in words, with what is left to pay, and the same link takes another card', async () => {
    const { order, link, pay, trNumber } = await linked()
    bank.update(trNumber, { status: 'pending', decline: { code: '51', message: 'DECLINED' } })
    const declined = await confirm(order.id, trNumber)
    expect(declined.body).toMatchObject({
      isSuccess: false,
      errorCode: 'declined',
      message: 'There isn’t enough money on this card. Nothing was charged. Please try another card.',
      toPay: { amount: 125 },
    })
    expect((await confirm(order.id, trNumber, 'ar')).body.message).toContain('رصيد البطاقة لا يكفي')
    expect((await pay()).body).toEqual(link)
    bank.update(trNumber, { status: 'paid' })
    expect((await confirm(order.id, trNumber)).body.isSuccess).toBe(true)
  })

  test('AGREE-05 OPEN-09 after a failed invoice the buyer gets a new link', async () => {
    const { order, link, pay, trNumber } = await linked()
    bank.update(trNumber, { status: 'failed', decline: { code: '54', message: 'EXPIRED CARD' } })
    expect((await confirm(order.id, trNumber)).body).toMatchObject({ message: expect.stringContaining('has expired') })
    expect((await pay()).body.link).not.toBe(link.link)
    expect(await getAttempts(order.id)).toMatchObject([{ state: 'failed' }, { state: 'pending' }])
  })

  test('OPEN-09 a link that is no longer wanted is canceled at its gateway', async () => {
    const { buyer, order, trNumber } = await linked()
    await buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId: order.id } })
    await shop.runJobs()
    expect(await bank.gateway().fetch(trNumber)).toMatchObject({ value: { status: 'canceled' } })
  })
})
