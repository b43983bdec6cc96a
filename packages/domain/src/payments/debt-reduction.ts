import { type Halalas, sumHalalas } from '../money.ts'

/** An open debt. Lists are sorted by due date, oldest first. */
export type OpenDebt = { id: number; remaining: Halalas }

/** The debts that a payment targets, and its amount. */
export type DebtTarget = { debtIds: readonly number[]; amount: Halalas }

/**
 * The reduction of each debt after an order's outstanding amount has fallen. The debts of `target` come first, up to its amount. The others
 * are reduced from the oldest on, only until the sum of all is at most the outstanding amount (promise P4); without a target, amounts
 * without a debt are therefore covered first.
 */
export function planDebtReduction(
  debts: readonly OpenDebt[],
  outstanding: Halalas,
  target: DebtTarget | null = null,
): { id: number; amount: Halalas }[] {
  let targeted = target?.amount ?? 0
  const paid = new Map<number, Halalas>()
  const reduce = ({ id, remaining }: OpenDebt, limit: Halalas): Halalas => {
    const before = paid.get(id) ?? 0
    const amount = Math.max(0, Math.min(remaining - before, limit))
    if (amount > 0) paid.set(id, before + amount)
    return amount
  }
  for (const debt of debts) if (target?.debtIds.includes(debt.id)) targeted -= reduce(debt, targeted)
  let excess =
    sumHalalas(debts.map(({ remaining }) => remaining)) - sumHalalas([...paid.values()]) - Math.max(0, outstanding)
  for (const debt of debts) excess -= reduce(debt, excess)
  return debts.flatMap(({ id }) => {
    const amount = paid.get(id)
    return amount === undefined ? [] : [{ id, amount }]
  })
}
