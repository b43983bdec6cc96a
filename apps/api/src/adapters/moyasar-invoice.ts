import type { Language } from '@warda/domain/language'
import { parseDeclineReason } from '@warda/domain/payments/decline-reason'
import type { GatewayLink, GatewayState } from './gateway.ts'

export type Body = Record<string, unknown>

/** Parses the link of a new invoice, whose page opens in the buyer's language; null when the response is invalid. */
export function parseMoyasarLink(body: Body, language: Language): GatewayLink | null {
  const trNumber = getText(body, 'id')
  const address = getText(body, 'url')
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(trNumber) || !URL.canParse(address)) return null
  const url = new URL(address)
  url.searchParams.set('lang', language)
  return { trNumber, link: url.href, mobileUrl: url.href, qrUrl: '' }
}

const CAPTURED: ReadonlySet<string> = new Set(['paid', 'captured', 'refunded'])
const CANCELED: ReadonlySet<string> = new Set(['canceled', 'expired', 'voided', 'refunded'])

/**
 * Parses the state of an invoice; null when the response is invalid. Amounts are halalas. The captured amount is that of its payments without
 * what was refunded of them: a payment that was refunded in part has the status `refunded` too, and the rest is paid. After a failed payment
 * the invoice can be paid again until it has failed itself; an unknown status counts as pending. A failure before another try that has not
 * ended is no decline.
 */
export function parseMoyasarInvoice(body: Body): GatewayState | null {
  const attemptId = getText(getBody(body, 'metadata'), 'attempt_id')
  const status = getText(body, 'status')
  const { amount } = body
  if (attemptId === '' || status === '' || !isHalalas(amount)) return null
  const payments = getPayments(body)
  const captured = payments.filter((payment) => CAPTURED.has(getText(payment, 'status')))
  const state = { attemptId, currency: (getText(captured[0] ?? body, 'currency') || 'SAR').toUpperCase() }
  if (captured.length > 0 && captured.every(isRefundedInFull))
    return { ...state, amount, status: 'canceled', errorCode: 'refunded' }
  if (captured.length > 0 || status === 'paid') {
    const sum = captured.reduce((total, payment) => total + getRemaining(payment), 0)
    return { ...state, status: 'paid', amount: captured.length > 0 ? sum : amount, errorCode: '' }
  }
  if (CANCELED.has(status)) return { ...state, amount, status: 'canceled', errorCode: status }
  const latest = payments.at(-1)
  return {
    ...state,
    amount,
    status: status === 'failed' ? 'failed' : 'pending',
    ...(latest && getText(latest, 'status') === 'failed' ? parseFailure(latest) : { errorCode: '' }),
  }
}

/** What was refunded of a captured payment, in halalas; everything when a refunded one does not give the amount. */
function getRefunded(payment: Body): number {
  const { amount, refunded } = payment
  if (isHalalas(refunded)) return refunded
  return getText(payment, 'status') === 'refunded' && isHalalas(amount) ? amount : 0
}

const getRemaining = (payment: Body): number =>
  isHalalas(payment.amount) ? Math.max(0, payment.amount - getRefunded(payment)) : 0

const isRefundedInFull = (payment: Body): boolean => getRefunded(payment) > 0 && getRemaining(payment) === 0

function parseFailure(payment: Body): Pick<GatewayState, 'errorCode' | 'decline'> {
  const source = getBody(payment, 'source')
  const code = getText(source, 'response_code')
  const failure = getText(payment, 'failure_reason')
  const decline = parseDeclineReason({ code, texts: [failure, getText(source, 'message')] })
  return { errorCode: (failure || code).slice(0, 40) || 'declined', decline }
}

/** The payments of an invoice, oldest first. */
export const getPayments = (body: Body): Body[] =>
  (Array.isArray(body.payments) ? body.payments : [])
    .filter((payment): payment is Body => typeof payment === 'object' && payment !== null)
    .toSorted((one, other) => getText(one, 'created_at').localeCompare(getText(other, 'created_at')))

export const isHalalas = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const getBody = (body: Body, name: string): Body => {
  const value = body[name]
  return typeof value === 'object' && value !== null ? (value as Body) : {}
}

export const getText = (body: Body, name: string): string => (typeof body[name] === 'string' ? body[name] : '')
