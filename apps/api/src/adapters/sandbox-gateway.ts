import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { Clock } from './clock.ts'
import type { Gateway, GatewayState } from './gateway.ts'
import {
  decideInvoice,
  findInvoice,
  type Invoice,
  type InvoiceStatus,
  insertInvoice,
} from './sandbox-gateway-queries.ts'

export type { Invoice }

/** What the buyer lets the demo bank answer. */
export const OUTCOMES = ['success', 'slow', 'duplicate', 'decline', 'cancel'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** How long a slow bank takes, milliseconds. */
const SLOW_MS = 5_000

type Needs = { config: { PUBLIC_URL: string }; db: Database; clock: Clock }

/** The demo's bank: a company of its own that knows invoices, not orders. It keeps its book in schema `sandbox_gateway`. */
export function sandboxGateway({ config, db, clock }: Needs): Gateway {
  const base = `${config.PUBLIC_URL}/sandbox-gateway`
  const now = () => new Date(clock.now())
  return {
    name: 'sandbox',
    linkHosts: [],
    async createLink(request) {
      const trNumber = randomBytes(10).toString('hex')
      const { amount, description, language, returnUrl, customer } = request
      const invoice = {
        trNumber,
        merchantRef: request.attemptId,
        customerName: customer.name,
        amount,
        description,
        language,
        returnUrl,
      }
      await insertInvoice(db, invoice)
      const link = `${base}/pay/${trNumber}`
      return { ok: true, value: { trNumber, link, mobileUrl: `${link}?view=mobile`, qrUrl: `${base}/qr/${trNumber}` } }
    },
    async fetch(trNumber) {
      const invoice = await findInvoice(db, trNumber, now())
      return { ok: true, value: invoice ? stateOf(invoice) : null }
    },
    async cancel(trNumber) {
      await decideInvoice(db, trNumber, { status: 'canceled', paidFrom: null, now: now() })
      const invoice = await findInvoice(db, trNumber, now())
      return invoice?.status === 'canceled' || invoice?.status === 'declined'
    },
  }
}

const STATES: Record<InvoiceStatus, { status: GatewayState['status']; errorCode: string }> = {
  pending: { status: 'pending', errorCode: '' },
  paid: { status: 'paid', errorCode: '' },
  declined: { status: 'failed', errorCode: 'card_declined' },
  canceled: { status: 'canceled', errorCode: 'buyer_canceled' },
}

const stateOf = (invoice: Invoice): GatewayState => ({
  attemptId: invoice.merchantRef,
  amount: invoice.amount,
  currency: invoice.currency,
  ...STATES[invoice.status],
})

/** What the bank's payment page reads and does. */
export function sandboxBank({ db, clock }: Pick<Needs, 'db' | 'clock'>) {
  return {
    find: (trNumber: string): Promise<Invoice | undefined> => findInvoice(db, trNumber, new Date(clock.now())),
    /** Decides an invoice as the buyer chose; false when it was decided before. */
    decide(trNumber: string, outcome: Outcome): Promise<boolean> {
      const now = new Date(clock.now())
      const paidFrom = outcome === 'slow' ? new Date(clock.now() + SLOW_MS) : null
      return decideInvoice(db, trNumber, { status: STATUS_OF[outcome], paidFrom, now })
    },
  }
}

const STATUS_OF: Record<Outcome, InvoiceStatus> = {
  success: 'paid',
  duplicate: 'paid',
  slow: 'pending',
  decline: 'declined',
  cancel: 'canceled',
}
