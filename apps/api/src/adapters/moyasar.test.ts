import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeMoyasar, openFakeMoyasar } from '../testing/fake-moyasar.ts'
import type { LinkRequest } from './gateway.ts'
import { parseMoyasarInvoice } from './moyasar-invoice.ts'

let bank: FakeMoyasar
beforeAll(async () => {
  bank = await openFakeMoyasar()
})
afterAll(() => bank.close())

const request: LinkRequest = {
  attemptId: '0c6cf6c4-6b3c-4d0e-9a55-111111111111',
  orderNumber: '10001',
  amount: 11_499,
  customer: { name: 'نورة', phone: '+966551112233', email: 'n@example.com' },
  description: 'Warda, order 10001',
  language: 'ar',
  methods: ['mada'],
  returnUrl: 'https://shop.example/payment-return/moyasar/1',
}

test('OPEN-09 Moyasar gets halalas, our reference and the return address, with the key as user name', async () => {
  const link = await bank.gateway().createLink(request)
  const invoice = bank.invoices.get(bank.latest())
  expect(bank.authorization()).toBe(`Basic ${Buffer.from('sk_test_warda:').toString('base64')}`)
  expect(invoice).toMatchObject({
    amount: 11_499,
    currency: 'SAR',
    description: request.description,
    success_url: request.returnUrl,
    back_url: request.returnUrl,
    metadata: { attempt_id: request.attemptId, order_number: '10001' },
  })
  // No data of the buyer: Moyasar needs none.
  expect(JSON.stringify(invoice)).not.toContain('example.com"')
  const page = `https://checkout.moyasar.com/invoices/${invoice?.id}?lang=ar`
  expect(link).toEqual({ ok: true, value: { trNumber: invoice?.id, link: page, mobileUrl: page, qrUrl: '' } })
})

const invoice = (change: object) => ({
  id: 'i1',
  status: 'initiated',
  amount: 10_000,
  currency: 'SAR',
  metadata: { attempt_id: request.attemptId },
  payments: [] as object[],
  ...change,
})
const payment = (status: string, change: object = {}) => ({
  status,
  amount: 10_000,
  currency: 'SAR',
  created_at: '2026-11-29T07:00:00.000Z',
  ...change,
})

test.each([
  ['initiated', 'pending'],
  ['on_hold', 'pending'],
  ['something_new', 'pending'],
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['canceled', 'canceled'],
  ['expired', 'canceled'],
  ['voided', 'canceled'],
  ['refunded', 'canceled'],
])('OPEN-09 an invoice of Moyasar that is %s is %s', (status, expected) => {
  expect(parseMoyasarInvoice(invoice({ status }))?.status).toBe(expected)
})

test.each([
  ['initiated', 'pending'],
  ['authorized', 'pending'],
  ['verified', 'pending'],
  ['failed', 'pending'],
  ['paid', 'paid'],
  ['captured', 'paid'],
])('OPEN-09 a payment that is %s makes its invoice %s', (status, expected) => {
  expect(parseMoyasarInvoice(invoice({ payments: [payment(status)] }))?.status).toBe(expected)
})

test('OPEN-09 everything that was captured for an invoice counts, in the currency of the payment', () => {
  const payments = [payment('failed'), payment('paid', { amount: 7_000 }), payment('captured', { amount: 5_000 })]
  expect(parseMoyasarInvoice(invoice({ status: 'paid', payments }))).toMatchObject({ status: 'paid', amount: 12_000 })
  const foreign = [payment('paid', { currency: 'usd' })]
  expect(parseMoyasarInvoice(invoice({ payments: foreign }))).toMatchObject({ currency: 'USD' })
})

test.each([
  ['in part', payment('refunded', { refunded: 3_000 }), { status: 'paid', amount: 7_000, errorCode: '' }],
  ['in part of a captured one', payment('captured', { refunded: 1 }), { status: 'paid', amount: 9_999 }],
  ['in full', payment('refunded', { refunded: 10_000 }), { status: 'canceled', errorCode: 'refunded' }],
  ['without an amount', payment('refunded'), { status: 'canceled', errorCode: 'refunded' }],
])(
  'OPEN-09 of a payment that was refunded %s the rest is paid, whatever its invoice says',
  (_how, refunded, expected) => {
    for (const status of ['paid', 'refunded'])
      expect(parseMoyasarInvoice(invoice({ status, payments: [refunded] }))).toMatchObject(expected)
  },
)

test('OPEN-09 the latest failed payment gives the reason, a 3-D Secure failure before the code', () => {
  const payments = [
    payment('failed', {
      created_at: '2026-11-29T07:05:00Z',
      failure_reason: '3ds_declined_expired_card',
      source: { message: 'DECLINED' },
    }),
    payment('failed', {
      created_at: '2026-11-29T07:01:00Z',
      source: { response_code: '51', message: 'INSUFFICIENT FUNDS' },
    }),
  ]
  expect(parseMoyasarInvoice(invoice({ payments }))).toMatchObject({
    errorCode: '3ds_declined_expired_card',
    decline: 'expiredCard',
  })
})

test('OPEN-09 a failure before another try that has not ended is no decline', () => {
  const failed = payment('failed', { source: { response_code: '51' } })
  const running = payment('initiated', { created_at: '2026-11-29T07:05:00Z' })
  const state = parseMoyasarInvoice(invoice({ payments: [running, failed] }))
  expect(state).toMatchObject({ status: 'pending', errorCode: '' })
  expect(state?.decline).toBeUndefined()
})

test.each([
  ['without our reference', { metadata: null }],
  ['with riyals in place of halalas', { amount: 100.5 }],
  ['with an amount as text', { amount: '10000' }],
  ['without a status', { status: '' }],
])('OPEN-09 an invoice %s is unreadable', (_what, change) => {
  expect(parseMoyasarInvoice(invoice(change))).toBeNull()
})
