import { type CounterPayment, checkCounterPayments } from '@warda/domain/counter-sales/counter-payments'
import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { isCreditTerms } from '@warda/domain/orders/payment-terms'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { Actor } from '../../http/handler.ts'
import { lockOpenDrawer, recordOrderMovement } from '../cash-drawers/index.ts'
import { issueOrderInvoice } from '../invoices/index.ts'
import { type CounterError, type LockedOrder, lockOrder, type OrderView } from '../orders/index.ts'
import { collectPayment } from '../payments/index.ts'
import { completeHandOver } from './complete-hand-over.ts'
import type { CounterSale } from './counter-sale.ts'
import { insertCounterSale, updateCounterPayment } from './queries.ts'

type By = {
  actor: Actor
  requestId: string
  /** Time of the sale, in ms since the epoch. */
  at: number
}

/**
 * Takes the payments of a sale that is paid now and issues its tax document; the document follows later while the seller's details or the tax
 * unit are missing. A sale on account that is handed over at once is completed.
 */
export async function takePayments(
  context: AppContext,
  trx: Transaction,
  { order, sale, ...by }: By & { order: OrderView; sale: CounterSale },
): Promise<Result<{ change: Halalas }, CounterError>> {
  const isPaidNow = sale.paymentTerms === 'cash' && !sale.isPaidLater
  const isHandedOver = sale.pickup === null && sale.delivery === null
  if (isHandedOver && order.approval === 'waiting') return refuse('order.needs_approval')
  const stored = { orderId: order.id, cashReceived: null, cashChange: 0, cardReference: '', transferReference: '' }
  await insertCounterSale(trx, { ...stored, requestId: by.requestId })
  const locked = await lockOrder(trx, order.id)
  if (!locked) throw new Error(`Order ${order.id} was not stored.`)
  if (isPaidNow)
    return collectCounterPayments(context, trx, { order: locked, total: order.total, payments: sale.payments, ...by })
  if (isHandedOver && isCreditTerms(sale.paymentTerms)) await completeHandOver(trx, locked, by)
  return ok({ change: 0 })
}

/** Takes payments that are exactly the total. The caller holds the order's lock; the drawer is locked after it, before the series of documents. */
export async function collectCounterPayments(
  context: AppContext,
  trx: Transaction,
  input: By & { order: LockedOrder; total: Halalas; payments: readonly CounterPayment[] },
): Promise<Result<{ change: Halalas }, CounterError>> {
  const { order, total, payments, actor, requestId, at } = input
  const orderId = order.id as OrderId
  const checked = checkCounterPayments(total, payments)
  if (!checked.ok) return checked
  const { change } = checked.value
  const cash = payments.find(({ method }) => method === 'cash')
  const findReference = (method: 'card' | 'transfer') =>
    payments.find((payment) => payment.method === method)?.reference ?? ''
  await updateCounterPayment(trx, {
    orderId,
    cashReceived: cash ? (cash.received ?? cash.amount) : null,
    cashChange: change,
    cardReference: findReference('card'),
    transferReference: findReference('transfer'),
    requestId,
  })
  const drawer = cash ? await lockOpenDrawer(trx) : null
  if (drawer && !drawer.ok) return drawer
  const by = { actorId: actor.userId, actor: actor.role, requestId }
  for (const { method, amount } of payments) {
    const till = method === 'cash' ? ({ till: 'cashDrawer' } as const) : {}
    await collectPayment(trx, order, { method, amount, purpose: 'counter', by, at, ...till })
  }
  if (drawer)
    await recordOrderMovement(trx, { drawer: drawer.value, kind: 'sale', orderId, actorId: actor.userId, requestId })
  await issueOrderInvoice(context, trx, order, { actor: actor.role, requestId })
  return ok({ change })
}
