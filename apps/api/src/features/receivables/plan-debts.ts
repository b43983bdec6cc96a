import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import { type PlannedDebt, planInstallments, planPostponedDebt } from '@warda/domain/payments/debts'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { Transaction } from '../../db/database.ts'
import { type DebtRow, findOpenDebts, insertDebt, insertSettlement } from './debt-queries.ts'

export type Plan = {
  orderId: OrderId
  kind: 'postponed' | 'monthly'
  outstanding: Halalas
  actor: string
  requestId: string
  /** Milliseconds. */
  at: number
}

/**
 * Plans debts for everything an order owes: one in 30 days, or monthly ones (decisions §5). Open debts are replaced; an equal plan changes
 * nothing. The caller holds the order's lock.
 */
export async function planDebts(trx: Transaction, plan: Plan): Promise<void> {
  const today = riyadhDate(plan.at)
  const planned =
    plan.kind === 'postponed' ? planPostponedDebt(plan.outstanding, today) : planInstallments(plan.outstanding, today)
  const open = await findOpenDebts(trx, plan.orderId)
  if (isSamePlan(open, planned, plan.kind)) return
  const { orderId, kind, actor, requestId } = plan
  const at = new Date(plan.at)
  for (const { id, remaining } of open) {
    const replaced = { debtId: id, kind: 'replaced', amount: remaining, transactionId: null, requestId, at } as const
    await insertSettlement(trx, replaced)
  }
  for (const { amount, dueDate } of planned)
    await insertDebt(trx, { orderId, kind, amount, dueDate, actor, requestId, at })
}

function isSamePlan(open: readonly DebtRow[], planned: readonly PlannedDebt[], kind: Plan['kind']): boolean {
  if (open.length !== planned.length) return false
  return planned.every(({ amount, dueDate }, at) => {
    const debt = open[at]
    return debt?.kind === kind && debt.remaining === amount && debt.dueDate === dueDate
  })
}

/** Plans the debts of the order's credit terms; other terms have none. */
export async function planByTerms(
  trx: Transaction,
  order: Omit<Plan, 'kind'> & { terms: PaymentTerms },
): Promise<void> {
  const { terms } = order
  if (terms === 'postponed' || terms === 'monthly') await planDebts(trx, { ...order, kind: terms })
}

/** Plans one debt in 30 days for the amount that is neither paid nor in a debt (decisions §5: "the rest becomes a debt"). */
export async function planRest(trx: Transaction, rest: Omit<Plan, 'kind'>): Promise<void> {
  const open = await findOpenDebts(trx, rest.orderId)
  const amount = rest.outstanding - open.reduce((sum, { remaining }) => sum + remaining, 0)
  const { orderId, actor, requestId } = rest
  for (const planned of planPostponedDebt(amount, riyadhDate(rest.at)))
    await insertDebt(trx, { orderId, kind: 'rest', ...planned, actor, requestId, at: new Date(rest.at) })
}
