import type { PictureRecord } from '@warda/domain/catalogue/localize-picture'
import type { ProductId, UserId, VariantId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** Adding to the cart is frequent, so its statements are prepared: see `db/prepared-statements.ts`. */
const PLANNED_ONCE = sql`/* prepared */`

/** A cart line as displayed. Amounts are halalas; `onHand` is the stock. */
export type LineRow = Columns<'cart_line', 'variantId' | 'quantity'> &
  Columns<'product', 'slug' | 'titleEn' | 'titleAr' | 'discountPercent'> &
  Columns<'variant', 'size' | 'stems' | 'price'> & {
    variantId: VariantId
    productId: Column<'product', 'id'> & ProductId
    /** 0 for a product that is not published. */
    onHand: Column<'stock', 'onHand'>
  } & Computed<{ picture: PictureRecord }>

/** A user's cart, oldest line first. */
export async function selectLines(db: Database, userId: UserId): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`/* prepared */
    select l.variant_id as "variantId", p.id as "productId", p.slug, p.title_en as "titleEn", p.title_ar as "titleAr", v.size, v.stems,
      v.price, p.discount_percent as "discountPercent", l.quantity,
      case when p.status = 'published' then coalesce(s.on_hand, 0) else 0 end as "onHand",
      json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'widths', k.widths, 'colour', k.colour,
        'preview', k.preview, 'altEn', pp.alt_en, 'altAr', pp.alt_ar, 'focusX', pp.focus_x, 'focusY', pp.focus_y) as picture
    from cart_line l
    join variant v on v.id = l.variant_id
    join product p on p.id = v.product_id
    join lateral (select * from product_picture where product_id = p.id order by position limit 1) pp on true
    join picture k on k.key = pp.picture_key
    left join stock s on s.variant_id = v.id
    where l.user_id = ${userId}
    order by l.added_at, l.variant_id
  `.execute(db)
  return rows
}

/** Locks the user's cart until the transaction ends, so that concurrent changes are not lost. */
export async function lockCart(trx: Transaction, userId: UserId): Promise<void> {
  await trx
    .selectFrom('app_user')
    .modifyFront(PLANNED_ONCE)
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute()
}

/** The stock of a variant; null when it does not exist or is not published. */
export async function findAvailable(db: Database, variantId: VariantId): Promise<number | null> {
  const row = await db
    .selectFrom('variant')
    .modifyFront(PLANNED_ONCE)
    .innerJoin('product', 'product.id', 'variant.product_id')
    .leftJoin('stock', 'stock.variant_id', 'variant.id')
    .select(sql<number>`coalesce(on_hand, 0)`.as('onHand'))
    .where('variant.id', '=', variantId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return row?.onHand ?? null
}

/** The number of the cart's other lines, and the quantity of this variant in the cart. */
export async function countCart(
  trx: Transaction,
  userId: UserId,
  variantId: VariantId,
): Promise<{ others: number; inCart: number }> {
  const row = await trx
    .selectFrom('cart_line')
    .modifyFront(PLANNED_ONCE)
    .select([
      sql<number>`count(*) filter (where variant_id <> ${variantId})`.as('others'),
      sql<number>`coalesce(sum(quantity) filter (where variant_id = ${variantId}), 0)::int`.as('inCart'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row
}

/** Sets the quantity of a line, or inserts the line. */
export async function saveLine(
  trx: Transaction,
  line: { userId: UserId; variantId: VariantId; quantity: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('cart_line')
    .values({ user_id: line.userId, variant_id: line.variantId, quantity: line.quantity, added_at: line.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'variant_id']).doUpdateSet({ quantity: line.quantity }))
    .execute()
}

/** Sets the quantity of an existing line; false when there is none. */
export async function updateLine(
  trx: Transaction,
  userId: UserId,
  variantId: VariantId,
  quantity: number,
): Promise<boolean> {
  const result = await trx
    .updateTable('cart_line')
    .set({ quantity })
    .where('user_id', '=', userId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function deleteLine(db: Database, userId: UserId, variantId: VariantId): Promise<void> {
  await db.deleteFrom('cart_line').where('user_id', '=', userId).where('variant_id', '=', variantId).execute()
}

/** Deletes all lines of a cart after its order was placed. */
export async function deleteLines(trx: Transaction, userId: UserId): Promise<void> {
  await trx.deleteFrom('cart_line').where('user_id', '=', userId).execute()
}
