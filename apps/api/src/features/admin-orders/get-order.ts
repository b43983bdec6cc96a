import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { findReleasedInvoices, type InvoiceRow, sumInvoiced } from '../invoices/index.ts'
import { findOrder, type OrderView } from '../orders/index.ts'
import { getCreditOwner, getStoreCredit } from '../receivables/index.ts'
import { type CreditableLine, listCreditableLines } from './credit-queries.ts'
import { findFacts, type OrderFacts } from './order-queries.ts'
import { findTimeline, type TimelineEvent } from './timeline-queries.ts'

/** In halalas, `storeCredit` is that of the buyer, `invoiced` the tax documents less the credit notes. */
export type AdminOrderView = {
  order: OrderView
  facts: OrderFacts
  timeline: TimelineEvent[]
  invoices: InvoiceRow[]
  invoiced: number
  storeCredit: number
  creditable: CreditableLine[]
}

/** Loads an order with its timeline and invoices from one snapshot. */
export function getOrder(context: AppContext, orderId: OrderId): Promise<Result<AdminOrderView, 'not_found'>> {
  return inSnapshot(context.db, async (db) => {
    const order = await findOrder(db, orderId)
    const facts = await findFacts(db, orderId)
    if (!order || !facts) return refuse('not_found')
    const timeline = await findTimeline(db, order)
    const invoices = await findReleasedInvoices(db, orderId)
    const storeCredit = await getStoreCredit(db, getCreditOwner(order))
    const invoiced = await sumInvoiced(db, orderId)
    const creditable = await listCreditableLines(db, orderId)
    return ok({ order, facts, timeline, invoices, invoiced, storeCredit, creditable })
  })
}
