import type { Halalas } from '@warda/domain/money'
import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import { type PlannedDebt, planInstallments, planPostponedDebt } from '@warda/domain/payments/debts'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { Transaction } from '../../db/database.ts'
import { type DebtRow, findOpenDebts, insertDebt, insertSettlement } from './debt-queries.ts'

export type Plan = {
  orderId: string
  kind: 'postponed' | 'monthly'
  /** What the order owes now, halalas. */
  outstanding: Halalas
  actor: string
  requestId: string
  /** Milliseconds. */
  at: number
}

/**
 * Puts all that an order owes into debts: one in 30 days, or monthly ones (decisions §5). Debts that are open give way to the new plan; the
 * plan that stands already changes nothing. Call it under the order's lock.
 */
export async function planDebts(trx: Transaction, plan: Plan): Promise<void> {
  const today = riyadhDate(plan.at)
  const planned =
    plan.kind === 'postponed' ? planPostponedDebt(plan.outstanding, today) : planInstallments(plan.outstanding, today)
  const open = await findOpenDebts(trx, plan.orderId)
  if (stands(open, planned, plan.kind)) return
  const { orderId, kind, actor, requestId } = plan
  const at = new Date(plan.at)
  for (const { id, remaining } of open) {
    const replaced = { debtId: id, kind: 'replaced', amount: remaining, transactionId: null, requestId, at } as const
    await insertSettlement(trx, replaced)
  }
  for (const { amount, dueDate } of planned)
    await insertDebt(trx, { orderId, kind, amount, dueDate, actor, requestId, at })
}

function stands(open: readonly DebtRow[], planned: readonly PlannedDebt[], kind: Plan['kind']): boolean {
  if (open.length !== planned.length) return false
  return planned.every(({ amount, dueDate }, at) => {
    const debt = open[at]
    return debt?.kind === kind && debt.remaining === amount && debt.dueDate === dueDate
  })
}

/** The debts that a buyer takes on by confirming an order's terms; other terms than credit make none. */
export async function planByTerms(
  trx: Transaction,
  order: Omit<Plan, 'kind'> & { terms: PaymentTerms },
): Promise<void> {
  const { terms } = order
  if (terms === 'postponed' || terms === 'monthly') await planDebts(trx, { ...order, kind: terms })
}

/** What is neither paid nor in a debt becomes one debt due in 30 days (decisions §5: "the rest becomes a debt"). */
export async function planRest(trx: Transaction, rest: Omit<Plan, 'kind'>): Promise<void> {
  const open = await findOpenDebts(trx, rest.orderId)
  const amount = rest.outstanding - open.reduce((sum, { remaining }) => sum + remaining, 0)
  const { orderId, actor, requestId } = rest
  for (const planned of planPostponedDebt(amount, riyadhDate(rest.at)))
    await insertDebt(trx, { orderId, kind: 'rest', ...planned, actor, requestId, at: new Date(rest.at) })
}
