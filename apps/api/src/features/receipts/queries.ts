import type { BranchId, ClientId, OrderId, ProductId, UserId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

type BuyerRow = Columns<'orders', 'userId' | 'clientId' | 'branchId'> & {
  userId: UserId
  clientId: ClientId | null
  branchId: BranchId | null
} & Columns<'app_user', 'email'>

/** The buyer of an order, with the current address. */
export async function findBuyer(db: Database, orderId: OrderId): Promise<BuyerRow | undefined> {
  const { rows } = await sql<BuyerRow>`
    select o.user_id as "userId", o.client_id as "clientId", o.branch_id as "branchId", u.email
    from orders o join app_user u on u.id = o.user_id where o.id = ${orderId}
  `.execute(db)
  return rows[0]
}

/** A receipt; `total` is after credits. Contains no address. */
export type ReceiptView = Columns<
  'orders',
  'purchaseOrder' | 'total' | 'deliveryDate' | 'deliverySlot' | 'deliveredAt'
> & {
  receivedAt: NonNullable<Column<'orders', 'completedAt'>>
  /** Who received the delivery, otherwise the recipient of the order. */
  recipientName: Column<'orders', 'recipientName'>
} & Computed<{
    orderNumber: string
    lines: (Columns<'order_line', 'productId' | 'titleEn' | 'titleAr' | 'size' | 'quantity'> &
      Columns<'product', 'slug'> & {
        productId: ProductId
      })[]
  }>

export async function findReceipt(trx: Transaction, orderId: OrderId): Promise<ReceiptView | undefined> {
  const { rows } = await sql<ReceiptView>`
    select o.number::text as "orderNumber", o.purchase_order as "purchaseOrder", coalesce(m.due, o.total) as total, o.delivery_date as "deliveryDate",
      o.delivery_slot as "deliverySlot", o.delivered_at as "deliveredAt", o.completed_at as "receivedAt",
      coalesce(p.recipient_name, o.recipient_name) as "recipientName", l.lines
    from orders o
    left join order_money m on m.order_id = o.id
    left join completed_proof p on p.order_id = o.id
    cross join lateral (
      select json_agg(json_build_object('productId', l.product_id, 'slug', case when w.is_free_price then '' else w.slug end, 'titleEn', l.title_en, 'titleAr', l.title_ar, 'size', l.size,
        'quantity', l.quantity) order by l.variant_id) as lines
      from order_line l join product w on w.id = l.product_id where l.order_id = o.id
    ) l
    where o.id = ${orderId} and o.completed_at is not null
  `.execute(trx)
  return rows[0]
}
