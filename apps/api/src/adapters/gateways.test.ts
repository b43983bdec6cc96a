import type { ServerResponse } from 'node:http'
import { REFUNDING_GATEWAYS } from '@warda/domain/payments/refunding-gateways'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openFakeMoyasar } from '../testing/fake-moyasar.ts'
import { BANK_OPERATIONS, type GatewayBank } from '../testing/gateway-bank.ts'
import { openPaylinkBank } from '../testing/paylink-bank.ts'
import type { Gateway, LinkRequest } from './gateway.ts'

const request: LinkRequest = {
  attemptId: '0c6cf6c4-6b3c-4d0e-9a55-111111111111',
  orderNumber: '10001',
  amount: 11_499,
  customer: { name: 'نورة', phone: '+966551112233', email: 'n@example.com' },
  description: 'Warda, order 10001',
  language: 'ar',
  methods: ['mada', 'visa'],
  returnUrl: 'https://shop.example/payment-return/1',
}

const FAILURES: [string, (response: ServerResponse) => void][] = [
  ['a server error', (response) => response.writeHead(500).end('{"message":"oops"}')],
  ['a gateway timeout with a page', (response) => response.writeHead(504).end('<html>')],
  ['a page in place of JSON', (response) => response.writeHead(200).end('<html>')],
  ['a list in place of an object', (response) => response.writeHead(200).end('[]')],
  ['an object of something else', (response) => response.writeHead(200).end('{"something":"else"}')],
  ['no response', () => {}],
  ['a closed connection', (response) => response.socket?.destroy()],
]

