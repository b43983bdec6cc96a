import { type Halalas, splitVat } from '../money.ts'

/**
 * The VAT in an amount deducted from an order with the remaining value `due`, of which `vatLeft` is VAT. VAT was rounded per line, so the
 * share is limited by what remains: the parts of several deductions sum to the order's VAT, and the VAT never exceeds the amount.
 */
export function calculateCreditVat(credit: { amount: Halalas; due: Halalas; vatLeft: Halalas }): Halalas {
  const { amount, due, vatLeft } = credit
  const atLeast = Math.max(0, vatLeft - (due - amount))
  const atMost = Math.min(vatLeft, amount)
  return Math.min(atMost, Math.max(atLeast, splitVat(amount).vat))
}
