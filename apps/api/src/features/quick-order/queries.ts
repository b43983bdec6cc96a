import type { BranchId, ClientId, OrderId, ProductId, UserId, VariantId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** A published variant found by its SKU; amounts in halalas, `onHand` is 0 without a stock row. */
export type SkuRow = Columns<'variant', 'sku' | 'size' | 'price'> &
  Columns<'product', 'titleEn' | 'titleAr' | 'discountPercent'> &
  Columns<'stock', 'onHand'> & {
    variantId: Column<'variant', 'id'> & VariantId
    productId: Column<'product', 'id'> & ProductId
  }

/** The published variants of these SKUs, compared without regard to case. */
export async function findBySku(db: Database, skus: readonly string[]): Promise<SkuRow[]> {
  const { rows } = await sql<SkuRow>`
    select v.sku, v.id as "variantId", p.id as "productId", p.title_en as "titleEn", p.title_ar as "titleAr", v.size, v.price,
      p.discount_percent as "discountPercent", coalesce(s.on_hand, 0) as "onHand"
    from variant v
    join product p on p.id = v.product_id and p.status = 'published'
    left join stock s on s.variant_id = v.id
    where lower(v.sku) = any(${skus.map((sku) => sku.toLowerCase())}::text[])
  `.execute(db)
  return rows
}

export type OldLine = Columns<'order_line', 'variantId' | 'quantity' | 'titleEn' | 'titleAr' | 'size'> &
  Columns<'variant', 'price'> &
  Columns<'product', 'discountPercent'> &
  Columns<'stock', 'onHand'> & {
    variantId: VariantId
    /** The quantity in the user's cart. */
    inCart: Column<'cart_line', 'quantity'>
  }

/** The lines of an earlier order with the current stock and the quantity in the user's cart. */
export async function findOldLines(db: Database, orderId: OrderId, userId: UserId): Promise<OldLine[]> {
  const { rows } = await sql<OldLine>`
    select l.variant_id as "variantId", l.quantity, l.title_en as "titleEn", l.title_ar as "titleAr", l.size,
      v.price, p.discount_percent as "discountPercent",
      case when p.status = 'published' then coalesce(s.on_hand, 0) else 0 end as "onHand",
      coalesce(c.quantity, 0) as "inCart"
    from order_line l
    join product p on p.id = l.product_id
    join variant v on v.id = l.variant_id
    left join stock s on s.variant_id = l.variant_id
    left join cart_line c on c.user_id = ${userId} and c.variant_id = l.variant_id
    where l.order_id = ${orderId}
    order by l.variant_id
  `.execute(db)
  return rows
}

/** A branch with the person who receives its orders: its manager, otherwise the branch itself, with the owner's phone if it has none. */
export type OrderBranch = Columns<'branch', 'name'> & { id: Column<'branch', 'id'> & BranchId } & Computed<{
    recipientName: string
    recipientPhone: string
  }>

/** All branches of a client; `ownerId` is the client's owner. */
export async function findOrderBranches(db: Database, clientId: ClientId, ownerId: UserId): Promise<OrderBranch[]> {
  const { rows } = await sql<OrderBranch>`
    select b.id, b.name, coalesce(u.full_name, b.name) as "recipientName",
      coalesce(nullif(u.phone, ''), nullif(b.phone, ''), (select phone from app_user where id = ${ownerId})) as "recipientPhone"
    from branch b
    left join branch_manager m on m.branch_id = b.id and m.deleted_at is null
    left join app_user u on u.id = m.user_id
    where b.client_id = ${clientId}
    order by b.name, b.id
  `.execute(db)
  return rows
}
