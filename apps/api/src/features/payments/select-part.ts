import type { OrderId } from '@warda/domain/ids'
import { selectOverdue } from '@warda/domain/payments/overdue'
import { type IsoDate, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { Transaction } from '../../db/database.ts'
import type { LockedOrder } from '../orders/index.ts'
import { findOpenDebts } from '../receivables/index.ts'

/** The selection to pay: everything owed, some orders, some debts, or everything due before today. */
export type PaymentSelection = 'all' | 'overdue' | { orderIds: readonly OrderId[] } | { debtIds: readonly number[] }

type Part = {
  amount: number
  /** The debts that the payment is for; null for the whole order. */
  debtIds: number[] | null
}

/** The part of an order that a selection pays. The caller holds the order's lock. */
export async function selectPart(
  trx: Transaction,
  order: LockedOrder,
  input: { outstanding: number; selection: PaymentSelection; today: IsoDate },
): Promise<Part> {
  const { outstanding, selection, today } = input
  if (selection === 'all' || (selection !== 'overdue' && 'orderIds' in selection))
    return { amount: outstanding, debtIds: null }
  const open = await findOpenDebts(trx, order.id)
  if (selection === 'overdue') {
    const delivered = order.deliveredAt === null ? null : riyadhDate(order.deliveredAt.getTime())
    return selectOverdue({ debts: open, outstanding, delivered }, today)
  }
  const chosen = open.filter(({ id }) => selection.debtIds.includes(id))
  return { amount: chosen.reduce((sum, { remaining }) => sum + remaining, 0), debtIds: chosen.map(({ id }) => id) }
}
