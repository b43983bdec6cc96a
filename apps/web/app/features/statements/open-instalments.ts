import type { Debt } from '@warda/contract/receivables'

/** Sums in halalas, because floating-point sums of riyals are inexact. */
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100

/** Open debts, earliest due first: each instalment of a plan can be paid alone. */
export const listOpenDebts = (debts: readonly Debt[]): Debt[] =>
  debts
    .filter(({ isResolved }) => !isResolved)
    .sort((a, b) => (a.dueDate === b.dueDate ? a.id - b.id : a.dueDate < b.dueDate ? -1 : 1))

/** Amount owed of these debts (riyals). */
export const sumDebts = (debts: readonly Debt[]): number => sum(debts.map(({ amountOwed }) => amountOwed))
