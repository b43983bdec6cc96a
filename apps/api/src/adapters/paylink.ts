import type { OnlineMethod } from '@warda/domain/payments/online-methods'
import { parseSaudiMobile } from '@warda/domain/phone'
import type { Config } from '../config.ts'
import type { Gateway, GatewayLink, GatewayState } from './gateway.ts'
import { toGatewayResult } from './gateway-result.ts'
import { createPaylinkClient } from './paylink-client.ts'
import { parseInvoiceState, parseLink, toRiyals } from './paylink-invoice.ts'

/** Paylink rejects invoices below SAR 5.00; halalas. */
const MIN_AMOUNT = 500

const CARD_BRANDS: Readonly<Partial<Record<OnlineMethod, string>>> = {
  mada: 'mada',
  visa: 'visaMastercard',
  mastercard: 'visaMastercard',
  stcPay: 'stcpay',
  tabby: 'tabby',
  tamara: 'tamara',
}

/** The methods as Paylink names them; Visa and Mastercard have one name. */
const listCardBrands = (methods: readonly OnlineMethod[]): string[] => [
  ...new Set(methods.flatMap((method) => CARD_BRANDS[method] ?? [])),
]

/** The payment gateway Paylink (paylink.sa). */
export function createPaylinkGateway(
  config: Pick<Config, 'PAYLINK_URL' | 'PAYLINK_API_ID' | 'PAYLINK_SECRET'>,
  timeoutMs = 2_300,
): Gateway {
  const client = createPaylinkClient({
    url: config.PAYLINK_URL,
    apiId: config.PAYLINK_API_ID ?? '',
    secretKey: config.PAYLINK_SECRET ?? '',
    timeoutMs,
  })
  return {
    name: 'paylink',
    linkHosts: ['paylink.sa'],
    methods: ['mada', 'visa', 'mastercard', 'stcPay', 'tabby', 'tamara'],
    // Documented for partners alone, and for whole payments.
    refunds: null,
    async createLink(request) {
      if (request.amount < MIN_AMOUNT) return { ok: false, reason: 'refused' }
      const { customer, description } = request
      const mobile = parseSaudiMobile(customer.phone)
      const response = await client.request('POST', '/api/addInvoice', {
        orderNumber: request.attemptId,
        amount: toRiyals(request.amount),
        currency: 'SAR',
        callBackUrl: request.returnUrl,
        cancelUrl: request.returnUrl,
        clientName: customer.name,
        clientEmail: customer.email,
        clientMobile: mobile ? `0${mobile.slice(4)}` : customer.phone,
        products: [{ title: description, price: toRiyals(request.amount), qty: 1, isDigital: false }],
        note: description,
        supportedCardBrands: listCardBrands(request.methods),
      })
      return toGatewayResult<GatewayLink>(response, parseLink, 'unknown')
    },
    async fetch(trNumber) {
      const response = await client.request('GET', `/api/getInvoice/${encodeURIComponent(trNumber)}`)
      if (response.kind === 'refused' && response.status === 404) return { ok: true, value: null }
      return toGatewayResult<GatewayState>(response, parseInvoiceState, 'unreachable')
    },
    async cancel(trNumber) {
      const response = await client.request('POST', '/api/cancelInvoice', { transactionNo: trNumber })
      return response.kind === 'success' && String(response.body.success).toLowerCase() === 'true'
    },
  }
}
