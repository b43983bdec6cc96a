import { randomUUID } from 'node:crypto'
import { createMoyasarGateway } from '../adapters/moyasar.ts'
import { type BankOperation, type GatewayBank, type Interrupt, WEBHOOK_SECRET } from './gateway-bank.ts'
import { findUnusedAddress, openLoopbackServer, respondJson } from './loopback-server.ts'
import type { TestShop } from './shop.ts'

type Payment = Record<string, unknown>
export type MoyasarInvoice = Record<string, unknown> & { id: string; status: string; payments: Payment[] }

export type FakeMoyasar = GatewayBank & {
  invoices: Map<string, MoyasarInvoice>
  /** The Authorization header of the latest request. */
  authorization(): string
}

const KEY = 'sk_test_warda'

/** Moyasar's documented API on a loopback port: creating, reading and cancelling an invoice, and refunding a payment. */
export async function openFakeMoyasar(): Promise<FakeMoyasar> {
  const invoices = new Map<string, MoyasarInvoice>()
  const interrupts = new Map<BankOperation, Interrupt>()
  const refundCounts = new Map<string, number>()
  let authorization = ''

  /** The refunded payment, or the error of the documentation. */
  function refundPayment(id: string, amount: unknown): Payment | ReturnType<typeof error> {
    const payment = [...invoices.values()].flatMap(({ payments }) => payments).find((each) => each.id === id)
    if (!payment || !CAPTURED.has(String(payment.status)))
      return error('invalid_request_error', 'Payment can not be refunded')
    const left = Number(payment.amount) - Number(payment.refunded)
    if (!Number.isInteger(amount) || Number(amount) <= 0 || Number(amount) > left)
      return error('invalid_request_error', 'Validation Failed', { amount: ['is greater than the remaining amount'] })
    refundCounts.set(id, (refundCounts.get(id) ?? 0) + 1)
    return Object.assign(payment, { status: 'refunded', refunded: Number(payment.refunded) + Number(amount) })
  }

  const server = await openLoopbackServer((request, response, body) => {
    const [, version, resource, id, action] = (request.url ?? '').split('/')
    authorization = request.headers.authorization ?? ''
    const operation = readOperation(request.method, action)
    if (interrupts.get(operation)?.(request, response)) return
    if (authorization !== `Basic ${Buffer.from(`${KEY}:`).toString('base64')}`)
      return respondJson(response, 401, error('authentication_error', 'Invalid authorization credentials'))
    if (version === 'v1' && resource === 'payments' && operation === 'refund') {
      const refunded = refundPayment(id ?? '', body.amount)
      return respondJson(response, 'status' in refunded ? 200 : 400, refunded)
    }
    if (version !== 'v1' || resource !== 'invoices')
      return respondJson(response, 404, error('record_not_found', 'Not found'))
    if (operation === 'create') {
      if (!Number.isInteger(body.amount) || Number(body.amount) < 100)
        return respondJson(
          response,
          400,
          error('invalid_request_error', 'Validation Failed', { amount: ['is invalid'] }),
        )
      const invoice = createInvoice(body)
      invoices.set(invoice.id, invoice)
      return respondJson(response, 201, invoice)
    }
    const invoice = invoices.get(id ?? '')
    if (!invoice) return respondJson(response, 404, error('record_not_found', 'Object not found'))
    if (operation === 'cancel') {
      if (invoice.status !== 'initiated')
        return respondJson(response, 400, error('invalid_request_error', 'Invoice can not be canceled'))
      invoice.status = 'canceled'
    }
    respondJson(response, 200, invoice)
  })

  const find = (trNumber: string): MoyasarInvoice => {
    const invoice = invoices.get(trNumber)
    if (!invoice) throw new Error(`No invoice ${trNumber}`)
    return invoice
  }
  const getCaptured = (trNumber: string): Payment => {
    const payment = find(trNumber).payments.find(({ status }) => CAPTURED.has(String(status)))
    if (!payment) throw new Error(`Invoice ${trNumber} is not paid`)
    return payment
  }
  const notifyOf = (shop: TestShop, type: string, { trNumber, proof }: { trNumber: string; proof: string }) =>
    shop.visitor().call('moyasarWebhook', {
      body: {
        id: randomUUID(),
        type,
        created_at: '2026-11-29T07:00:00.000Z',
        secret_token: proof,
        account_name: null,
        live: false,
        data: { id: randomUUID(), status: type.replace('payment_', ''), invoice_id: trNumber },
      },
    })
  const unused = await findUnusedAddress()
  const access = { MOYASAR_URL: server.url, MOYASAR_SECRET_KEY: KEY }

  return {
    name: 'moyasar',
    environment: { GATEWAY: 'moyasar', ...access, MOYASAR_WEBHOOK_SECRET: WEBHOOK_SECRET },
    invoices,
    authorization: () => authorization,
    gateway: () => createMoyasarGateway(access, 400),
    gatewayWithWrongKey: () => createMoyasarGateway({ ...access, MOYASAR_SECRET_KEY: 'sk_test_other' }, 400),
    gatewayWithoutServer: () => createMoyasarGateway({ ...access, MOYASAR_URL: unused }, 400),
    latest: () => [...invoices.keys()].at(-1) ?? '',
    numbers: () => invoices.keys(),
    count: () => invoices.size,
    update(trNumber, { status, amount, currency, decline }) {
      const invoice = find(trNumber)
      invoice.status = status === 'pending' ? 'initiated' : status
      if (decline) invoice.payments.push(createPayment(invoice, { status: 'failed', ...decline }))
      if (status === 'paid') invoice.payments.push(createPayment(invoice, { status: 'paid', amount, currency }))
    },
    interrupt(operation, handler) {
      if (handler) interrupts.set(operation, handler)
      else interrupts.delete(operation)
    },
    notify: (shop, trNumber, proof = WEBHOOK_SECRET) => notifyOf(shop, 'payment_paid', { trNumber, proof }),
    refunds: {
      total: (trNumber) => Number(getCaptured(trNumber).refunded),
      count: (trNumber) => refundCounts.get(String(getCaptured(trNumber).id)) ?? 0,
      refund(trNumber, amount) {
        refundPayment(String(getCaptured(trNumber).id), amount)
      },
      notify: (shop, trNumber) => notifyOf(shop, 'payment_refunded', { trNumber, proof: WEBHOOK_SECRET }),
    },
    returnPath(trNumber) {
      const url = new URL(String(find(trNumber).success_url))
      return `${url.pathname}?id=${randomUUID()}&status=paid&message=APPROVED`
    },
    close: server.close,
  }
}

