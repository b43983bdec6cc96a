import { ok, type Result, refuse } from '@warda/domain/result'
import { decideInTransaction } from '../../db/decide.ts'
import type { Actor } from '../../http/call.ts'
import type { World } from '../../world.ts'
import { lockOrder } from '../orders/index.ts'
import { readSettings } from '../settings/index.ts'
import { issueCreditNotes, issueInvoice } from './issue-for-order.ts'
import type { InvoiceRow } from './queries.ts'

type Fault = 'invoice.order_not_found' | 'order.not_invoiceable'

/**
 * The tax invoice of an order, by staff (API-20): issued once, the same one ever after. `clientId` is a claim, 0 is none; an order of another
 * client answers like one that does not exist.
 */
export async function createInvoice(
  world: World,
  asked: { actor: Actor; clientId: number; orderId: string; requestId: string },
): Promise<Result<InvoiceRow, Fault>> {
  const settings = await readSettings(world)
  const { clock } = world
  const { actor, requestId } = asked
  return decideInTransaction<InvoiceRow, Fault>(world.db, async (trx) => {
    const order = await lockOrder(trx, asked.orderId)
    if (!order || (order.clientId ?? 0) !== asked.clientId) return refuse('invoice.order_not_found')
    const invoice = await issueInvoice(trx, order, { settings, actor: actor.role, requestId, clock })
    if (!invoice) return refuse('order.not_invoiceable')
    await issueCreditNotes(trx, order, { settings, clock })
    return ok(invoice)
  })
}
