import type { ClientId, OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

export async function isPurchaseOrderRequired(db: Database, clientId: ClientId): Promise<boolean> {
  const { rows } = await sql<Columns<'client', 'purchaseOrderRequired'>>`
    select purchase_order_required as "purchaseOrderRequired" from client where id = ${clientId}
  `.execute(db)
  return rows[0]?.purchaseOrderRequired ?? false
}

/** Sets the number of an order without an invoice and records who did it; false when the order has that number already. */
export async function updatePurchaseOrder(
  trx: Transaction,
  input: { orderId: OrderId; purchaseOrder: string | null; actorId: string; requestId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql<Columns<'orders', 'id'>>`
    with changed as (
      update orders set purchase_order = ${input.purchaseOrder}::text
      where id = ${input.orderId} and purchase_order is distinct from ${input.purchaseOrder}::text returning id
    )
    insert into order_change (order_id, kind, detail, actor_id, request_id, at)
    select id, 'edit', '{"fields": ["purchaseOrder"]}'::jsonb, ${input.actorId}::uuid, ${input.requestId}, ${input.at}::timestamptz from changed
    returning order_id as id
  `.execute(trx)
  return rows.length > 0
}

/** Whether the order's tax invoice is issued. */
export async function isInvoiced(trx: Transaction, orderId: OrderId): Promise<boolean> {
  const { rows } = await sql`select 1 from invoice where order_id = ${orderId} and corrects is null limit 1`.execute(
    trx,
  )
  return rows.length > 0
}
