import { type Halalas, sumHalalas } from '@warda/domain/money'

/** The books: what buyers owe, what was sold, the tax in it, money at the gateway and in the till, and what we owe buyers. */
export type Account = 'receivable' | 'sales' | 'vat' | 'gateway' | 'cash' | 'card' | 'bank' | 'customerCredit'

/** One side of a posting, halalas: debits positive, credits negative. */
export type Entry = { account: Account; amount: Halalas }

/** An order is sold: the buyer owes the total, of which `vat` is the state's. */
export const saleEntries = (order: { total: Halalas; vat: Halalas }): Entry[] =>
  balanced([
    { account: 'receivable', amount: order.total },
    { account: 'sales', amount: order.vat - order.total },
    { account: 'vat', amount: -order.vat },
  ])

/** The sale is undone, or, with less than its total, a credit note takes an amount off it: its entries the other way round. */
export const reversalEntries = (order: { total: Halalas; vat: Halalas }): Entry[] =>
  saleEntries(order).map(({ account, amount }) => ({ account, amount: -amount }))

/** Money came through the gateway: `applied` settles the order, the rest is the buyer's credit. */
export const paymentEntries = (payment: { amount: Halalas; applied: Halalas }): Entry[] =>
  balanced([
    { account: 'gateway', amount: payment.amount },
    { account: 'receivable', amount: -payment.applied },
    { account: 'customerCredit', amount: payment.applied - payment.amount },
  ])

/** Where money taken or given back by hand lies. */
export type CashAccount = 'cash' | 'card' | 'bank'

/** Money came by hand and settles what an order owes. */
export const manualPaymentEntries = (payment: { till: CashAccount; amount: Halalas }): Entry[] =>
  balanced([
    { account: payment.till, amount: payment.amount },
    { account: 'receivable', amount: -payment.amount },
  ])

/** Store credit settles what an order owes. */
export const creditPaymentEntries = (amount: Halalas): Entry[] =>
  balanced([
    { account: 'customerCredit', amount },
    { account: 'receivable', amount: -amount },
  ])

/** What was paid too much is given back: from the till, or it stays here as the buyer's store credit. */
export const refundEntries = (refund: { to: CashAccount | 'customerCredit'; amount: Halalas }): Entry[] =>
  balanced([
    { account: 'receivable', amount: refund.amount },
    { account: refund.to, amount: -refund.amount },
  ])

/** Drops empty sides; refuses what does not sum to zero, which is a fault of ours and never goes to the books. */
export function balanced(entries: readonly Entry[]): Entry[] {
  const kept = entries
    .filter(({ amount }) => amount !== 0)
    .map(({ account, amount }) => ({ account, amount: amount + 0 }))
  if (sumHalalas(kept.map(({ amount }) => amount)) !== 0) throw new RangeError(`Unbalanced: ${JSON.stringify(kept)}`)
  return kept
}
