import { randomUUID } from 'node:crypto'
import type { Halalas } from '@warda/domain/money'
import type { Transaction } from '../../db/database.ts'
import {
  type CashAccount,
  creditPaymentEntries,
  manualPaymentEntries,
  moneyOf,
  type OrderMoney,
  post,
} from '../ledger/index.ts'
import { type LockedOrder, type OrderActor, settleOrder } from '../orders/index.ts'
import { cancelOutdatedAttempts } from '../payments/index.ts'
import { insertSettlement } from './debt-queries.ts'
import { insertManualPayment } from './payment-queries.ts'
import { reduceDebts } from './reduce-debts.ts'

export type Taken = {
  method: 'cash' | 'card' | 'transfer' | 'credit'
  /** Halalas; at most what is outstanding. */
  amount: Halalas
  /** What it was for: tells a double click from a second payment. */
  purpose: string
  /** The one debt that it settles, if it was paid on one; else the oldest due fall first. */
  debtId?: number
  doer: OrderActor & { actorId: string }
  at: number
}

const TILL: Record<'cash' | 'card' | 'transfer', CashAccount> = { cash: 'cash', card: 'card', transfer: 'bank' }

/**
 * Money that a person took, or store credit that a buyer used, settles an order: payment, ledger, debts, links at the gateway that now ask
 * for too much, and what follows for the order. Call it under the order's lock with a checked amount; gives the order's money afterwards.
 */
export async function takePayment(trx: Transaction, order: LockedOrder, taken: Taken): Promise<OrderMoney> {
  const { method, amount, at, doer } = taken
  const gateway = method === 'credit' ? 'credit' : 'manual'
  const number = `${taken.purpose}:${randomUUID()}`
  await insertManualPayment(trx, {
    orderId: order.id,
    gateway,
    number,
    method,
    amount,
    takenBy: doer.actorId,
    at: new Date(at),
  })
  const { actor, requestId } = doer
  const transactionId = await post(trx, {
    kind: method === 'credit' ? 'creditPayment' : 'manualPayment',
    once: `payment:${gateway}:${number}`,
    orderId: order.id,
    userId: order.userId,
    actor,
    requestId,
    at,
    entries: method === 'credit' ? creditPaymentEntries(amount) : manualPaymentEntries({ till: TILL[method], amount }),
  })
  if (transactionId === null) throw new Error(`Payment ${number} was not posted`)
  const covered = { kind: 'payment', transactionId, requestId } as const
  if (taken.debtId !== undefined)
    await insertSettlement(trx, { debtId: taken.debtId, amount, ...covered, at: new Date(at) })
  await reduceDebts(trx, { orderId: order.id, ...covered, at })
  const after = await moneyOf(trx, order.id)
  await cancelOutdatedAttempts(trx, order.id, after.outstanding)
  await settleOrder(trx, order, { paidInFull: after.outstanding === 0, actor, requestId, at })
  return after
}
