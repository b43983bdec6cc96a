import { type Halalas, sumHalalas } from '../money.ts'

/** An open debt; give them oldest due first. */
export type OpenDebt = { id: number; remaining: Halalas }

/**
 * What is taken from which debt after an order came to owe less: only as much as the debts say above what is still owed, from the oldest due
 * on. Afterwards the open debts never say more than is owed (promise P4); what was not scheduled yet is covered first.
 */
export function planDebtReduction(debts: readonly OpenDebt[], outstanding: Halalas): { id: number; amount: Halalas }[] {
  let excess = sumHalalas(debts.map(({ remaining }) => remaining)) - Math.max(0, outstanding)
  const covered: { id: number; amount: Halalas }[] = []
  for (const { id, remaining } of debts) {
    const amount = Math.min(remaining, excess)
    if (amount <= 0) continue
    covered.push({ id, amount })
    excess -= amount
  }
  return covered
}
