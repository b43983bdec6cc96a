import { type Halalas, sumHalalas } from '@warda/domain/money'

/**
 * Accounts: what buyers owe, sales, VAT, payments at the gateway and taken manually, store credit owed to buyers, counting differences (cash over
 * and short), cash in the counter's drawer, petty expenses paid from it, unredeemed gift cards (a liability), and expired ones (income).
 */
export type Account =
  | 'receivable'
  | 'sales'
  | 'vat'
  | 'gateway'
  | 'cash'
  | 'card'
  | 'bank'
  | 'customerCredit'
  | 'cashDifference'
  | 'cashDrawer'
  | 'pettyExpense'
  | 'giftCards'
  | 'expiredGiftCards'

/** One entry of a posting: debits positive, credits negative. */
export type Entry = { account: Account; amount: Halalas }

/** Sale of an order; `vat` is contained in the total. */
export const createSaleEntries = (order: { total: Halalas; vat: Halalas }): Entry[] =>
  toBalancedEntries([
    { account: 'receivable', amount: order.total },
    { account: 'sales', amount: order.vat - order.total },
    { account: 'vat', amount: -order.vat },
  ])

/** Reversal of a sale, or with a smaller amount a credit note. */
export const createReversalEntries = (order: { total: Halalas; vat: Halalas }): Entry[] =>
  createSaleEntries(order).map(({ account, amount }) => ({ account, amount: -amount }))

/** Payment through the gateway: `applied` settles the order, the rest becomes store credit. */
export const createPaymentEntries = (payment: { amount: Halalas; applied: Halalas }): Entry[] =>
  toBalancedEntries([
    { account: 'gateway', amount: payment.amount },
    { account: 'receivable', amount: -payment.applied },
    { account: 'customerCredit', amount: payment.applied - payment.amount },
  ])

/** Accounts of manual payments and refunds. */
export type CashAccount = 'cash' | 'card' | 'bank' | 'cashDrawer'

/** Manual payment of an order. */
export const createManualPaymentEntries = (payment: { till: CashAccount; amount: Halalas }): Entry[] =>
  toBalancedEntries([
    { account: payment.till, amount: payment.amount },
    { account: 'receivable', amount: -payment.amount },
  ])

/** Payment from store credit. */
export const creditPaymentEntries = (amount: Halalas): Entry[] =>
  toBalancedEntries([
    { account: 'customerCredit', amount },
    { account: 'receivable', amount: -amount },
  ])

/** Refund of an overpaid amount, in money or as store credit; `asCredit` of it always becomes store credit. */
export const refundEntries = (refund: {
  to: CashAccount | 'customerCredit'
  amount: Halalas
  asCredit?: Halalas
}): Entry[] => {
  const asCredit = Math.min(refund.asCredit ?? 0, refund.amount)
  if (refund.to === 'customerCredit' || asCredit === 0) {
    return toBalancedEntries([
      { account: 'receivable', amount: refund.amount },
      { account: refund.to, amount: -refund.amount },
    ])
  }
  return toBalancedEntries([
    { account: 'receivable', amount: refund.amount },
    { account: refund.to, amount: asCredit - refund.amount },
    { account: 'customerCredit', amount: -asCredit },
  ])
}

/** A refund that was booked as leaving the bank and that the gateway has sent. */
export const createGatewayRefundEntries = (amount: Halalas): Entry[] =>
  toBalancedEntries([
    { account: 'bank', amount },
    { account: 'gateway', amount: -amount },
  ])

/** Cash counted above or below what was expected; `difference` is negative when cash is missing. */
export const createCashDifferenceEntries = (difference: Halalas, account: 'cash' | 'cashDrawer' = 'cash'): Entry[] =>
  toBalancedEntries([
    { account, amount: difference },
    { account: 'cashDifference', amount: -difference },
  ])

/** Cash moved into the counter's drawer (positive) or out of it (negative), from or to another account. */
export const createDrawerEntries = (amount: Halalas, other: 'cash' | 'pettyExpense'): Entry[] =>
  toBalancedEntries([
    { account: 'cashDrawer', amount },
    { account: other, amount: -amount },
  ])

/** Sale of a gift card that was paid at the gateway: a liability without VAT, which is due when the card is used (record 81). */
export const createGiftCardSaleEntries = (amount: Halalas): Entry[] =>
  toBalancedEntries([
    { account: 'gateway', amount },
    { account: 'giftCards', amount: -amount },
  ])

/** End of a gift card: it becomes store credit, is paid back, or expires. */
export const createGiftCardEndEntries = (
  amount: Halalas,
  to: 'customerCredit' | 'bank' | 'expiredGiftCards',
): Entry[] =>
  toBalancedEntries([
    { account: 'giftCards', amount },
    { account: to, amount: -amount },
  ])

/** Removes entries of zero; throws when the rest does not sum to zero, which is a programming error. */
export function toBalancedEntries(entries: readonly Entry[]): Entry[] {
  const nonZero = entries
    .filter(({ amount }) => amount !== 0)
    .map(({ account, amount }) => ({ account, amount: amount + 0 }))
  if (sumHalalas(nonZero.map(({ amount }) => amount)) !== 0)
    throw new RangeError(`Unbalanced: ${JSON.stringify(nonZero)}`)
  return nonZero
}
