import { saudiMobile } from '@warda/domain/phone'
import type { Config } from '../config.ts'
import type { Gateway, GatewayError, GatewayLink, GatewayState } from './gateway.ts'
import { type PaylinkAnswer, paylinkClient } from './paylink-client.ts'
import { invoiceState, linkOf, toRiyals } from './paylink-invoice.ts'

/** Paylink takes no invoice below SAR 5.00; halalas. */
const SMALLEST = 500

/** Paylink (paylink.sa): amounts are riyals at its edge, halalas on our side. */
export function paylinkGateway(
  config: Pick<Config, 'PAYLINK_URL' | 'PAYLINK_API_ID' | 'PAYLINK_SECRET'>,
  timeoutMs = 2_300,
): Gateway {
  const client = paylinkClient({
    url: config.PAYLINK_URL,
    apiId: config.PAYLINK_API_ID ?? '',
    secretKey: config.PAYLINK_SECRET ?? '',
    timeoutMs,
  })
  return {
    name: 'paylink',
    linkHosts: ['paylink.sa'],
    async createLink(request) {
      if (request.amount < SMALLEST) return { ok: false, reason: 'refused' }
      const { customer, description } = request
      const mobile = saudiMobile(customer.phone)
      const answer = await client.ask('POST', '/api/addInvoice', {
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
      })
      return read<GatewayLink>(answer, linkOf, 'unknown')
    },
    async fetch(trNumber) {
      const answer = await client.ask('GET', `/api/getInvoice/${encodeURIComponent(trNumber)}`)
      if (answer.kind === 'refused' && answer.status === 404) return { ok: true, value: null }
      return read<GatewayState>(answer, invoiceState, 'unreachable')
    },
    async cancel(trNumber) {
      const answer = await client.ask('POST', '/api/cancelInvoice', { transactionNo: trNumber })
      return answer.kind === 'answer' && String(answer.body.success).toLowerCase() === 'true'
    },
  }
}

/** `lost` is what an answer that cannot be read counts as. */
function read<T>(
  answer: PaylinkAnswer,
  parse: (body: Record<string, unknown>) => T | null,
  lost: GatewayError['reason'],
): { ok: true; value: T } | GatewayError {
  if (answer.kind === 'unreachable') return { ok: false, reason: 'unreachable' }
  if (answer.kind === 'refused') return { ok: false, reason: 'refused' }
  const value = answer.kind === 'answer' ? parse(answer.body) : null
  return value === null ? { ok: false, reason: lost } : { ok: true, value }
}