describe.each<[string, () => Promise<GatewayBank>]>([
  ['Paylink', openPaylinkBank],
  ['Moyasar', openFakeMoyasar],
])('%s', (_name, open) => {
  let bank: GatewayBank
  let gateway: Gateway
  beforeAll(async () => {
    bank = await open()
  })
  afterAll(() => bank.close())
  beforeEach(() => {
    for (const operation of BANK_OPERATIONS) bank.interrupt(operation, null)
    gateway = bank.gateway()
  })

  const createLink = async () => {
    const link = await gateway.createLink(request)
    if (!link.ok) throw new Error(link.reason)
    return link.value
  }

  test('API-23 OPEN-09 a new link is pending with our reference and amount, at a host of the gateway', async () => {
    const { trNumber, link } = await createLink()
    const host = new URL(link).hostname
    expect(gateway.linkHosts.some((each) => host === each || host.endsWith(`.${each}`))).toBe(true)
    const { attemptId, amount } = request
    expect(await gateway.fetch(trNumber)).toMatchObject({
      ok: true,
      value: { attemptId, status: 'pending', amount, currency: 'SAR', errorCode: '' },
    })
  })

  test.each(['paid', 'failed', 'canceled'] as const)('OPEN-09 a %s invoice is reported as it is', async (status) => {
    const { trNumber } = await createLink()
    bank.update(trNumber, { status })
    expect(await gateway.fetch(trNumber)).toMatchObject({ value: { status, amount: request.amount } })
  })

  test('D6 OPEN-09 the captured amount and currency are those of the gateway', async () => {
    const { trNumber } = await createLink()
    bank.update(trNumber, { status: 'paid', amount: 11_400, currency: 'USD' })
    expect(await gateway.fetch(trNumber)).toMatchObject({ value: { status: 'paid', amount: 11_400, currency: 'USD' } })
  })

  test.each([
    [{ code: '51', message: 'DECLINED' }, 'insufficientFunds'],
    [{ code: '', message: '3-D Secure transaction attempt failed (AUTHENTICATION_FAILED)' }, 'authenticationFailed'],
    [{ code: '99', message: 'UNSPECIFIED FAILURE' }, 'tryAnotherCard'],
  ])('OPEN-09 a try that was declined with %o leaves the link pending and says why', async (decline, reason) => {
    const { trNumber } = await createLink()
    bank.update(trNumber, { status: 'pending', decline })
    expect(await gateway.fetch(trNumber)).toMatchObject({ value: { status: 'pending', decline: reason } })
  })

  test('OPEN-09 an unknown number is no transaction, and an amount below the minimum is rejected without an invoice', async () => {
    expect(await gateway.fetch('999')).toEqual({ ok: true, value: null })
    const before = bank.count()
    expect(await gateway.createLink({ ...request, amount: 99 })).toEqual({ ok: false, reason: 'refused' })
    expect(bank.count()).toBe(before)
  })

  test('OPEN-09 cancel is true for an open invoice, which is canceled then, and false for a paid one', async () => {
    const [open, paid] = [await createLink(), await createLink()]
    expect(await gateway.cancel(open.trNumber)).toBe(true)
    expect(await gateway.fetch(open.trNumber)).toMatchObject({ value: { status: 'canceled' } })
    bank.update(paid.trNumber, { status: 'paid' })
    expect(await gateway.cancel(paid.trNumber)).toBe(false)
  })

  test.each(FAILURES)('D6 OPEN-09 after %s the new invoice is unknown, not failed', async (_what, respond) => {
    bank.interrupt('create', (_request, response) => {
      respond(response)
      return true
    })
    expect(await gateway.createLink(request)).toEqual({ ok: false, reason: 'unknown' })
  })

  test.each(FAILURES)(
    'OPEN-09 after %s nothing is known of a payment, and it is not canceled',
    async (_what, respond) => {
      const { trNumber } = await createLink()
      for (const operation of ['fetch', 'cancel'] as const)
        bank.interrupt(operation, (_request, response) => {
          respond(response)
          return true
        })
      expect(await gateway.fetch(trNumber)).toEqual({ ok: false, reason: 'unreachable' })
      expect(await gateway.cancel(trNumber)).toBe(false)
    },
  )

  test.each([400, 403, 429])('D6 OPEN-09 a response %i is a rejection', async (status) => {
    bank.interrupt('create', (_request, response) => {
      response.writeHead(status).end('{"type":"error","message":"Bad"}')
      return true
    })
    expect(await gateway.createLink(request)).toEqual({ ok: false, reason: 'refused' })
  })

  test('D6 OPEN-09 a wrong key and a missing server create no invoice', async () => {
    const before = bank.count()
    expect(await bank.gatewayWithWrongKey().createLink(request)).toMatchObject({ ok: false })
    expect(await bank.gatewayWithoutServer().createLink(request)).toEqual({ ok: false, reason: 'unreachable' })
    expect(await bank.gatewayWithoutServer().fetch('1')).toEqual({ ok: false, reason: 'unreachable' })
    expect(bank.count()).toBe(before)
  })

  /** A paid transaction with its refund calls; null when the gateway has none. */
  const openRefunds = async () => {
    const { trNumber } = await createLink()
    bank.update(trNumber, { status: 'paid' })
    const found = await gateway.refunds?.fetch(trNumber)
    if (!gateway.refunds || !bank.refunds || !found?.ok || !found.value) return null
    const { paymentId } = found.value
    return { trNumber, paymentId, refunds: gateway.refunds, bank: bank.refunds, state: found.value }
  }

  test('OPEN-09 refunds are those of the documentation: the domain, the client and the gateway agree', () => {
    const isListed = REFUNDING_GATEWAYS.some((name) => name === bank.name)
    expect([gateway.refunds !== null, bank.refunds !== null]).toEqual([isListed, isListed])
  })

  test('OPEN-09 parts of a payment are refunded, up to what was captured, and a refusal has the words of the gateway', async () => {
    const opened = await openRefunds()
    if (!opened) return
    const { paymentId, trNumber, refunds, state } = opened
    expect(state).toEqual({ paymentId, captured: request.amount, refunded: 0 })
    expect(await refunds.send(paymentId, 1_000)).toEqual({ ok: true, value: { ...state, refunded: 1_000 } })
    expect(await refunds.send(paymentId, 499)).toMatchObject({ ok: true, value: { refunded: 1_499 } })
    expect(await refunds.fetch(trNumber)).toEqual({ ok: true, value: { ...state, refunded: 1_499 } })
    expect(await refunds.send(paymentId, request.amount)).toEqual({
      ok: false,
      reason: 'refused',
      text: 'Validation Failed: amount is greater than the remaining amount',
    })
    expect(opened.bank.total(trNumber)).toBe(1_499)
  })

  test('OPEN-09 an unpaid transaction has nothing to refund', async () => {
    const { trNumber } = await createLink()
    if (gateway.refunds) expect(await gateway.refunds.fetch(trNumber)).toEqual({ ok: true, value: null })
  })

  test.each(FAILURES)('OPEN-09 after %s a refund is unknown, not refused', async (_what, respond) => {
    const opened = await openRefunds()
    if (!opened) return
    bank.interrupt('refund', (_request, response) => {
      respond(response)
      return true
    })
    expect(await opened.refunds.send(opened.paymentId, 1_000)).toEqual({ ok: false, reason: 'unknown' })
    bank.interrupt('refund', null)
    bank.interrupt('fetch', (_request, response) => {
      respond(response)
      return true
    })
    expect(await opened.refunds.fetch(opened.trNumber)).toEqual({ ok: false, reason: 'unreachable' })
  })

  test('OPEN-09 a gateway that is too busy, or is not reached, has not refunded', async () => {
    const opened = await openRefunds()
    if (!opened) return
    bank.interrupt('refund', (_request, response) => {
      response.writeHead(429).end('{"message":"Too many requests"}')
      return true
    })
    const unreachable = { ok: false, reason: 'unreachable' }
    expect(await opened.refunds.send(opened.paymentId, 1_000)).toEqual(unreachable)
    expect(await bank.gatewayWithoutServer().refunds?.send(opened.paymentId, 1_000)).toEqual(unreachable)
    expect(opened.bank.count(opened.trNumber)).toBe(0)
  })
})
