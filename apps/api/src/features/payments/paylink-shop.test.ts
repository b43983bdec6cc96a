import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakePaylink, fakePaylink } from '../../testing/fake-paylink.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

const SECRET = 'the header that the shop set at Paylink'
let paylink: FakePaylink
let shop: TestShop
beforeAll(async () => {
  paylink = await fakePaylink()
  const environment = {
    GATEWAY: 'paylink',
    PAYLINK_URL: paylink.url,
    PAYLINK_API_ID: 'APP_ID',
    PAYLINK_SECRET: 'secret',
    PAYLINK_WEBHOOK_SECRET: SECRET,
  }
  shop = await openTestShop({ environment })
})
afterAll(async () => {
  await shop.close()
  await paylink.close()
})

async function linked() {
  const { buyer, order } = await makeOrder(shop)
  const { body } = await buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } })
  const trNumber = [...paylink.invoices.keys()].at(-1) ?? ''
  return { buyer, order, link: body, trNumber, invoice: paylink.invoices.get(trNumber) }
}
const notify = (body: object, authorization?: string) =>
  shop.visitor().call('paylinkWebhook', { body, headers: authorization ? { authorization } : {} })
const getPayments = (orderId: string) =>
  shop.db.selectFrom('payment').selectAll().where('order_id', '=', orderId).execute()

describe('the shop with Paylink', () => {
  test('API-23 the buyer gets Paylink’s link and returns by the return route', async () => {
    const { order, link, trNumber, invoice } = await linked()
    expect(link.link).toBe(`https://paymentpilot.paylink.sa/pay/info/${trNumber}`)
    const back = new URL(String(invoice?.request.callBackUrl))
    expect(back.pathname).toBe(`/payment-return/paylink/${order.id}`)
    const response = await shop.visitor().fetch(`${back.pathname}?OrderNumber=x&TransactionNo=${trNumber}`)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      `http://localhost:3000/confirm-payment?orderId=${order.id}&status=returned&trNumber=${trNumber}`,
    )
    Object.assign(invoice ?? {}, { orderStatus: 'Paid' })
    const answer = await shop.visitor().call('confirmPayment', { params: { orderId: order.id, trNumber } })
    expect(answer.body.isSuccess).toBe(true)
  })

  test('H21 a notice needs its header, is verified with the gateway, and is recorded once', async () => {
    const { order, trNumber, invoice } = await linked()
    const notice = {
      amount: 125,
      merchantEmail: 'm@example.com',
      transactionNo: trNumber,
      merchantOrderNumber: 'x',
      orderStatus: 'Paid',
    }
    expect((await notify(notice)).status).toBe(403)
    expect((await notify(notice, 'Bearer guess')).status).toBe(403)
    expect((await notify(notice, `Bearer ${SECRET}`)).body).toEqual({ received: true })
    expect(await getPayments(order.id)).toEqual([])
    Object.assign(invoice ?? {}, { orderStatus: 'Paid' })
    await Promise.all(Array.from({ length: 10 }, () => notify(notice, `Bearer ${SECRET}`)))
    expect(await getPayments(order.id)).toMatchObject([{ applied: 12_500, gateway: 'paylink' }])
  })

  test('C7 a notice that arrives before the link is stored finds its attempt', async () => {
    const { order, trNumber, invoice } = await linked()
    await shop.db
      .updateTable('payment_attempt')
      .set({ tr_number: null, state: 'created' })
      .where('order_id', '=', order.id)
      .execute()
    Object.assign(invoice ?? {}, { orderStatus: 'paid' })
    await notify({ transactionNo: trNumber }, `Bearer ${SECRET}`)
    expect(await getPayments(order.id)).toHaveLength(1)
    expect((await notify({ transactionNo: '404404' }, `Bearer ${SECRET}`)).status).toBe(200)
  })

  test('D6 AGREE-11 a wrong amount at Paylink is not applied to the order, and is booked as credit', async () => {
    const { order, trNumber, invoice } = await linked()
    Object.assign(invoice ?? {}, { orderStatus: 'Paid', amount: 124.99 })
    const answer = await shop.visitor().call('confirmPayment', { params: { orderId: order.id, trNumber } })
    expect(answer.body).toMatchObject({ isSuccess: false, errorCode: 'mismatch' })
    expect(await getPayments(order.id)).toMatchObject([{ amount: 12_499, applied: 0 }])
  })
})
