import type { CounterPayment, CounterPaymentError } from '@warda/domain/counter-sales/counter-payments'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { Actor } from '../../http/handler.ts'
import { lockOpenDrawer, recordOrderMovement } from '../cash-drawers/index.ts'
import { issueOrderInvoice } from '../invoices/index.ts'
import { lockOrder, type OrderView } from '../orders/index.ts'
import { collectPayment } from '../payments/index.ts'
import { insertCounterSale } from './queries.ts'

type Taking = {
  order: OrderView
  payments: readonly CounterPayment[]
  change: Halalas
  actor: Actor
  requestId: string
  /** Milliseconds. */
  at: number
}

/**
 * Takes the checked payments of a sale and issues its tax document; the document follows later while the seller's details or the tax unit are
 * missing. The drawer is locked after the order, and before the series of documents.
 */
export async function takePayments(
  context: AppContext,
  trx: Transaction,
  { order, payments, change, actor, requestId, at }: Taking,
): Promise<Result<null, CounterPaymentError | 'cash_drawer.not_open'>> {
  const orderId = order.id
  const cash = payments.find(({ method }) => method === 'cash')
  const findReference = (method: 'card' | 'transfer') =>
    payments.find((payment) => payment.method === method)?.reference ?? ''
  await insertCounterSale(trx, {
    orderId,
    cashReceived: cash ? (cash.received ?? cash.amount) : null,
    cashChange: change,
    cardReference: findReference('card'),
    transferReference: findReference('transfer'),
    requestId,
  })
  const locked = await lockOrder(trx, orderId)
  if (!locked) throw new Error(`Order ${orderId} was not stored.`)
  const drawer = cash ? await lockOpenDrawer(trx) : null
  if (drawer && !drawer.ok) return drawer
  const by = { actorId: actor.userId, actor: actor.role, requestId }
  for (const { method, amount } of payments) {
    const till = method === 'cash' ? ({ till: 'cashDrawer' } as const) : {}
    await collectPayment(trx, locked, { method, amount, purpose: 'counter', by, at, ...till })
  }
  if (drawer)
    await recordOrderMovement(trx, { drawer: drawer.value, kind: 'sale', orderId, actorId: actor.userId, requestId })
  await issueOrderInvoice(context, trx, locked, { actor: actor.role, requestId })
  return ok(null)
}
