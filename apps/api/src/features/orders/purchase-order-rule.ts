import type { ClientId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Database } from '../../db/database.ts'
import { isPurchaseOrderRequired } from './purchase-order-queries.ts'

/** Whether an order of this client (null for retail) has the purchase order number that the client may require. */
export async function checkPurchaseOrder(
  db: Database,
  clientId: ClientId | null,
  purchaseOrder: string | null | undefined,
): Promise<Result<true, 'purchase_order.required'>> {
  if (clientId === null || purchaseOrder || !(await isPurchaseOrderRequired(db, clientId))) return ok(true)
  return refuse('purchase_order.required', undefined, 'purchaseOrder')
}
