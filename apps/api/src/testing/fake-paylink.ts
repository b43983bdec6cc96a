import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Invoice = { transactionNo: string; orderStatus: string; amount: number; request: Record<string, unknown> }

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

  const respond = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  const invoiceBody = (invoice: Invoice) => ({
    gatewayOrderRequest: invoice.request,
    amount: invoice.amount,
    transactionNo: invoice.transactionNo,
    orderStatus: invoice.orderStatus,
    paymentErrors: null,
    url: `https://paymentpilot.paylink.sa/pay/info/${invoice.transactionNo}`,
    mobileUrl: `https://paymentpilot.paylink.sa/pay/mobile/${invoice.transactionNo}`,
    qrUrl: `https://paymentpilot.paylink.sa/pay/qr/${invoice.transactionNo}`,
    checkUrl: `https://restpilot.paylink.sa/api/getInvoice/${invoice.transactionNo}`,
    success: true,
  })

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/'
    requests.push(`${request.method} ${path}`)
    let text = ''
    for await (const chunk of request) text += chunk
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {}
    const key = [...interrupt.keys()].find((start) => path.startsWith(start))
    if (key && interrupt.get(key)?.(request, response)) return
    if (path === '/api/auth') {
      if (body.apiId !== 'APP_ID' || body.secretKey !== 'secret')
        return respond(response, 401, { detail: 'Bad credentials' })
      tokens += 1
      return respond(response, 200, { id_token: `token-${tokens}` })
    }
    if (request.headers.authorization !== `Bearer token-${tokens}`)
      return respond(response, 401, { title: 'Unauthorized' })
    if (path === '/api/addInvoice') {
      const transactionNo = String(1_714_289_084_591 + invoices.size)
      const invoice = { transactionNo, orderStatus: 'Pending', amount: Number(body.amount), request: body }
      invoices.set(transactionNo, invoice)
      return respond(response, 200, invoiceBody(invoice))
    }
    const number = path.startsWith('/api/getInvoice/')
      ? path.slice('/api/getInvoice/'.length)
      : String(body.transactionNo)
    const invoice = invoices.get(number)
    if (!invoice) return respond(response, 404, { title: 'Invoice not found' })
    if (path !== '/api/cancelInvoice') return respond(response, 200, invoiceBody(invoice))
    if (invoice.orderStatus.toLowerCase() === 'paid') return respond(response, 400, { detail: 'Paid' })
    invoice.orderStatus = 'Canceled'
    respond(response, 200, { success: 'true' })
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    invoices,
    requests,
    interrupt,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
