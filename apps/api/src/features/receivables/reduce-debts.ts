import type { OrderId } from '@warda/domain/ids'
import { type DebtTarget, planDebtReduction } from '@warda/domain/payments/debt-reduction'
import type { Transaction } from '../../db/database.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { findOpenDebts, insertSettlement } from './debt-queries.ts'

/** The posting that reduced the outstanding amount of an order: a payment or a credit. `at` in milliseconds. */
export type DebtReduction = {
  orderId: OrderId
  transactionId: number
  kind: 'payment' | 'credit'
  requestId: string
  at: number
  /** The debts that a payment was made for; by default the oldest. */
  target?: DebtTarget | null
}

/**
 * Settles the targeted debts, then debts first due first until they do not exceed what the order owes (promise P4). Called under the order's lock after every
 * posting that reduces what the order owes.
 */
export async function reduceDebts(trx: Transaction, lowered: DebtReduction): Promise<void> {
  const open = await findOpenDebts(trx, lowered.orderId)
  if (open.length === 0) return
  const { outstanding } = await getOrderMoney(trx, lowered.orderId)
  const { kind, transactionId, requestId } = lowered
  for (const { id, amount } of planDebtReduction(open, outstanding, lowered.target)) {
    await insertSettlement(trx, { debtId: id, kind, amount, transactionId, requestId, at: new Date(lowered.at) })
  }
}
