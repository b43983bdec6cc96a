import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakePaylink, fakePaylink } from '../testing/fake-paylink.ts'
import type { Gateway, LinkRequest } from './gateway.ts'
import { createPaylinkGateway } from './paylink.ts'

let paylink: FakePaylink
let gateway: Gateway
beforeAll(async () => {
  paylink = await fakePaylink()
})
afterAll(() => paylink.close())
beforeEach(() => {
  paylink.interrupt.clear()
  paylink.requests.length = 0
  gateway = createPaylinkGateway({ PAYLINK_URL: paylink.url, PAYLINK_API_ID: 'APP_ID', PAYLINK_SECRET: 'secret' }, 400)
})

const request: LinkRequest = {
  attemptId: '0c6cf6c4-6b3c-4d0e-9a55-111111111111',
  orderNumber: '10001',
  amount: 11_499,
  customer: { name: 'نورة', phone: '+966551112233', email: 'n@example.com' },
  description: 'Warda, order 10001',
  language: 'ar',
  methods: ['mada', 'visa', 'tabby'],
  returnUrl: 'https://shop.example/payment-return/paylink/1',
}
const createLink = async () => {
  const link = await gateway.createLink(request)
  if (!link.ok) throw new Error(link.reason)
  return link.value
}

describe('Paylink', () => {
  test('API-23 an invoice is created with our reference, riyals and return address, and its links are returned', async () => {
    const link = await createLink()
    const sent = paylink.invoices.get(link.trNumber)?.request
    expect(sent).toMatchObject({
      orderNumber: request.attemptId,
      amount: 114.99,
      currency: 'SAR',
      callBackUrl: request.returnUrl,
      clientName: 'نورة',
      clientMobile: '0551112233',
      supportedCardBrands: ['mada', 'visaMastercard', 'tabby'],
      products: [{ title: 'Warda, order 10001', price: 114.99, qty: 1 }],
    })
    expect(link).toEqual({
      trNumber: link.trNumber,
      link: `https://paymentpilot.paylink.sa/pay/info/${link.trNumber}`,
      mobileUrl: `https://paymentpilot.paylink.sa/pay/mobile/${link.trNumber}`,
      qrUrl: `https://paymentpilot.paylink.sa/pay/qr/${link.trNumber}`,
    })
    expect(await gateway.fetch(link.trNumber)).toEqual({
      ok: true,
      value: { attemptId: request.attemptId, status: 'pending', amount: 11_499, currency: 'SAR', errorCode: '' },
    })
  })

  test('concurrent requests sign in once, and a rejected token causes a new sign-in', async () => {
    await Promise.all([createLink(), createLink(), createLink()])
    expect(paylink.requests.filter((line) => line === 'POST /api/auth')).toHaveLength(1)
    let refused = false
    paylink.interrupt.set('/api/getInvoice', (_request, response) => {
      if (refused) return false
      refused = true
      response.writeHead(401).end('{}')
      return true
    })
    const { trNumber } = await createLink()
    expect((await gateway.fetch(trNumber)).ok).toBe(true)
    expect(paylink.requests.filter((line) => line === 'POST /api/auth')).toHaveLength(2)
  })

  test.each([
    ['Paid', 'paid'],
    ['paid', 'paid'],
    ['PENDING', 'pending'],
    ['Canceled', 'canceled'],
    ['cancelled', 'canceled'],
    ['Failed', 'failed'],
    ['SomethingNew', 'pending'],
  ])('status %s is %s', async (orderStatus, status) => {
    const { trNumber } = await createLink()
    Object.assign(paylink.invoices.get(trNumber) ?? {}, { orderStatus })
    expect(await gateway.fetch(trNumber)).toMatchObject({ value: { status } })
  })

  test('an amount below five riyals is rejected without a request', async () => {
    paylink.requests.length = 0
    expect(await gateway.createLink({ ...request, amount: 499 })).toEqual({ ok: false, reason: 'refused' })
    expect(paylink.requests).toEqual([])
  })
})
