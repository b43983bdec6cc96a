import { randomUUID } from 'node:crypto'
import type { UserId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { Transaction } from '../../db/database.ts'
import {
  type CashAccount,
  createManualPaymentEntries,
  creditPaymentEntries,
  getOrderMoney,
  type OrderMoney,
  post,
} from '../ledger/index.ts'
import { insertSettlement } from './debt-queries.ts'
import { insertManualPayment } from './payment-queries.ts'
import { reduceDebts } from './reduce-debts.ts'

export type PaymentToTake = {
  method: 'cash' | 'card' | 'transfer' | 'credit'
  /** At most the outstanding amount. */
  amount: Halalas
  /** First part of the payment's number; distinguishes a double click from a second payment. */
  purpose: string
  /** The account of the money; by default that of the method. */
  till?: CashAccount
  /** The debt to settle; without it the debts due first are settled. */
  debtId?: number
  by: { actorId: string; actor: string; requestId: string }
  /** Milliseconds. */
  at: number
}

const CASH_ACCOUNT: Record<'cash' | 'card' | 'transfer', CashAccount> = { cash: 'cash', card: 'card', transfer: 'bank' }

/**
 * Records a manual payment or the use of store credit: payment row, posting and settled debts. Returns the order's money afterwards.
 * The caller holds the order's lock and has checked the amount.
 */
export async function takePayment(
  trx: Transaction,
  order: { id: string; userId: UserId },
  payment: PaymentToTake,
): Promise<OrderMoney> {
  const { method, amount, by } = payment
  const gateway = method === 'credit' ? 'credit' : 'manual'
  const number = `${payment.purpose}:${randomUUID()}`
  const at = new Date(payment.at)
  await insertManualPayment(trx, { orderId: order.id, gateway, number, method, amount, takenBy: by.actorId, at })
  const transactionId = await post(trx, {
    kind: method === 'credit' ? 'creditPayment' : 'manualPayment',
    idempotencyKey: `payment:${gateway}:${number}`,
    orderId: order.id,
    userId: order.userId,
    actor: by.actor,
    requestId: by.requestId,
    at: payment.at,
    entries:
      method === 'credit'
        ? creditPaymentEntries(amount)
        : createManualPaymentEntries({ till: payment.till ?? CASH_ACCOUNT[method], amount }),
  })
  if (transactionId === null) throw new Error(`Payment ${number} was not posted`)
  const settlement = { kind: 'payment', transactionId, requestId: by.requestId } as const
  if (payment.debtId !== undefined) await insertSettlement(trx, { debtId: payment.debtId, amount, ...settlement, at })
  await reduceDebts(trx, { orderId: order.id, ...settlement, at: payment.at })
  return getOrderMoney(trx, order.id)
}
