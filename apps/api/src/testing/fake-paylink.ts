import type { IncomingMessage, ServerResponse } from 'node:http'
import { openLoopbackServer, respondJson } from './loopback-server.ts'

type Invoice = {
  transactionNo: string
  orderStatus: string
  amount: number
  request: Record<string, unknown>
  /** Failed tries of the buyer. */
  errors: { errorCode: string; errorTitle: string; errorMessage: string }[]
}

export type FakePaylink = {
  url: string
  invoices: Map<string, Invoice>
  /** `METHOD path` of every request, in order. */
  requests: string[]
  /** Handlers that respond to the next requests of a path; returning false lets the fake respond. */
  interrupt: Map<string, (request: IncomingMessage, response: ServerResponse) => boolean>
  close(): Promise<void>
}

/** Paylink's documented API on a loopback port: sign-in, and adding, reading and cancelling an invoice. */
export async function fakePaylink(): Promise<FakePaylink> {
  const invoices = new Map<string, Invoice>()
  const interrupt: FakePaylink['interrupt'] = new Map()
  const requests: string[] = []
  let tokens = 0

  const invoiceBody = (invoice: Invoice) => ({
    gatewayOrderRequest: invoice.request,
    amount: invoice.amount,
    transactionNo: invoice.transactionNo,
    orderStatus: invoice.orderStatus,
    paymentErrors: invoice.errors.length > 0 ? invoice.errors : null,
    url: `https://paymentpilot.paylink.sa/pay/info/${invoice.transactionNo}`,
    mobileUrl: `https://paymentpilot.paylink.sa/pay/mobile/${invoice.transactionNo}`,
    qrUrl: `https://paymentpilot.paylink.sa/pay/qr/${invoice.transactionNo}`,
    checkUrl: `https://restpilot.paylink.sa/api/getInvoice/${invoice.transactionNo}`,
    success: true,
  })

  const server = await openLoopbackServer((request, response, body) => {
    const path = request.url ?? '/'
    requests.push(`${request.method} ${path}`)
    const key = [...interrupt.keys()].find((start) => path.startsWith(start))
    if (key && interrupt.get(key)?.(request, response)) return
    if (path === '/api/auth') {
      if (body.apiId !== 'APP_ID' || body.secretKey !== 'secret')
        return respondJson(response, 401, { detail: 'Bad credentials' })
      tokens += 1
      return respondJson(response, 200, { id_token: `token-${tokens}` })
    }
    if (request.headers.authorization !== `Bearer token-${tokens}`)
      return respondJson(response, 401, { title: 'Unauthorized' })
    if (path === '/api/addInvoice') {
      const transactionNo = String(1_714_289_084_591 + invoices.size)
      const invoice = { transactionNo, orderStatus: 'Pending', amount: Number(body.amount), request: body, errors: [] }
      invoices.set(transactionNo, invoice)
      return respondJson(response, 200, invoiceBody(invoice))
    }
    const number = path.startsWith('/api/getInvoice/')
      ? path.slice('/api/getInvoice/'.length)
      : String(body.transactionNo)
    const invoice = invoices.get(number)
    if (!invoice) return respondJson(response, 404, { title: 'Invoice not found' })
    if (path !== '/api/cancelInvoice') return respondJson(response, 200, invoiceBody(invoice))
    if (invoice.orderStatus.toLowerCase() === 'paid') return respondJson(response, 400, { detail: 'Paid' })
    invoice.orderStatus = 'Canceled'
    respondJson(response, 200, { success: 'true' })
  })
  return { url: server.url, invoices, requests, interrupt, close: server.close }
}
