import type { Halalas } from '../money.ts'

/** Sums of an order, or of several, from the ledger; none is negative. */
export type OrderSums = {
  /** The price at which it was sold, with a delivery fee that was raised later. */
  total: Halalas
  /** Taken off by credits. */
  credited: Halalas
  /** Taken off by cancelling the order. */
  cancelled: Halalas
  /** Payments that were applied to it. */
  received: Halalas
  /** Of the payments, given back or turned into store credit. */
  refunded: Halalas
}

/** The sums with what follows from them: the value after credits (`due`), what was paid in the end, and what is still to pay. */
export type OrderAmounts = OrderSums & { due: Halalas; paid: Halalas; outstanding: Halalas }

/** The amounts that every screen of an order shows (DESK-06). */
export function calculateOrderAmounts({ total, credited, cancelled, received, refunded }: OrderSums): OrderAmounts {
  const due = total - credited - cancelled
  const paid = received - refunded
  return { total, credited, cancelled, due, received, refunded, paid, outstanding: due - paid }
}

/** The part of the value that no tax document contains yet; negative while a credit note is not issued. */
export const calculateNotInvoiced = ({ due }: Pick<OrderAmounts, 'due'>, invoiced: Halalas): Halalas => due - invoiced
