import type { PictureRecord } from '@warda/domain/catalogue/localize-picture'
import type { OrderId, VariantId } from '@warda/domain/ids'
import type { OrderLine } from '@warda/domain/orders/substitution'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

export type LineRow = OrderLine & Columns<'order_line', 'titleEn' | 'titleAr' | 'size'>

/** The lines of an order, by variant. */
export async function findLines(db: Database, orderId: OrderId): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select variant_id as "variantId", quantity, unit_price as "unitPrice", net + vat as value, removed_at is not null as "isRemoved",
      title_en as "titleEn", title_ar as "titleAr", size
    from order_line where order_id = ${orderId} order by variant_id
  `.execute(db)
  return rows
}

/** A product that may replace a line; its price with discount, in halalas. */
export type Substitute = Columns<'product', 'titleEn' | 'titleAr'> &
  Columns<'variant', 'size'> &
  Computed<{
    variantId: VariantId
    productId: number
    price: number
    onHand: number
    published: boolean
    picture: PictureRecord | null
  }>

const PRICE = sql`(v.price - (v.price * p.discount_percent + 50) / 100)`

const substitutes = (condition: RawBuilder<unknown>): RawBuilder<Substitute> => sql<Substitute>`
  select v.id as "variantId", p.id as "productId", p.title_en as "titleEn", p.title_ar as "titleAr", v.size, ${PRICE}::int8 as price,
    s.on_hand as "onHand", p.status = 'published' as published, (
      select json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'widths', k.widths, 'colour', k.colour,
        'preview', k.preview, 'altEn', pp.alt_en, 'altAr', pp.alt_ar, 'focusX', pp.focus_x, 'focusY', pp.focus_y)
      from product_picture pp join picture k on k.key = pp.picture_key where pp.product_id = p.id order by pp.position limit 1
    ) as picture
  from variant v join product p on p.id = v.product_id join stock s on s.variant_id = v.id
  ${condition}`

export async function findSubstitute(db: Database, variantId: VariantId): Promise<Substitute | undefined> {
  return (await substitutes(sql`where v.id = ${variantId}`).execute(db)).rows[0]
}

/** Products in stock of at least the line's value and at most half as much again: of its category first, then the nearest price. */
export async function findSubstitutes(
  db: Database,
  input: { orderId: OrderId; variantId: VariantId; unitPrice: number; quantity: number; limit: number },
): Promise<Substitute[]> {
  const { orderId, variantId, unitPrice, quantity, limit } = input
  const { rows } = await substitutes(sql`
    where p.status = 'published' and s.on_hand >= ${quantity} and ${PRICE} between ${unitPrice}::int8 and ${unitPrice}::int8 * 3 / 2
      and not exists (select 1 from order_line l where l.order_id = ${orderId} and l.variant_id = v.id)
    order by p.category_id <> (select o.category_id from product o join variant ov on ov.product_id = o.id where ov.id = ${variantId}),
      ${PRICE}, v.id
    limit ${limit}
  `).execute(db)
  return rows
}

/** Puts another product in the place of a line; quantity and price stay. */
export async function replaceOrderLine(
  trx: Transaction,
  orderId: OrderId,
  variantId: VariantId,
  substitute: Substitute,
): Promise<void> {
  await trx
    .updateTable('order_line')
    .set({
      variant_id: substitute.variantId,
      product_id: substitute.productId,
      title_en: substitute.titleEn,
      title_ar: substitute.titleAr,
      size: substitute.size,
    })
    .where('order_id', '=', orderId)
    .where('variant_id', '=', variantId)
    .execute()
}

/** Makes the credits of a line name its substitute: an order without an invoice gets one that names only the substitute. */
export async function renameCredits(
  trx: Transaction,
  orderId: OrderId,
  variantId: VariantId,
  substituteId: VariantId,
): Promise<void> {
  await trx
    .updateTable('order_credit')
    .set({ variant_id: substituteId })
    .where('order_id', '=', orderId)
    .where('variant_id', '=', variantId)
    .execute()
}

export type Replacement = {
  orderId: OrderId
  removedVariantId: VariantId
  substitute: Substitute
  reason: string
  actorId: string
  requestId: string
  at: Date
}

/** Records a replacement in an invoiced order, for its credit and debit note. False when the order has no invoice yet. */
export async function insertReplacement(trx: Transaction, input: Replacement): Promise<boolean> {
  const { variantId, titleEn, titleAr, size } = input.substitute
  const { rows } = await sql`
    insert into order_adjustment (order_id, kind, removed_variant_id, added_variant_id, title_en, title_ar, size, reason, actor_id, request_id, at)
    select order_id, 'replacement', ${input.removedVariantId}::int, ${variantId}::int, ${titleEn}, ${titleAr}, ${size}, ${input.reason},
      ${input.actorId}::uuid, ${input.requestId}, ${input.at}::timestamptz
    from invoice where order_id = ${input.orderId} and corrects is null and invoice_is_current(invoice)
    returning id
  `.execute(trx)
  return rows.length > 0
}

export async function markLineRemoved(
  trx: Transaction,
  orderId: OrderId,
  variantId: VariantId,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('order_line')
    .set({ removed_at: at })
    .where('order_id', '=', orderId)
    .where('variant_id', '=', variantId)
    .execute()
}

/** Writes off the missing flowers of a line: records a restock from the order and a loss, so that the stock on hand stays. */
export async function writeOffLine(
  trx: Transaction,
  orderId: OrderId,
  line: { variantId: number; quantity: number },
  at: Date,
): Promise<void> {
  await sql`
    insert into stock_move (variant_id, change, reason, order_id, at) values
      (${line.variantId}, ${line.quantity}, 'order-returned', ${orderId}, ${at}),
      (${line.variantId}, ${-line.quantity}, 'countDifference', null, ${at})
  `.execute(trx)
}
