import { randomBytes } from 'node:crypto'
import { parseDeclineReason } from '@warda/domain/payments/decline-reason'
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

/** Outcomes that the buyer can choose on the sandbox payment page. */
export const OUTCOMES = [
  'success',
  'slow',
  'duplicate',
  'decline',
  'insufficientFunds',
  'authenticationFailed',
  'cancel',
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Delay of the outcome `slow`. */
const SLOW_MS = 5_000

type Dependencies = { config: { PUBLIC_URL: string }; db: Database; clock: Clock }

/** The demo's payment gateway; its data is separate from the shop's, in schema `sandbox_gateway`. */
export function createSandboxGateway({ config, db, clock }: Dependencies): Gateway {
  const base = `${config.PUBLIC_URL}/sandbox-gateway`
  const now = () => new Date(clock.now())
  return {
    name: 'sandbox',
    linkHosts: [],
    methods: ['mada', 'visa', 'mastercard', 'applePay'],
    refunds: null,
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
      return { ok: true, value: invoice ? toGatewayState(invoice) : null }
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

function toGatewayState(invoice: Invoice): GatewayState {
  const { merchantRef: attemptId, amount, currency } = invoice
  const state = { attemptId, amount, currency, ...STATES[invoice.status] }
  if (invoice.status !== 'declined') return state
  const errorCode = invoice.errorCode || state.errorCode
  return { ...state, errorCode, decline: parseDeclineReason({ code: '', texts: [errorCode.replaceAll('_', ' ')] }) }
}

/** Operations of the sandbox payment page. */
export function createSandboxBank({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) {
  return {
    find: (trNumber: string): Promise<Invoice | undefined> => findInvoice(db, trNumber, new Date(clock.now())),
    /** Sets the outcome that the buyer chose; false when it was already set. */
    decide(trNumber: string, outcome: Outcome): Promise<boolean> {
      const now = new Date(clock.now())
      const paidFrom = outcome === 'slow' ? new Date(clock.now() + SLOW_MS) : null
      const errorCode = ERROR_CODES[outcome] ?? ''
      return decideInvoice(db, trNumber, { status: OUTCOME_STATUS[outcome], errorCode, paidFrom, now })
    },
  }
}

const OUTCOME_STATUS: Record<Outcome, InvoiceStatus> = {
  success: 'paid',
  duplicate: 'paid',
  slow: 'pending',
  decline: 'declined',
  insufficientFunds: 'declined',
  authenticationFailed: 'declined',
  cancel: 'canceled',
}

const ERROR_CODES: Partial<Record<Outcome, string>> = {
  insufficientFunds: 'insufficient_funds',
  authenticationFailed: 'authentication_failed',
}
