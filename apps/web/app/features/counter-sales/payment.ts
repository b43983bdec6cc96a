import type { CallInput } from '@warda/contract/call'
import type { CounterMethod } from '@warda/domain/counter-sales/counter-payments'
import { halalasToRiyals } from '@warda/domain/money'
import { toHalalas } from '../../lib/forms/amount-input.ts'

/** Payment terms without a payment at the counter: later, by link, on account. */
const UNPAID_WAYS = ['later', 'online', 'postponed', 'monthly'] as const
export type UnpaidWay = (typeof UNPAID_WAYS)[number]

/** How a sale is paid, as typed; `split` uses the three amounts. */
export type Payment = {
  way: CounterMethod | 'split' | UnpaidWay
  amounts: Record<CounterMethod, string>
  received: string
  references: Record<'card' | 'transfer', string>
}

export const NO_PAYMENT: Payment = {
  way: 'cash',
  amounts: { cash: '', card: '', transfer: '' },
  received: '',
  references: { card: '', transfer: '' },
}

export const isUnpaidWay = (way: Payment['way']): way is UnpaidWay => (UNPAID_WAYS as readonly string[]).includes(way)

/** The parts of a payment in halalas; one part of the total unless split. */
function listParts({ way, amounts }: Payment, total: number): { method: CounterMethod; amount: number }[] {
  if (isUnpaidWay(way)) return []
  if (way !== 'split') return total === 0 ? [] : [{ method: way, amount: toHalalas(total) }]
  return (['cash', 'card', 'transfer'] as const)
    .map((method) => ({ method, amount: toHalalas(amounts[method]) }))
    .filter(({ amount }) => amount > 0)
}

/** What is paid in cash, what is missing of the total, and the change; halalas. */
export function calculateCash(payment: Payment, total: number): { cash: number; rest: number; change: number } {
  const parts = listParts(payment, total)
  const cash = parts.find(({ method }) => method === 'cash')?.amount ?? 0
  const received = payment.received.trim() === '' ? cash : toHalalas(payment.received)
  const paid = parts.reduce((sum, { amount }) => sum + amount, 0)
  return { cash, rest: isUnpaidWay(payment.way) ? 0 : toHalalas(total) - paid, change: received - cash }
}

type Body = CallInput<'placeCounterSale'>['body']

/** The terms of a sale as the API takes them. */
export const toTermsBody = ({
  way,
}: Payment): Pick<Body, 'isPaidLater'> & { paymentTerms: NonNullable<Body['paymentTerms']> } => {
  if (way === 'later') return { paymentTerms: 'cash', isPaidLater: true }
  return { paymentTerms: isUnpaidWay(way) ? way : 'cash' }
}

/** The terms and payments of a sale as the API takes them. */
export const toPaymentBody = (payment: Payment, total: number) => ({
  ...toTermsBody(payment),
  ...(isUnpaidWay(payment.way) ? {} : { payments: toPaymentsBody(payment, total) }),
})

/** The payments as the API takes them. */
export const toPaymentsBody = (payment: Payment, total: number): NonNullable<Body['payments']> =>
  listParts(payment, total).map(({ method, amount }) => ({
    method,
    amount: halalasToRiyals(amount),
    ...(method === 'cash' && payment.received.trim() !== '' ? { received: payment.received } : {}),
    ...(method === 'cash' || payment.references[method].trim() === '' ? {} : { reference: payment.references[method] }),
  }))
