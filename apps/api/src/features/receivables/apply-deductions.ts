import { isStaffRole } from '@warda/domain/access/roles'
import type { UserId, VariantId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { OrderState } from '@warda/domain/orders/order-states'
import { calculateCreditVat } from '@warda/domain/payments/credit-vat'
import type { Transaction } from '../../db/database.ts'
import { findRefundDrawer, recordOrderMovement } from '../cash-drawers/index.ts'
import {
  type CashAccount,
  createReversalEntries,
  getOrderMoney,
  post,
  postFree,
  refundEntries,
} from '../ledger/index.ts'
import { reversePoints } from '../loyalty/index.ts'
import { findVatLeft, insertCredit } from './deduction-queries.ts'
import { queueGatewayRefunds } from './queue-gateway-refunds.ts'
import { reduceDebts } from './reduce-debts.ts'
import { insertPayout } from './refund-payout-queries.ts'

/** Destination of an overpaid amount: store credit, or a payout. */
export type RefundTo = 'credit' | 'cash' | 'transfer'

const ACCOUNT: Record<RefundTo, CashAccount | 'customerCredit'> = {
  credit: 'customerCredit',
  cash: 'cash',
  transfer: 'bank',
}

/**
 * Why and where an overpaid amount is refunded; `asCredit` of it becomes store credit because it was paid with store credit. `variantId` is the
 * line that the credit note names, `pieces` of it; without it the note names the goods, then the delivery.
 */
export type RefundReason = {
  reason: string
  refundTo: RefundTo
  asCredit?: Halalas
  variantId?: VariantId
  pieces?: number
}

export type Deduction = {
  kind: 'reversal' | 'creditNote'
  /** VAT included; at most the order's value. */
  amount: Halalas
  /** Idempotency key of the posting, e.g. `reversal:{order}`. */
  idempotencyKey: string
  /** Null when an unpaid order ends without a request of the shop: then no credit note is needed. */
  refundReason: RefundReason | null
  by: { actorId: string | null; actor: string; requestId: string }
  /** Milliseconds. */
  at: number
}

/**
 * Takes an amount, or everything, off an order: reverses the sale by that amount, reduces its debts and refunds what was overpaid
 * (decisions §3). A completed order loses the same share of its points. The caller holds the order's lock. Returns the
 * refunded amount.
 */
export async function applyDeductions(
  trx: Transaction,
  order: { id: string; userId: UserId; state: OrderState },
  deduction: Deduction,
): Promise<Halalas> {
  const { amount, idempotencyKey, by, at } = deduction
  const posting = { orderId: order.id, userId: order.userId, actor: by.actor, requestId: by.requestId, at }
  if (amount === 0) {
    if (deduction.kind === 'reversal') await postFree(trx, { ...posting, kind: 'freeReversal', idempotencyKey })
    return 0
  }
  const before = await getOrderMoney(trx, order.id)
  const vat = calculateCreditVat({ amount, due: before.due, vatLeft: await findVatLeft(trx, order.id) })
  const entries = createReversalEntries({ total: amount, vat })
  const transactionId = await post(trx, { ...posting, kind: deduction.kind, idempotencyKey, entries })
  if (transactionId === null) return 0
  await reduceDebts(trx, { ...posting, transactionId, kind: 'credit' })
  const refunded = Math.max(0, amount - before.outstanding)
  const refundTo = deduction.refundReason?.refundTo ?? 'credit'
  if (deduction.refundReason !== null) {
    await insertCredit(trx, {
      ...posting,
      reason: deduction.refundReason.reason,
      variantId: deduction.refundReason.variantId ?? null,
      pieces: deduction.refundReason.pieces ?? null,
      transactionId,
      amount,
      vat,
      refunded,
      refundTo: refunded > 0 ? refundTo : 'none',
      actorId: by.actorId,
      at: new Date(at),
    })
  }
  await refundOverpaid(trx, order, {
    amount: refunded,
    refundTo,
    asCredit: deduction.refundReason?.asCredit ?? 0,
    transactionId,
    idempotencyKey,
    by,
    at,
  })
  if (order.state === 'completed') await reversePoints(trx, { orderId: order.id, at })
  return refunded
}

type Refund = Pick<Deduction, 'amount' | 'idempotencyKey' | 'by' | 'at'> & {
  refundTo: RefundTo
  /** The part that becomes store credit because it was paid with store credit. */
  asCredit: Halalas
  /** The posting that made the amount overpaid. */
  transactionId: number
}

/** Refunds an overpaid amount: as store credit, from a cash drawer, by the gateway, or as a task of the desk. The caller holds the order's lock. */
export async function refundOverpaid(
  trx: Transaction,
  order: { id: string; userId: UserId },
  { amount, refundTo, asCredit, transactionId, idempotencyKey, by, at }: Refund,
): Promise<void> {
  const posting = { orderId: order.id, userId: order.userId, actor: by.actor, requestId: by.requestId, at }
  const paidOut = amount - Math.min(amount, asCredit)
  const drawer =
    refundTo === 'cash' && paidOut > 0 && by.actorId !== null && isStaffRole(by.actor)
      ? await findRefundDrawer(trx, { orderId: order.id, amount: paidOut })
      : null
  const entries = refundEntries({ to: drawer ? 'cashDrawer' : ACCOUNT[refundTo], amount, asCredit })
  await post(trx, { ...posting, kind: 'refund', idempotencyKey: `refund:${idempotencyKey}`, entries })
  if (drawer && by.actorId !== null) {
    const { actorId, requestId } = by
    await recordOrderMovement(trx, { drawer, kind: 'refund', orderId: order.id, actorId, requestId })
  }
  if (refundTo !== 'credit' && paidOut > 0) {
    const payout = { transactionId, orderId: order.id, at: new Date(at) }
    const rest = refundTo === 'transfer' ? await queueGatewayRefunds(trx, payout, paidOut) : paidOut
    // Staff pay out the refunds they decide, unless a gateway sends a part of them.
    const isTask = rest < paidOut || !isStaffRole(by.actor)
    if (rest > 0 && isTask) await insertPayout(trx, { ...payout, method: refundTo, amount: rest })
  }
}
