import type { Transaction } from '../../db/database.ts'
import { createPaymentEntries, getOrderMoney, post } from '../ledger/index.ts'
import { type LockedOrder, lockOrder, settleOrders } from '../orders/index.ts'
import { reduceDebts } from '../receivables/index.ts'
import { cancelOutdatedAttempts } from './cancel-outdated-attempts.ts'
import { recordApplied, type Share } from './share-queries.ts'

type Money = { attemptId: string; gateway: string; trNumber: string; requestId: string; at: number }

/** Locks the orders of a payment by id. */
export async function lockShares(trx: Transaction, shares: readonly Share[]): Promise<Map<string, LockedOrder>> {
  const orders = new Map<string, LockedOrder>()
  for (const { orderId } of shares.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))) {
    const order = await lockOrder(trx, orderId)
    if (order) orders.set(orderId, order)
  }
  return orders
}

/**
 * Applies a payment to its orders, each up to its share and its outstanding amount. Returns the sum applied. The caller holds the locks of
 * {@link lockShares}.
 */
export async function applyShares(
  trx: Transaction,
  shares: readonly Share[],
  orders: ReadonlyMap<string, LockedOrder>,
  money: Money,
): Promise<number> {
  const paid: { order: LockedOrder; paidInFull: boolean }[] = []
  let sum = 0
  for (const share of shares) {
    const order = orders.get(share.orderId)
    if (!order) continue
    const { outstanding } = await getOrderMoney(trx, order.id)
    const applied = Math.min(share.amount, Math.max(outstanding, 0))
    await recordApplied(trx, money.attemptId, order.id, applied)
    sum += applied
    if (applied <= 0) continue
    const isNew = await applyOne(trx, order, { ...money, applied, outstanding, debtIds: share.debtIds })
    if (isNew) paid.push({ order, paidInFull: applied === outstanding })
  }
  await settleOrders(trx, paid, { actor: 'gateway', requestId: money.requestId, at: money.at })
  return sum
}

/** Posts the payment of one order. False when it was posted before. */
async function applyOne(
  trx: Transaction,
  order: LockedOrder,
  money: Money & { applied: number; outstanding: number; debtIds: readonly number[] | null },
): Promise<boolean> {
  const { gateway, trNumber, requestId, at, applied, outstanding, debtIds } = money
  const transactionId = await post(trx, {
    kind: 'payment',
    idempotencyKey: `payment:${gateway}:${trNumber}:${order.id}`,
    orderId: order.id,
    userId: order.userId,
    actor: 'gateway',
    requestId,
    at,
    entries: createPaymentEntries({ amount: applied, applied }),
  })
  if (transactionId === null) return false
  const target = debtIds && { debtIds, amount: applied }
  await reduceDebts(trx, { orderId: order.id, transactionId, kind: 'payment', requestId, at, target })
  await cancelOutdatedAttempts(trx, order.id, outstanding - applied)
  return true
}
