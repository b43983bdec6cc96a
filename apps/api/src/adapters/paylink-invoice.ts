import { type Halalas, halalasToRiyals, parseAmount } from '@warda/domain/money'
import type { GatewayLink, GatewayState } from './gateway.ts'

type Body = Record<string, unknown>

/** Paylink counts in riyals with two decimals. */
export const toRiyals = (halalas: Halalas): number => halalasToRiyals(halalas)

/** A new invoice's link; null when the answer is not one. */
export function linkOf(body: Body): GatewayLink | null {
  const trNumber = textOf(body, 'transactionNo')
  const link = textOf(body, 'url')
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(trNumber) || link === '') return null
  return { trNumber, link, mobileUrl: textOf(body, 'mobileUrl') || link, qrUrl: textOf(body, 'qrUrl') }
}

/** What became of an invoice; null when the answer can't be read. A status we do not know is not paid. */
export function invoiceState(body: Body): GatewayState | null {
  const request = fieldOf(body, 'gatewayOrderRequest')
  const echo: Body = typeof request === 'object' && request !== null ? (request as Body) : {}
  const attemptId = textOf(echo, 'orderNumber') || textOf(body, 'orderNumber')
  const amount = parseAmount(fieldOf(body, 'amount'))
  if (attemptId === '' || !amount.ok || textOf(body, 'orderStatus') === '') return null
  return {
    attemptId,
    status: statusOf(textOf(body, 'orderStatus')),
    amount: amount.value,
    currency: (textOf(echo, 'currency') || 'SAR').toUpperCase(),
    errorCode: firstError(fieldOf(body, 'paymentErrors')),
  }
}

function statusOf(text: string): GatewayState['status'] {
  const status = text.trim().toLowerCase()
  if (status === 'paid') return 'paid'
  if (status === 'canceled' || status === 'cancelled') return 'canceled'
  return status === 'failed' || status === 'declined' ? 'failed' : 'pending'
}

function firstError(errors: unknown): string {
  const first: unknown = Array.isArray(errors) ? errors.at(-1) : null
  return typeof first === 'object' && first !== null ? textOf(first as Body, 'errorCode').slice(0, 40) : ''
}

/** Field names come in more than one case in Paylink's own texts. */
function fieldOf(body: Body, name: string): unknown {
  if (name in body) return body[name]
  const key = Object.keys(body).find((other) => other.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : body[key]
}

function textOf(body: Body, name: string): string {
  const value = fieldOf(body, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
