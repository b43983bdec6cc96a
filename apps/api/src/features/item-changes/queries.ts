import type { BranchId, ClientId, OrderId, ProductId, UserId, VariantId } from '@warda/domain/ids'
import type { ItemChangeState, ItemLine } from '@warda/domain/orders/item-change'
import { sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type OrderDiscount, orderDiscountsSql } from '../../db/order-discounts.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** A line with its names, as stored with a change; amounts in halalas. */
export type StoredLine = ItemLine &
  Columns<'order_line', 'titleEn' | 'titleAr' | 'size' | 'gross'> & { variantId: VariantId; productId: ProductId }

/** The lines and amounts of an order in halalas, before or after a change. */
export type StoredItems = {
  lines: StoredLine[]
  /** The code of the discount on the goods. */
  couponCode: string | null
  subtotal: number
  discount: number
  redeemed: number
  deliveryFee: number
  vat: number
  total: number
}

const ORDER = columns('orders', [
  'id',
  'number',
  'state',
  'terms',
  'postponed',
  'approval',
  'userId',
  'clientId',
  'branchId',
  'pointsRedeemed',
  'subtotal',
  'discount',
  'redeemed',
  'deliveryFee',
  'vat',
  'total',
  'pickupAt',
])

/** The columns of an order that a change of its items depends on. */
export type ChangeableOrder = RowOf<typeof ORDER> & {
  id: OrderId
  userId: UserId
  clientId: ClientId | null
  branchId: BranchId | null
  buyerRole: Column<'app_user', 'role'>
  buyerEmail: Column<'app_user', 'email'>
} & Computed<{ hasDeductions: boolean; lines: StoredLine[]; discounts: OrderDiscount[] }>

/** The code of the discount on an order's goods. */
export const getGoodsCode = ({ discounts }: Pick<ChangeableOrder, 'discounts'>): string | null =>
  discounts.find(({ target }) => target === 'goods')?.code ?? null

export async function findChangeableOrder(db: Database, orderId: OrderId): Promise<ChangeableOrder | undefined> {
  const { rows } = await sql<ChangeableOrder>`
    select ${ORDER.of('o')}, u.role as "buyerRole", u.email as "buyerEmail",
      exists (select from order_credit c where c.order_id = o.id)
        or exists (select from order_line l where l.order_id = o.id and l.removed_at is not null)
        or exists (select from order_override v where v.order_id = o.id and v.kind = 'discount') as "hasDeductions",
      (select coalesce(json_agg(json_build_object('variantId', l.variant_id, 'productId', l.product_id, 'titleEn', l.title_en,
          'titleAr', l.title_ar, 'size', l.size, 'quantity', l.quantity, 'unitPrice', l.unit_price, 'gross', l.gross,
          'discount', l.discount, 'net', l.net, 'vat', l.vat) order by l.variant_id), '[]'::json)
        from order_line l where l.order_id = o.id) as lines, ${orderDiscountsSql(sql`o.id`)} as discounts
    from orders o join app_user u on u.id = o.user_id where o.id = ${orderId}
  `.execute(db)
  return rows[0]
}

/** Replaces the lines and amounts of an order; lines that stay are updated, so that their ticks in the workroom are kept. */
export async function replaceItems(trx: Transaction, orderId: OrderId, items: StoredItems): Promise<void> {
  const variantIds = items.lines.map(({ variantId }) => variantId)
  await sql`delete from order_line where order_id = ${orderId} and variant_id <> all(${variantIds}::int[])`.execute(trx)
  await sql`
    insert into order_line (order_id, variant_id, product_id, title_en, title_ar, size, quantity, unit_price, gross, discount, net, vat)
    select ${orderId}::uuid, l."variantId", l."productId", l."titleEn", l."titleAr", l.size, l.quantity, l."unitPrice",
      l.gross, l.discount, l.net, l.vat
    from json_to_recordset(${JSON.stringify(items.lines)}::json) as l ("variantId" int, "productId" int, "titleEn" text, "titleAr" text,
      size text, quantity int, "unitPrice" int8, gross int8, discount int8, net int8, vat int8)
    on conflict (order_id, variant_id) do update set quantity = excluded.quantity, gross = excluded.gross, discount = excluded.discount,
      net = excluded.net, vat = excluded.vat
  `.execute(trx)
  const { subtotal, discount, redeemed, deliveryFee, vat, total } = items
  await trx
    .updateTable('orders')
    .set({ subtotal, discount, redeemed, delivery_fee: deliveryFee, vat, total })
    .where('id', '=', orderId)
    .execute()
}

type Pieces = readonly { variantId: number; quantity: number }[]

/**
 * Takes and returns stock, with all variants locked by id first. Returns false when stock is missing; the caller must then roll back.
 */
