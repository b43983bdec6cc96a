import { type Halalas, sumHalalas } from '../money.ts'

/** An open debt. Lists are sorted by due date, oldest first. */
export type OpenDebt = { id: number; remaining: Halalas }

/**
 * The reduction of each debt after an order's outstanding amount has fallen. Debts are reduced from the oldest on, only until their sum is at
 * most the outstanding amount (promise P4); amounts without a debt are therefore covered first.
 */
export function planDebtReduction(debts: readonly OpenDebt[], outstanding: Halalas): { id: number; amount: Halalas }[] {
  let excess = sumHalalas(debts.map(({ remaining }) => remaining)) - Math.max(0, outstanding)
  const reductions: { id: number; amount: Halalas }[] = []
  for (const { id, remaining } of debts) {
    const amount = Math.min(remaining, excess)
    if (amount <= 0) continue
    reductions.push({ id, amount })
    excess -= amount
  }
  return reductions
}
