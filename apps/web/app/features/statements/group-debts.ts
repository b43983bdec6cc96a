import type { Debt } from '@warda/contract/receivables'

/** What one order owes: its open debts together, the soonest due first. */
export type OwedOrder = {
  orderId: string
  orderNumber: string
  owed: number
  isOverdue: boolean
  dues: { id: number; dueDate: string; amount: number; isOverdue: boolean }[]
}

/** Hundredths add up exactly where riyals would not. */
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100

/** Open debts by order, in the order of their first due day: orders are what a link pays. */
export const groupDebts = (debts: readonly Debt[]): OwedOrder[] => {
  const orders = new Map<string, Debt[]>()
  for (const debt of debts) {
    if (!debt.isResolved) orders.set(debt.orderId, [...(orders.get(debt.orderId) ?? []), debt])
  }
  const owed = [...orders.values()].map((parts): OwedOrder => {
    const dues = parts
      .map(({ id, dueDate, amountOwed, isOverdue }) => ({ id, dueDate, amount: amountOwed, isOverdue }))
      .sort((one, other) => one.dueDate.localeCompare(other.dueDate))
    const [first] = parts
    return {
      orderId: first?.orderId ?? '',
      orderNumber: first?.orderNumber ?? '',
      owed: sum(dues.map(({ amount }) => amount)),
      isOverdue: dues.some(({ isOverdue }) => isOverdue),
      dues,
    }
  })
  return owed.sort((one, other) => (one.dues[0]?.dueDate ?? '').localeCompare(other.dues[0]?.dueDate ?? ''))
}

/** What the chosen orders owe together. */
export const owedBy = (orders: readonly OwedOrder[], chosen: ReadonlySet<string>): number =>
  sum(orders.filter(({ orderId }) => chosen.has(orderId)).map(({ owed }) => owed))
