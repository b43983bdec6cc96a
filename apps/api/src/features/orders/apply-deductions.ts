import type { Halalas } from '@warda/domain/money'
import { vatOfCredit } from '@warda/domain/payments/credit-vat'
import type { Transaction } from '../../db/database.ts'
import { type CashAccount, moneyOf, post, postFree, refundEntries, reversalEntries } from '../ledger/index.ts'
import { reversePoints } from '../loyalty/index.ts'
import { reduceDebts } from '../receivables/index.ts'
import { findVatLeft, insertCredit } from './credit-queries.ts'
import type { OrderActor } from './place-queries.ts'
import type { LockedOrder } from './queries.ts'

/** Where money that was too much goes: it stays here as store credit, or is given back. */
export type RefundTo = 'credit' | 'cash' | 'transfer'

const ACCOUNT: Record<RefundTo, CashAccount | 'customerCredit'> = {
  credit: 'customerCredit',
  cash: 'cash',
  transfer: 'bank',
}

export type Deduction = {
  kind: 'reversal' | 'creditNote'
  /** Halalas, VAT contained; at most what the order is worth. */
  amount: Halalas
  /** Names the event, e.g. `reversal:{order}`. */
  once: string
  /** The shop's word and where the money goes; null when nobody asked (an unpaid order ends), which leaves no credit to document. */
  why: { reason: string; refundTo: RefundTo } | null
  doer: OrderActor
  /** Milliseconds. */
  at: number
}

/**
 * Takes an amount off an order, or the whole of it: the sale is undone so far, its debts fall with it, and what was paid too much goes back
 * (decisions §3). Points that a completed order had earned go with the whole. Call it under the order's lock; gives what was refunded.
 */
export async function applyDeductions(trx: Transaction, order: LockedOrder, off: Deduction): Promise<Halalas> {
  const { amount, once, doer, at } = off
  const books = { orderId: order.id, userId: order.userId, actor: doer.actor, requestId: doer.requestId, at }
  if (amount === 0) {
    // Nothing is left to undo, but the order does not stand any more.
    if (off.kind === 'reversal') await postFree(trx, { ...books, kind: 'freeReversal', once })
    return 0
  }
  const before = await moneyOf(trx, order.id)
  const vat = vatOfCredit({ amount, due: before.due, vatLeft: await findVatLeft(trx, order.id) })
  const entries = reversalEntries({ total: amount, vat })
  const transactionId = await post(trx, { ...books, kind: off.kind, once, entries })
  if (transactionId === null) return 0
  await reduceDebts(trx, { ...books, transactionId, kind: 'credit' })
  const refunded = Math.max(0, amount - before.outstanding)
  const refundTo = off.why?.refundTo ?? 'credit'
  const refund = refundEntries({ to: ACCOUNT[refundTo], amount: refunded })
  await post(trx, { ...books, kind: 'refund', once: `refund:${once}`, entries: refund })
  if (off.why !== null) {
    await insertCredit(trx, {
      ...books,
      ...off.why,
      transactionId,
      amount,
      vat,
      refunded,
      refundTo: refunded > 0 ? refundTo : 'none',
      actorId: doer.actorId,
      at: new Date(at),
    })
  }
  if (order.state === 'completed' && amount === before.due) await reversePoints(trx, { orderId: order.id, at })
  return refunded
}
