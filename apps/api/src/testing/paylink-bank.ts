import { createPaylinkGateway } from '../adapters/paylink.ts'
import { type FakePaylink, fakePaylink } from './fake-paylink.ts'
import { type GatewayBank, WEBHOOK_SECRET } from './gateway-bank.ts'
import { findUnusedAddress } from './loopback-server.ts'

const PATHS = { create: '/api/addInvoice', fetch: '/api/getInvoice', cancel: '/api/cancelInvoice', refund: '' } as const
const STATUS = { pending: 'Pending', paid: 'Paid', failed: 'Failed', canceled: 'Canceled' } as const

/** The fake of Paylink for tests that run over all gateways. */
export async function openPaylinkBank(): Promise<GatewayBank & { paylink: FakePaylink }> {
  const paylink = await fakePaylink()
  const unused = await findUnusedAddress()
  const access = { PAYLINK_URL: paylink.url, PAYLINK_API_ID: 'APP_ID', PAYLINK_SECRET: 'secret' }
  return {
    name: 'paylink',
    environment: { GATEWAY: 'paylink', ...access, PAYLINK_WEBHOOK_SECRET: WEBHOOK_SECRET },
    paylink,
    gateway: () => createPaylinkGateway(access, 400),
    gatewayWithWrongKey: () => createPaylinkGateway({ ...access, PAYLINK_SECRET: 'other' }, 400),
    gatewayWithoutServer: () => createPaylinkGateway({ ...access, PAYLINK_URL: unused }, 400),
    latest: () => [...paylink.invoices.keys()].at(-1) ?? '',
    numbers: () => paylink.invoices.keys(),
    count: () => paylink.invoices.size,
    update(trNumber, { status, amount, currency, decline }) {
      const invoice = paylink.invoices.get(trNumber)
      if (!invoice) throw new Error(`No invoice ${trNumber}`)
      invoice.orderStatus = STATUS[status]
      if (amount !== undefined) invoice.amount = amount / 100
      if (currency) invoice.request.currency = currency
      if (decline)
        invoice.errors.push({ errorCode: decline.code, errorTitle: 'Declined', errorMessage: decline.message })
    },
    interrupt(operation, handler) {
      if (handler) paylink.interrupt.set(PATHS[operation], handler)
      else paylink.interrupt.delete(PATHS[operation])
    },
    refunds: null,
    notify: (shop, trNumber, proof = WEBHOOK_SECRET) =>
      shop.visitor().call('paylinkWebhook', {
        body: { amount: 125, merchantEmail: 'm@example.com', transactionNo: trNumber, orderStatus: 'Paid' },
        headers: { authorization: `Bearer ${proof}` },
      }),
    returnPath(trNumber) {
      const url = new URL(String(paylink.invoices.get(trNumber)?.request.callBackUrl))
      return `${url.pathname}?OrderNumber=x&TransactionNo=${trNumber}`
    },
    close: paylink.close,
  }
}
