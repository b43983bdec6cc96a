import { planDebtReduction } from '@warda/domain/payments/debt-reduction'
import type { Transaction } from '../../db/database.ts'
import { moneyOf } from '../ledger/index.ts'
import { findOpenDebts, insertSettlement } from './debt-queries.ts'

/** The posting that lowered what an order owes; `kind` says whether money did, or an amount taken off the order. `at` in milliseconds. */
export type Lowered = {
  orderId: string
  transactionId: number
  kind: 'payment' | 'credit'
  requestId: string
  at: number
}

/**
 * Settles the order's debts, the oldest due first, as far as they say more than it owes (promise P4). Call it under the order's lock after
 * every posting that lowered what the order owes.
 */
export async function reduceDebts(trx: Transaction, lowered: Lowered): Promise<void> {
  const open = await findOpenDebts(trx, lowered.orderId)
  if (open.length === 0) return
  const { outstanding } = await moneyOf(trx, lowered.orderId)
  const { kind, transactionId, requestId } = lowered
  for (const { id, amount } of planDebtReduction(open, outstanding)) {
    await insertSettlement(trx, { debtId: id, kind, amount, transactionId, requestId, at: new Date(lowered.at) })
  }
}
