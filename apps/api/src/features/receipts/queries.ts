import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

/** Whose an order is, with the buyer's address of now. */
export async function findBuyer(
  db: Database,
  orderId: string,
): Promise<{ userId: string; clientId: number | null; branchId: number | null; email: string } | undefined> {
  const { rows } = await sql<{ userId: string; clientId: number | null; branchId: number | null; email: string }>`
    select o.user_id as "userId", o.client_id as "clientId", o.branch_id as "branchId", u.email
    from orders o join app_user u on u.id = o.user_id where o.id = ${orderId}
  `.execute(db)
  return rows[0]
}

/** A received order as its receipt tells it; `total` after credits, halalas. No place of anybody is in it. */
export type ReceiptView = {
  orderNumber: string
  total: number
  deliveryDate: string
  deliverySlot: string
  deliveredAt: Date | null
  receivedAt: Date
  /** Who took the flowers, or for whom they were where nobody wrote that down. */
  recipientName: string
  lines: { productId: number; titleEn: string; titleAr: string; size: string; quantity: number }[]
}

export async function findReceipt(trx: Transaction, orderId: string): Promise<ReceiptView | undefined> {
  const { rows } = await sql<ReceiptView>`
    select o.number::text as "orderNumber", coalesce(m.due, o.total) as total, o.delivery_date as "deliveryDate",
      o.delivery_slot as "deliverySlot", o.delivered_at as "deliveredAt", o.completed_at as "receivedAt",
      coalesce(p.recipient_name, o.recipient_name) as "recipientName", l.lines
    from orders o
    left join order_money m on m.order_id = o.id
    left join delivery_proof p on p.order_id = o.id
    cross join lateral (
      select json_agg(json_build_object('productId', product_id, 'titleEn', title_en, 'titleAr', title_ar, 'size', size,
        'quantity', quantity) order by variant_id) as lines
      from order_line where order_id = o.id
    ) l
    where o.id = ${orderId} and o.completed_at is not null
  `.execute(trx)
  return rows[0]
}

export async function hasProof(db: Database, orderId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from delivery_proof where order_id = ${orderId}`.execute(db)
  return rows.length > 0
}

/** Writes the proof of a delivery; the first one stands. False when there was one. */
export async function insertProof(
  trx: Transaction,
  proof: {
    orderId: string
    recipientName: string
    note: string
    fileId: string | null
    actorId: string
    requestId: string
    at: Date
  },
): Promise<boolean> {
  const done = await sql`
    insert into delivery_proof (order_id, recipient_name, note, file_id, actor_id, request_id, at)
    values (${proof.orderId}, ${proof.recipientName}, ${proof.note}, ${proof.fileId}, ${proof.actorId}, ${proof.requestId}, ${proof.at})
    on conflict (order_id) do nothing
  `.execute(trx)
  return done.numAffectedRows === 1n
}
