import type { Config } from '../config.ts'
import type { Gateway, GatewayLink, GatewayState } from './gateway.ts'
import { sendGatewayRequest } from './gateway-request.ts'
import { toGatewayResult } from './gateway-result.ts'
import { parseMoyasarInvoice, parseMoyasarLink } from './moyasar-invoice.ts'
import { isInvoice, parseRefundableInvoice, parseRefundedPayment } from './moyasar-refund.ts'

/** Moyasar rejects invoices below SAR 1.00; halalas. */
const MIN_AMOUNT = 100

/** The request was not executed. */
const TOO_MANY_REQUESTS = 429

/** Refusals that are no decision about the request: timeout, too early, too many requests. */
const TEMPORARY: ReadonlySet<number> = new Set([408, 425, TOO_MANY_REQUESTS])

/** The payment gateway Moyasar (moyasar.com): an invoice with a payment page of Moyasar for each attempt (decision 52). */
export function createMoyasarGateway(
  config: Pick<Config, 'MOYASAR_URL' | 'MOYASAR_SECRET_KEY'>,
  timeoutMs = 2_300,
): Gateway {
  // The secret key is the user name; the password is empty.
  const authorization = `Basic ${Buffer.from(`${config.MOYASAR_SECRET_KEY ?? ''}:`).toString('base64')}`
  const request = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    sendGatewayRequest({
      url: new URL(`/v1${path}`, config.MOYASAR_URL),
      method,
      authorization,
      body,
      timeoutMs,
    })
  return {
    name: 'moyasar',
    linkHosts: ['moyasar.com'],
    methods: ['mada', 'visa', 'mastercard', 'applePay', 'stcPay'],
    async createLink({ attemptId, orderNumber, amount, description, language, returnUrl }) {
      if (amount < MIN_AMOUNT) return { ok: false, reason: 'refused' }
      const response = await request('POST', '/invoices', {
        amount,
        currency: 'SAR',
        description,
        success_url: returnUrl,
        back_url: returnUrl,
        metadata: { attempt_id: attemptId, order_number: orderNumber },
      })
      return toGatewayResult<GatewayLink>(response, (body) => parseMoyasarLink(body, language), 'unknown')
    },
    async fetch(trNumber) {
      const response = await request('GET', `/invoices/${encodeURIComponent(trNumber)}`)
      if (response.kind === 'refused' && response.status === 404) return { ok: true, value: null }
      return toGatewayResult<GatewayState>(response, parseMoyasarInvoice, 'unreachable')
    },
    async cancel(trNumber) {
      const response = await request('PUT', `/invoices/${encodeURIComponent(trNumber)}/cancel`)
      return response.kind === 'success' && response.body.status === 'canceled'
    },
    refunds: {
      async fetch(trNumber) {
        const response = await request('GET', `/invoices/${encodeURIComponent(trNumber)}`)
        if (response.kind === 'refused' && response.status === 404) return { ok: true, value: null }
        if (response.kind === 'success' && isInvoice(response.body))
          return { ok: true, value: parseRefundableInvoice(response.body) }
        if (response.kind === 'refused' && !TEMPORARY.has(response.status))
          return { ok: false, reason: 'refused', text: response.text }
        return { ok: false, reason: 'unreachable' }
      },
      async send(paymentId, amount) {
        const response = await request('POST', `/payments/${encodeURIComponent(paymentId)}/refund`, { amount })
        if (response.kind === 'unreachable') return { ok: false, reason: 'unreachable' }
        if (response.kind === 'refused' && response.status === TOO_MANY_REQUESTS)
          return { ok: false, reason: 'unreachable' }
        if (response.kind === 'refused' && TEMPORARY.has(response.status)) return { ok: false, reason: 'unknown' }
        if (response.kind === 'refused') return { ok: false, reason: 'refused', text: response.text }
        const value = response.kind === 'success' ? parseRefundedPayment(response.body) : null
        return value ? { ok: true, value } : { ok: false, reason: 'unknown' }
      },
    },
  }
}