export async function moveStock(
  trx: Transaction,
  orderId: OrderId,
  { taken, returned }: { taken: Pieces; returned: Pieces },
  at: Date,
): Promise<boolean> {
  const moves = [
    ...taken.map(({ variantId, quantity }) => ({ variantId, change: -quantity })),
    ...returned.map(({ variantId, quantity }) => ({ variantId, change: quantity })),
  ]
  if (moves.length === 0) return true
  const { rows } = await sql<Columns<'stock_move', 'variantId'>>`
    with wanted as (
      select s.variant_id, m.change
      from stock s join unnest(${moves.map((move) => move.variantId)}::int[], ${moves.map((move) => move.change)}::int[])
        as m (variant_id, change) on m.variant_id = s.variant_id
      order by s.variant_id
      for update of s
    ), moved as (
      update stock s set on_hand = s.on_hand + wanted.change
      from wanted where s.variant_id = wanted.variant_id and s.on_hand + wanted.change >= 0
      returning s.variant_id, wanted.change
    )
    insert into stock_move (variant_id, change, reason, order_id, at)
    select variant_id, change, case when change < 0 then 'order' else 'order-returned' end, ${orderId}::uuid, ${at}::timestamptz from moved
    returning variant_id as "variantId"
  `.execute(trx)
  return rows.length === moves.length
}

/** Adds differences to the sold counts of products, which are locked by id first, as in `updateSoldCount`. */
export async function addSoldCounts(
  trx: Transaction,
  counts: readonly { productId: number; quantity: number }[],
): Promise<void> {
  const ids = counts.map(({ productId }) => productId)
  await sql`select from product where id = any(${ids}::int[]) order by id for no key update`.execute(trx)
  await sql`
    update product p set sold_count = p.sold_count + d.quantity
    from unnest(${ids}::int[], ${counts.map(({ quantity }) => quantity)}::int[]) as d (product_id, quantity)
    where p.id = d.product_id
  `.execute(trx)
}

/** Records the change of an invoiced order for its credit note and debit note; does nothing before the invoice. */
export async function insertItemAdjustment(
  trx: Transaction,
  input: { orderId: OrderId; changeId: string; reason: string; actorId: string | null; requestId: string; at: Date },
): Promise<void> {
  await sql`
    insert into order_adjustment (order_id, kind, item_change_id, reason, actor_id, request_id, at)
    select order_id, 'items', ${input.changeId}::uuid, ${input.reason}, ${input.actorId}::uuid, ${input.requestId}, ${input.at}::timestamptz
    from invoice where order_id = ${input.orderId} and corrects is null and invoice_is_current(invoice)
  `.execute(trx)
}

export type NewItemChange = {
  orderId: OrderId
  state: 'waiting' | 'applied'
  before: StoredItems
  after: StoredItems
  refundTo: Column<'item_change', 'refundTo'>
  answerUntil: Date | null
  answeredBy: Column<'item_change', 'answeredBy'>
  actorId: string
  requestId: string
  at: Date
}

export async function insertItemChange(trx: Transaction, change: NewItemChange): Promise<string> {
  const { rows } = await sql<Columns<'item_change', 'id'>>`
    insert into item_change (order_id, state, before, after, refund_to, answer_until, answered_by, actor_id, request_id, at)
    values (${change.orderId}, ${change.state}, ${JSON.stringify(change.before)}::jsonb, ${JSON.stringify(change.after)}::jsonb, ${change.refundTo},
      ${change.answerUntil}, ${change.answeredBy}, ${change.actorId}, ${change.requestId}, ${change.at})
    returning id
  `.execute(trx)
  return rows[0]?.id ?? ''
}

/** Sets the final state of the waiting change of an order, if there is one. */
export async function endItemChange(
  trx: Transaction,
  orderId: OrderId,
  end: { state: ItemChangeState; answeredBy?: 'buyer' | 'phone'; at: Date },
): Promise<void> {
  await trx
    .updateTable('item_change')
    .set({ state: end.state, answered_by: end.answeredBy ?? null, answered_at: end.at })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Sets the posting of an applied change and its refunded amount in halalas. */
export async function setItemChangePosting(
  trx: Transaction,
  changeId: string,
  posting: { transactionId: number | null; refunded: number },
): Promise<void> {
  await trx
    .updateTable('item_change')
    .set({ transaction_id: posting.transactionId, refunded: posting.refunded })
    .where('id', '=', changeId)
    .execute()
}

export type ItemChangeRow = Columns<'item_change', 'id' | 'orderId' | 'state' | 'refundTo' | 'answerUntil'> & {
  orderId: OrderId
  orderState: Column<'orders', 'state'>
} & Computed<{ before: StoredItems; after: StoredItems }>

const CHANGE = sql`
  select i.id, i.order_id as "orderId", i.state, i.refund_to as "refundTo", i.answer_until as "answerUntil", i.before, i.after,
    o.state as "orderState"
  from item_change i join orders o on o.id = i.order_id
`

export async function findItemChange(db: Database, changeId: string): Promise<ItemChangeRow | undefined> {
  return (await sql<ItemChangeRow>`${CHANGE} where i.id = ${changeId}`.execute(db)).rows[0]
}

/** The waiting change of an order, also after its answer deadline. */
export async function findWaitingChange(db: Database, orderId: OrderId): Promise<ItemChangeRow | undefined> {
  return (await sql<ItemChangeRow>`${CHANGE} where i.order_id = ${orderId} and i.state = 'waiting'`.execute(db)).rows[0]
}