const CAPTURED: ReadonlySet<string> = new Set(['paid', 'captured', 'refunded'])

function readOperation(method: string | undefined, action: string | undefined): BankOperation {
  if (action === 'cancel' || action === 'refund') return action
  return method === 'POST' ? 'create' : 'fetch'
}

const error = (type: string, message: string, errors: object | null = null) => ({ type, message, errors })

const createInvoice = (body: Record<string, unknown>): MoyasarInvoice => {
  const id = randomUUID()
  return {
    ...body,
    id,
    status: 'initiated',
    amount_format: `${Number(body.amount) / 100} SAR`,
    url: `https://checkout.moyasar.com/invoices/${id}?lang=en`,
    callback_url: null,
    expired_at: null,
    created_at: '2026-11-29T07:00:00.000Z',
    updated_at: '2026-11-29T07:00:00.000Z',
    payments: [],
  }
}

type PaymentInput = {
  status: string
  amount?: number | undefined
  currency?: string | undefined
  code?: string
  message?: string
}

const createPayment = (invoice: MoyasarInvoice, input: PaymentInput): Payment => ({
  id: randomUUID(),
  status: input.status,
  amount: input.amount ?? invoice.amount,
  currency: input.currency ?? invoice.currency,
  refunded: 0,
  invoice_id: invoice.id,
  created_at: `2026-11-29T07:0${invoice.payments.length + 1}:00.000Z`,
  source: {
    type: 'creditcard',
    company: 'mada',
    message: input.message ?? 'APPROVED',
    response_code: input.code ?? '00',
  },
})
