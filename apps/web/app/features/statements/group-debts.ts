import type { Debt } from '@warda/contract/receivables'

/** Open debts of one order, earliest due first. */
export type OwedOrder = {
  orderId: string
  orderNumber: string
  owed: number
  isOverdue: boolean
  dues: { id: number; dueDate: string; amount: number; isOverdue: boolean }[]
}

/** Sums in halalas, because floating-point sums of riyals are inexact. */
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100

/** Groups open debts by order, earliest due first, because a payment link pays orders. */
export const groupDebts = (debts: readonly Debt[]): OwedOrder[] => {
  const orders = new Map<string, Debt[]>()
  for (const debt of debts) {
    if (!debt.isResolved) orders.set(debt.orderId, [...(orders.get(debt.orderId) ?? []), debt])
  }
  const owedOrders = [...orders.values()].map((parts): OwedOrder => {
    const dues = parts
      .map(({ id, dueDate, amountOwed, isOverdue }) => ({ id, dueDate, amount: amountOwed, isOverdue }))
      .sort((a, b) => a.dueDate.localeCompare(b.dueDate))
    const [first] = parts
    return {
      orderId: first?.orderId ?? '',
      orderNumber: first?.orderNumber ?? '',
      owed: sum(dues.map(({ amount }) => amount)),
      isOverdue: dues.some(({ isOverdue }) => isOverdue),
      dues,
    }
  })
  return owedOrders.sort((a, b) => (a.dues[0]?.dueDate ?? '').localeCompare(b.dues[0]?.dueDate ?? ''))
}

/** Amount owed for the selected orders (riyals). */
export const sumOwed = (orders: readonly OwedOrder[], selected: ReadonlySet<string>): number =>
  sum(orders.filter(({ orderId }) => selected.has(orderId)).map(({ owed }) => owed))
