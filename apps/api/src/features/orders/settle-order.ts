import type { Halalas } from '@warda/domain/money'
import type { Transaction } from '../../db/database.ts'
import { moneyOf, type OrderMoney } from '../ledger/index.ts'
import { earnWhenPaid } from './complete-order.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { type LockedOrder, moveOrder, updateSoldCount } from './queries.ts'

type Settling = { actor: string; requestId: string; at: number }

/**
 * What follows for an order when money was applied to it: one that waited for money goes to preparation (decisions §3); one that is now
 * paid in full counts its flowers as sold, earns its points if it was received before, and its buyer is told. Call it under the order's lock,
 * once per payment.
 */
export async function settleOrder(
  trx: Transaction,
  order: LockedOrder,
  payment: Settling & { paidInFull: boolean },
): Promise<void> {
  await prepare(trx, order, payment)
  if (!payment.paidInFull) return
  await updateSoldCount(trx, order.id)
  if (order.state === 'completed') await earnWhenPaid(trx, order, payment.at)
  await notifyBuyer(trx, 'order-paid', order.id)
}

/**
 * What follows when an amount was taken off an order that owed `before`, and nothing is left to pay: it is paid in full; or it costs nothing,
 * then it goes to preparation and counts its flowers as sold like one that was placed so, and nobody is told that they paid. Gives the order's
 * money. Call it under the order's lock.
 */
export async function settleRest(
  trx: Transaction,
  order: LockedOrder,
  before: { outstanding: Halalas },
  settling: Settling,
): Promise<OrderMoney> {
  const after = await moneyOf(trx, order.id)
  if (before.outstanding === 0 || after.outstanding > 0) return after
  if (after.paid > 0) await settleOrder(trx, order, { ...settling, paidInFull: true })
  else {
    await prepare(trx, order, settling)
    await updateSoldCount(trx, order.id)
  }
  return after
}

async function prepare(trx: Transaction, order: LockedOrder, { actor, requestId, at }: Settling): Promise<void> {
  if (order.state !== 'placed') return
  const by = { actorId: null, actor, requestId }
  await moveOrder(trx, { orderId: order.id, from: 'placed', to: 'preparing', ...by, at: new Date(at) })
}
