import { type Halalas, halalasToRiyals, parseAmount } from '@warda/domain/money'
import { parseDeclineReason } from '@warda/domain/payments/decline-reason'
import type { GatewayLink, GatewayState } from './gateway.ts'

type Body = Record<string, unknown>

/** Paylink's amounts are riyals with two decimals. */
export const toRiyals = (halalas: Halalas): number => halalasToRiyals(halalas)

/** Parses the link of a new invoice; null when the response is invalid. */
export function parseLink(body: Body): GatewayLink | null {
  const trNumber = getText(body, 'transactionNo')
  const link = getText(body, 'url')
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(trNumber) || link === '') return null
  return { trNumber, link, mobileUrl: getText(body, 'mobileUrl') || link, qrUrl: getText(body, 'qrUrl') }
}

/** Parses the state of an invoice; null when the response is invalid. An unknown status counts as pending. */
export function parseInvoiceState(body: Body): GatewayState | null {
  const request = getField(body, 'gatewayOrderRequest')
  const echo: Body = typeof request === 'object' && request !== null ? (request as Body) : {}
  const attemptId = getText(echo, 'orderNumber') || getText(body, 'orderNumber')
  const amount = parseAmount(getField(body, 'amount'))
  if (attemptId === '' || !amount.ok || getText(body, 'orderStatus') === '') return null
  return {
    attemptId,
    status: parseStatus(getText(body, 'orderStatus')),
    amount: amount.value,
    currency: (getText(echo, 'currency') || 'SAR').toUpperCase(),
    ...parseLatestError(getField(body, 'paymentErrors')),
  }
}

function parseStatus(text: string): GatewayState['status'] {
  const status = text.trim().toLowerCase()
  if (status === 'paid') return 'paid'
  if (status === 'canceled' || status === 'cancelled') return 'canceled'
  return status === 'failed' || status === 'declined' ? 'failed' : 'pending'
}

/** The error of the latest try of the buyer. */
function parseLatestError(errors: unknown): Pick<GatewayState, 'errorCode' | 'decline'> {
  const latest: unknown = Array.isArray(errors) ? errors.at(-1) : null
  if (typeof latest !== 'object' || latest === null) return { errorCode: '' }
  const error = latest as Body
  const code = getText(error, 'errorCode')
  const texts = [code, getText(error, 'errorTitle'), getText(error, 'errorMessage')]
  return { errorCode: code.slice(0, 40), decline: parseDeclineReason({ code, texts }) }
}

/** Field names are matched case-insensitively, because Paylink's documentation varies their case. */
function getField(body: Body, name: string): unknown {
  if (name in body) return body[name]
  const key = Object.keys(body).find((other) => other.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : body[key]
}

function getText(body: Body, name: string): string {
  const value = getField(body, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
