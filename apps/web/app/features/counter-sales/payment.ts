import type { CallInput } from '@warda/contract/call'
import type { CounterMethod } from '@warda/domain/counter-sales/counter-payments'
import { halalasToRiyals } from '@warda/domain/money'
import { toHalalas } from '../../lib/forms/amount-input.ts'

/** How a sale is paid, as typed; `split` uses the three amounts. */
export type Payment = {
  way: CounterMethod | 'split'
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

/** The parts of a payment in halalas; one part of the total unless split. */
function listParts({ way, amounts }: Payment, total: number): { method: CounterMethod; amount: number }[] {
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
  return { cash, rest: toHalalas(total) - paid, change: received - cash }
}

/** The payments as the API takes them. */
export const toPaymentsBody = (payment: Payment, total: number): CallInput<'placeCounterSale'>['body']['payments'] =>
  listParts(payment, total).map(({ method, amount }) => ({
    method,
    amount: halalasToRiyals(amount),
    ...(method === 'cash' && payment.received.trim() !== '' ? { received: payment.received } : {}),
    ...(method === 'cash' || payment.references[method].trim() === '' ? {} : { reference: payment.references[method] }),
  }))
