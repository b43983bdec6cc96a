import type { OrderId } from '@warda/domain/ids'
import { selectOverdue } from '@warda/domain/payments/overdue'
import { type IsoDate, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { LockedOrder } from '../orders/index.ts'
import type { DebtRow } from '../receivables/index.ts'

/** The selection to pay: everything owed, some orders, some debts, or everything due before today. */
export type PaymentSelection = 'all' | 'overdue' | { orderIds: readonly OrderId[] } | { debtIds: readonly number[] }

type Part = {
  amount: number
  /** The debts that the payment is for; null for the whole order. */
  debtIds: number[] | null
}

/** The part of an order that a selection pays; `open` are its open debts, read under the order's lock. */
export function selectPart(
  order: LockedOrder,
  input: { outstanding: number; open: readonly DebtRow[]; selection: PaymentSelection; today: IsoDate },
): Part {
  const { outstanding, open, selection, today } = input
  if (selection === 'all' || (selection !== 'overdue' && 'orderIds' in selection))
    return { amount: outstanding, debtIds: null }
  if (selection === 'overdue') {
    const delivered = order.deliveredAt === null ? null : riyadhDate(order.deliveredAt.getTime())
    return selectOverdue({ debts: open, outstanding, delivered }, today)
  }
  const chosen = open.filter(({ id }) => selection.debtIds.includes(id))
  return { amount: chosen.reduce((sum, { remaining }) => sum + remaining, 0), debtIds: chosen.map(({ id }) => id) }
}
