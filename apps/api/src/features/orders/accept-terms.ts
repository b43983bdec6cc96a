import { isCreditTerms } from '@warda/domain/orders/payment-terms'
import type { Transaction } from '../../db/database.ts'
import { planByTerms } from '../receivables/index.ts'
import type { OrderView } from './list-queries.ts'
import { moveOrder } from './move-order.ts'
import type { OrderActor } from './place-queries.ts'

/**
 * Accepts the credit terms of an order when it is placed: the order goes to preparation and its debts are planned. An order that waits for
 * approval stays as it is. Returns the order afterwards.
 */
export async function acceptTerms(trx: Transaction, order: OrderView, by: OrderActor, now: number): Promise<OrderView> {
  if (!isCreditTerms(order.terms) || order.approval === 'waiting' || order.state !== 'placed') return order
  const at = new Date(now)
  await moveOrder(trx, { orderId: order.id, from: 'placed', to: 'preparing', ...by, at })
  await planByTerms(trx, { orderId: order.id, terms: order.terms, outstanding: order.outstanding, ...by, at: now })
  return { ...order, state: 'preparing', agreedAt: at, expiresAt: null }
}
