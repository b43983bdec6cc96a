import { type Halalas, sumHalalas } from '../money.ts'
import type { IsoDate } from '../time/riyadh-time.ts'

/** Overdue means due before today in Riyadh (decisions §12). */
export const isOverdue = (due: IsoDate | null, today: IsoDate): boolean => (due ?? today) < today

/**
 * The overdue part of an order: its overdue debts, and the amount without a debt if it was delivered before today. `outstanding` is what the order
 * owes in all, `delivered` the Riyadh day of its delivery.
 */
export function selectOverdue(
  order: {
    debts: readonly { id: number; remaining: Halalas; dueDate: IsoDate }[]
    outstanding: Halalas
    delivered: IsoDate | null
  },
  today: IsoDate,
): { amount: Halalas; debtIds: number[] } {
  const { debts, outstanding, delivered } = order
  const late = debts.filter(({ dueDate }) => isOverdue(dueDate, today))
  const unscheduled = Math.max(0, outstanding - sumHalalas(debts.map(({ remaining }) => remaining)))
  const lateAmount = sumHalalas(late.map(({ remaining }) => remaining))
  return {
    amount: lateAmount + (isOverdue(delivered, today) ? unscheduled : 0),
    debtIds: late.map(({ id }) => id),
  }
}
