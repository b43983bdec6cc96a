import type { PictureRecord } from '@warda/domain/catalogue/localize-picture'
import type { CounterMethod } from '@warda/domain/counter-sales/counter-payments'
import type { ClientId, OrderId, ProductId, UserId, VariantId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import type { Halalas } from '@warda/domain/money'
import { type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { type OrderDiscount, orderDiscountsSql } from '../../db/order-discounts.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** Creates the buyer of one sale to a walk-in: an account that nobody can log in to. */
export async function insertWalkIn(
  trx: Transaction,
  walkIn: { fullName: string; email: string; passwordHash: string; language: Language; at: Date },
): Promise<UserId> {
  const { rows } = await sql<Computed<{ id: UserId }>>`
    insert into app_user (role, full_name, email, email_folded, password_hash, language, made_by_shop, is_walk_in, created_at)
    values ('Shopper', ${walkIn.fullName}, ${walkIn.email}, ${walkIn.email}, ${walkIn.passwordHash}, ${walkIn.language}, true, true, ${walkIn.at})
    returning id
  `.execute(trx)
  const [row] = rows
  if (!row) throw new Error('An insert of one row returns it.')
  return row.id
}

export type NewCounterSale = {
  orderId: OrderId
  cashReceived: Halalas | null
  cashChange: Halalas
  cardReference: string
  transferReference: string
  requestId: string
}

export async function insertCounterSale(trx: Transaction, sale: NewCounterSale): Promise<void> {
  await sql`
    insert into counter_sale (order_id, cash_received, cash_change, card_reference, transfer_reference, request_id)
    values (${sale.orderId}, ${sale.cashReceived}, ${sale.cashChange}, ${sale.cardReference}, ${sale.transferReference}, ${sale.requestId})
  `.execute(trx)
}

/** Adds the cash, change (halalas) and references of a payment to those of earlier payments of the sale. */
export async function updateCounterPayment(trx: Transaction, sale: NewCounterSale): Promise<void> {
  await sql`
    update counter_sale set
      cash_received = case when ${sale.cashReceived}::int8 is null then cash_received else coalesce(cash_received, 0) + ${sale.cashReceived}::int8 end,
      cash_change = cash_change + ${sale.cashChange},
      card_reference = concat_ws(', ', nullif(card_reference, ''), nullif(${sale.cardReference}::text, '')),
      transfer_reference = concat_ws(', ', nullif(transfer_reference, ''), nullif(${sale.transferReference}::text, ''))
    where order_id = ${sale.orderId}
  `.execute(trx)
}

export type CustomerRow = Columns<'app_user', 'fullName'> & { userId: UserId } & Computed<{
    clientId: ClientId | null
    clientName: string | null
    isCreatedByShop: boolean
  }>

/**
 * Active accounts with a phone number (E.164): the one that the shop created for it, and those of companies. A person's own account is not found,
 * because a phone number proves nothing (decision 20).
 */
export async function findAccountsByPhone(db: Database, phone: string, limit: number): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select u.id as "userId", u.full_name as "fullName", c.id as "clientId", c.organization_name as "clientName",
      u.made_by_shop and u.email_folded ~ '[@.]invalid$' as "isCreatedByShop"
    from app_user u left join client c on c.id = u.client_id
    where coalesce(u.phone_e164, u.phone) = ${phone} and u.deleted_at is null and not u.is_walk_in
      and (u.made_by_shop and u.email_folded ~ '[@.]invalid$' or u.role in ('Customer', 'BranchManager') and u.client_id is not null)
    order by u.client_id is null desc, u.created_at, u.id limit ${limit}
  `.execute(db)
  return rows
}

/** The change of a sale in halalas; 0 without cash. */
export async function findChange(trx: Transaction, orderId: OrderId): Promise<Halalas> {
  const sale = await trx
    .selectFrom('counter_sale')
    .select('cash_change')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return sale?.cash_change ?? 0
}

/** The variants of free-price lines, by the position of the line. */
export type FreeVariant = Columns<'product', 'slug'> & { variantId: VariantId; productId: ProductId }

export async function findFreeVariants(db: Database): Promise<FreeVariant[]> {
  const { rows } = await sql<FreeVariant>`
    select v.id as "variantId", p.id as "productId", p.slug from product p join variant v on v.product_id = p.id
    where p.is_free_price order by v.position
  `.execute(db)
  return rows
}

/** Pieces of each free-price variant; as many as the type of the column allows without overflow of a sum of two. */
const FREE_STOCK = 1_000_000_000

/**
 * Creates the product of free-price lines in the category with the most products, with a variant for each line of an order; does nothing when it
 * exists or when the shop has no category. Its slug and SKUs have a colon, which no product and no file of products can have.
 */
export async function createFreeVariants(trx: Transaction, count: number, at: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('free-price-product', 0))`.execute(trx)
  await sql`
    with category_of as (
      select c.id from category c order by (select count(*) from product p where p.category_id = c.id) desc, c.position, c.id limit 1 for key share
    ), created as (
      insert into product (category_id, slug, title_en, title_ar, description_en, description_ar, status, is_free_price, created_at, updated_at)
      select id, 'free-price:line', 'Free-price line', 'بند بسعر حر', '', '', 'archived', true, ${at}, ${at} from category_of
      where not exists (select from product where is_free_price) returning id
    ), sizes as (
      insert into variant (product_id, sku, size, stems, price, position)
      select created.id, 'FREE-PRICE:' || line, 'single', 0, 1, line from created, generate_series(1, ${count}::int) line returning id
    ), stocked as (
      insert into stock (variant_id, on_hand) select id, ${FREE_STOCK}::int from sizes returning variant_id
    )
    insert into stock_move (variant_id, change, reason, at) select variant_id, ${FREE_STOCK}::int, 'opening', ${at}::timestamptz from stocked
  `.execute(trx)
}

export type ItemRow = Columns<'variant', 'sku' | 'size' | 'price'> &
  Columns<'product', 'titleEn' | 'titleAr' | 'discountPercent'> &
  Columns<'stock', 'onHand'> & { variantId: VariantId } & Computed<{ isExact: boolean; picture: PictureRecord | null }>

/** Products found by the prefix of a SKU. */
const MAX_BY_SKU = 100

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A search of the counter: what was typed, for the SKU, and its folded words; both empty for the best sellers. */
export type ItemSearch = { typed: string; words: readonly string[]; limit: number }

/**
 * Sizes of published products: those whose SKU begins with `typed` or whose product matches all `words` (folded), an exact SKU first, then best
 * sellers. Without `typed` the best sellers.
 */
export async function findItems(db: Database, search: ItemSearch): Promise<ItemRow[]> {
  return (await itemsQuery(search).execute(db)).rows
}

/** @internal Exported for tests. The products are chosen first, because `limit` of them have as many sizes. */
export const itemsQuery = ({ typed, words, limit }: ItemSearch) => {
  const sku = typed.toUpperCase()
  const hasSku = sql<SqlBool>`upper(v.sku) like ${`${escapeLike(sku)}%`}`
  const hasWords =
    words.length === 0
      ? sql<SqlBool>`false`
      : sql<SqlBool>`(${sql.join(
          words.map((word) => sql`p.search_text like ${`% ${escapeLike(word)}%`}`),
          sql` and `,
        )})`
  const isWanted =
    typed === ''
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(p.id = any (array(select v.product_id from variant v where ${hasSku} limit ${MAX_BY_SKU})) or ${hasWords})`
  return sql<ItemRow>`
    with chosen as materialized (
      select product_id as id from variant where upper(sku) = ${sku}
      union (select p.id from product p where p.status = 'published' and ${isWanted} order by p.sold_count desc, p.id limit ${limit})
    )
    select v.id as "variantId", v.sku, v.size, v.price, p.title_en as "titleEn", p.title_ar as "titleAr", p.discount_percent as "discountPercent",
      s.on_hand as "onHand", upper(v.sku) = ${sku} as "isExact", (
        select json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'widths', k.widths,
          'colour', k.colour, 'preview', k.preview, 'altEn', pp.alt_en, 'altAr', pp.alt_ar)
        from product_picture pp join picture k on k.key = pp.picture_key where pp.product_id = p.id order by pp.position limit 1
      ) as picture
    from chosen join product p on p.id = chosen.id join variant v on v.product_id = p.id join stock s on s.variant_id = v.id
    where p.status = 'published' and ${typed === '' ? sql`true` : sql`(${hasSku} or ${hasWords})`}
    order by upper(v.sku) = ${sku} desc, p.sold_count desc, p.id, v.position limit ${limit}
  `
}

export type PickupRow = Columns<'orders', 'number' | 'recipientName' | 'recipientPhone'> & {
  orderId: OrderId
} & Computed<{
    pickupAt: Date
    outstanding: Halalas
    isOnCredit: boolean
    lines: Columns<'order_line', 'titleEn' | 'titleAr' | 'size' | 'quantity'>[]
  }>

/** Pickups that wait, the earliest first. */
export async function findPickups(db: Database, limit: number): Promise<PickupRow[]> {
  const { rows } = await sql<PickupRow>`
    select o.id as "orderId", o.number, o.recipient_name as "recipientName", o.recipient_phone as "recipientPhone", o.pickup_at as "pickupAt",
      coalesce(m.outstanding, 0)::int8 as outstanding, o.terms in ('postponed', 'monthly') as "isOnCredit", (
      select json_agg(json_build_object('titleEn', l.title_en, 'titleAr', l.title_ar, 'size', l.size, 'quantity', l.quantity) order by l.variant_id)
      from order_line l where l.order_id = o.id and l.removed_at is null
    ) as lines
    from orders o left join lateral (select outstanding from order_money where order_id = o.id) m on true
    where o.pickup_at is not null and o.state in ('preparing', 'ready') order by o.pickup_at, o.number limit ${limit}
  `.execute(db)
  return rows
}

/** Whether an order is picked up at the shop. */
export async function isPickup(db: Database, orderId: OrderId): Promise<boolean> {
  const { rows } = await sql`select 1 from orders where id = ${orderId} and pickup_at is not null`.execute(db)
  return rows.length > 0
}

export type ReceiptRow = Columns<
  'orders',
  | 'number'
  | 'recipientName'
  | 'recipientPhone'
  | 'placedAt'
  | 'subtotal'
  | 'discount'
  | 'deliveryFee'
  | 'deliveryDate'
  | 'deliverySlot'
  | 'addressLine'
  | 'district'
  | 'city'
  | 'vat'
  | 'total'
  | 'cardMessage'
  | 'pickupAt'
> & { orderId: OrderId } & Computed<{
    soldBy: string
    buyerName: string
    outstanding: Halalas
    paid: Halalas
    branchName: string | null
    isWalkIn: boolean
    isHandedOverAtOnce: boolean
    cashReceived: Halalas | null
    cashChange: Halalas
    lines: (Columns<'order_line', 'variantId' | 'titleEn' | 'titleAr' | 'size' | 'quantity' | 'unitPrice' | 'gross'> & {
      isFree: boolean
    })[]
    discounts: OrderDiscount[]
    payments: { method: CounterMethod; amount: Halalas; reference: string }[]
    invoice: (Columns<'invoice', 'id' | 'number'> & { qr: Column<'invoice', 'qr'> }) | null
  }>

/** The data of a receipt; undefined for an order that was not sold at the counter. */
export async function findReceipt(db: Database, orderId: OrderId): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`
    select o.id as "orderId", o.number, o.recipient_name as "recipientName", o.recipient_phone as "recipientPhone", o.placed_at as "placedAt",
      o.subtotal, o.discount, o.delivery_fee as "deliveryFee", o.delivery_date as "deliveryDate", o.delivery_slot as "deliverySlot",
      o.address_line as "addressLine", o.district, o.city, o.vat, o.total, o.card_message as "cardMessage", o.pickup_at as "pickupAt",
      u.full_name as "buyerName", coalesce(m.outstanding, 0)::int8 as outstanding, coalesce(m.paid, 0)::int8 as paid, b.name as "branchName",
      coalesce(t.full_name, '') as "soldBy", u.is_walk_in as "isWalkIn", c.cash_received as "cashReceived", c.cash_change as "cashChange",
      coalesce(o.pickup_at <= o.placed_at, false) as "isHandedOverAtOnce", (
        select json_agg(json_build_object('variantId', l.variant_id, 'titleEn', l.title_en, 'titleAr', l.title_ar, 'size', l.size,
          'quantity', l.quantity, 'unitPrice', l.unit_price, 'gross', l.gross, 'isFree', p.is_free_price) order by p.is_free_price, l.variant_id)
        from order_line l join product p on p.id = l.product_id where l.order_id = o.id
      ) as lines, ${orderDiscountsSql(sql`o.id`)} as discounts, (
        select coalesce(json_agg(json_build_object('method', p.method, 'amount', p.amount,
          'reference', case p.method when 'card' then c.card_reference when 'transfer' then c.transfer_reference else '' end) order by p.method), '[]')
        from payment p where p.order_id = o.id and p.tr_number like 'counter:%'
      ) as payments, (
        select json_build_object('id', i.id, 'number', i.number, 'qr', i.qr) from invoice i
        where i.order_id = o.id and i.corrects is null and invoice_is_current(i) limit 1
      ) as invoice
    from counter_sale c join orders o on o.id = c.order_id join app_user u on u.id = o.user_id left join app_user t on t.id = o.taken_by
      left join branch b on b.id = o.branch_id left join lateral (select outstanding, paid from order_money where order_id = o.id) m on true
    where c.order_id = ${orderId}
  `.execute(db)
  return rows[0]
}
