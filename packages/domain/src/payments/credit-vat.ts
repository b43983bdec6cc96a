import { type Halalas, splitVat } from '../money.ts'

/**
 * The VAT in an amount taken off an order that is still worth `due`, of which `vatLeft` is VAT. Lines were rounded one by one, so the share
 * follows what is left: taken off bit by bit, the parts sum to the order's VAT, and no rest is ever more VAT than money.
 */
export function vatOfCredit(credit: { amount: Halalas; due: Halalas; vatLeft: Halalas }): Halalas {
  const { amount, due, vatLeft } = credit
  const atLeast = Math.max(0, vatLeft - (due - amount))
  const atMost = Math.min(vatLeft, amount)
  return Math.min(atMost, Math.max(atLeast, splitVat(amount).vat))
}
