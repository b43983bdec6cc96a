import type { PictureRecord } from '@warda/domain/catalogue/localize-picture'
import type { BranchId, ClientId, OrderId, ProductId, UserId, VariantId } from '@warda/domain/ids'
import type { OrderState } from '@warda/domain/orders/order-states'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/**
 * Locks the buyer, so that one person's orders are placed one after the other; returns their phone, or null when the account was deleted.
 */
export async function lockBuyer(trx: Transaction, userId: UserId): Promise<string | null> {
  const { rows } = await sql<Columns<'app_user', 'phone'>>`/* prepared */
    select phone from app_user where id = ${userId} and deleted_at is null for no key update
  `.execute(trx)
  return rows[0]?.phone ?? null
}

/** A line of a cart at the catalogue's price: halalas, VAT included, before the product's discount. */
export type CatalogueLine = Columns<'product', 'titleEn' | 'titleAr' | 'discountPercent' | 'slug' | 'categoryId'> &
  Columns<'variant', 'size' | 'price'> &
  Columns<'stock', 'onHand'> & {
    variantId: Column<'variant', 'id'> & VariantId
    productId: Column<'product', 'id'> & ProductId
  } & Computed<{ quantity: number; published: boolean; picture: PictureRecord | null }>

/** A line at this buyer's price. */
export type BasketLine = CatalogueLine & { unitPrice: number }

const catalogueLines = (requested: RawBuilder<unknown>): RawBuilder<CatalogueLine> => sql<CatalogueLine>`/* prepared */
    select c.variant_id as "variantId", p.id as "productId", c.quantity, p.title_en as "titleEn", p.title_ar as "titleAr",
      v.size, v.price, p.discount_percent as "discountPercent", p.status = 'published' as published, s.on_hand as "onHand",
      p.slug, p.category_id as "categoryId", (
        select json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'widths', k.widths,
          'colour', k.colour, 'preview', k.preview, 'altEn', pp.alt_en, 'altAr', pp.alt_ar)
        from product_picture pp join picture k on k.key = pp.picture_key
        where pp.product_id = p.id order by pp.position limit 1
      ) as picture
    from ${requested} c
    join variant v on v.id = c.variant_id
    join product p on p.id = v.product_id
    join stock s on s.variant_id = v.id
    order by c.variant_id
  `

/** The person's cart with current catalogue data, by variant. */
export async function readBasket(db: Database, userId: UserId): Promise<CatalogueLine[]> {
  const requested = sql`(select variant_id, quantity from cart_line where user_id = ${userId})`
  return (await catalogueLines(requested).execute(db)).rows
}

/** The given lines with current catalogue data, by variant. */
export async function readLines(
  db: Database,
  lines: readonly { variantId: VariantId; quantity: number }[],
): Promise<CatalogueLine[]> {
  const ids = lines.map(({ variantId }) => variantId)
  const quantities = lines.map(({ quantity }) => quantity)
  const requested = sql`(select * from unnest(${ids}::int[], ${quantities}::int[]) as l (variant_id, quantity))`
  return (await catalogueLines(requested).execute(db)).rows
}

export type BranchRow = Columns<'branch', 'id' | 'name' | 'address'>

/** A branch, if it belongs to this client. */
export async function findBranch(db: Database, clientId: ClientId, branchId: BranchId): Promise<BranchRow | undefined> {
  return db
    .selectFrom('branch')
    .select(['id', 'name', 'address'])
    .where('id', '=', branchId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** The order that this person placed since `since` with an equal request. */
export async function findSameRequest(
  db: Database,
  input: { userId: UserId; hash: Buffer; since: Date },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', input.userId)
    .where('placed_at', '>', input.since)
    .where('request_hash', '=', input.hash)
    .orderBy('placed_at', 'desc')
    .executeTakeFirst()
  return found?.id
}

export type NewOrder = Columns<
  'orders',
  | 'id'
  | 'userId'
  | 'clientId'
  | 'branchId'
  | 'state'
  | 'terms'
  | 'postponed'
  | 'agreedAt'
  | 'language'
  | 'recipientName'
  | 'recipientPhone'
  | 'addressLine'
  | 'district'
  | 'city'
  | 'latitude'
  | 'longitude'
  | 'addressNote'
  | 'deliveryDate'
  | 'deliverySlot'
  | 'cardMessage'
  | 'hideSender'
  | 'recipientNotice'
  | 'couponCode'
  | 'pointsRedeemed'
  | 'subtotal'
  | 'discount'
  | 'redeemed'
  | 'deliveryFee'
  | 'vat'
  | 'total'
  | 'expiresAt'
  | 'placedAt'
  | 'changeUntil'
  | 'addressWantedUntil'
  | 'substitution'
  | 'allergyNote'
  | 'purchaseOrder'
  | 'termsVersion'
  | 'returnsVersion'
  | 'pickupAt'
> & {
  userId: UserId
  clientId: ClientId | null
  branchId: BranchId | null
  requestHash: NonNullable<Column<'orders', 'requestHash'>>
  /** `waiting` when the order is above its branch's budget. */
  approval: 'waiting' | null
  /** The standing order that placed it. */
  standingId: Column<'orders', 'standingOrderId'>
  /** The employee who took the order on the phone. */
  takenBy: Column<'orders', 'takenBy'>
  /** Whether its lines are removed from the cart. */
  isFromCart: boolean
}

export type NewLine = Columns<
  'order_line',
  | 'variantId'
  | 'productId'
  | 'titleEn'
  | 'titleAr'
  | 'size'
  | 'quantity'
  | 'unitPrice'
  | 'gross'
  | 'discount'
  | 'net'
  | 'vat'
> & { variantId: VariantId; productId: ProductId }

export type OrderActor = { actorId: string | null; actor: string; requestId: string }

/**
 * Writes an order, its lines and its events and removes its lines from the cart if it comes from there, in one statement.
 * `path` are the states it passed through, from `placed` on. Returns the order's number.
 */
export async function insertOrder(
  trx: Transaction,
  order: NewOrder,
  lines: readonly NewLine[],
  path: readonly OrderState[],
  by: OrderActor,
): Promise<number> {
  const { rows } = await sql<Columns<'orders', 'number'>>`/* prepared */
    with placed as (
      insert into orders (id, user_id, client_id, branch_id, state, terms, postponed, agreed_at, language, recipient_name,
        recipient_phone, address_line, district, city, latitude, longitude, address_note, delivery_date, delivery_slot,
        card_message, hide_sender, coupon_code, points_redeemed, subtotal, discount, redeemed, delivery_fee, vat, total,
        request_hash, expires_at, placed_at, approval, standing_order_id, taken_by, change_until, address_wanted_until, substitution, allergy_note,
        purchase_order, recipient_notice, terms_version, returns_version, pickup_at, delivered_at, completed_at)
      values (${order.id}, ${order.userId}, ${order.clientId}, ${order.branchId}, ${order.state}, ${order.terms},
        ${order.postponed}, ${order.agreedAt}, ${order.language}, ${order.recipientName}, ${order.recipientPhone},
        ${order.addressLine}, ${order.district}, ${order.city}, ${order.latitude}, ${order.longitude}, ${order.addressNote},
        ${order.deliveryDate}, ${order.deliverySlot}, ${order.cardMessage}, ${order.hideSender}, ${order.couponCode},
        ${order.pointsRedeemed}, ${order.subtotal}, ${order.discount}, ${order.redeemed}, ${order.deliveryFee}, ${order.vat},
        ${order.total}, ${order.requestHash}, ${order.expiresAt}, ${order.placedAt}, ${order.approval}, ${order.standingId},
        ${order.takenBy}, ${order.changeUntil}, ${order.addressWantedUntil}, ${order.substitution}, ${order.allergyNote},
        ${order.purchaseOrder}, ${order.recipientNotice}, ${order.termsVersion}, ${order.returnsVersion}, ${order.pickupAt},
        ${order.state === 'completed' ? order.placedAt : null}, ${order.state === 'completed' ? order.placedAt : null})
      returning number
    ), lines as (
      insert into order_line (order_id, variant_id, product_id, title_en, title_ar, size, quantity, unit_price, gross, discount, net, vat)
      select ${order.id}::uuid, l."variantId", l."productId", l."titleEn", l."titleAr", l.size, l.quantity, l."unitPrice",
        l.gross, l.discount, l.net, l.vat
      from json_to_recordset(${JSON.stringify(lines)}::json) as l ("variantId" int, "productId" int, "titleEn" text, "titleAr" text,
        size text, quantity int, "unitPrice" int8, gross int8, discount int8, net int8, vat int8)
    ), history as (
      insert into order_event (order_id, seq, from_state, to_state, actor_id, actor, request_id, at)
      select ${order.id}::uuid, step.seq, step.came, step.went, ${by.actorId}::uuid, ${by.actor}, ${by.requestId}, ${order.placedAt}::timestamptz
      from unnest(${['', ...path.slice(0, -1)]}::text[], ${[...path]}::text[]) with ordinality as step (came, went, seq)
    ), emptied as (
      delete from cart_line where ${order.isFromCart}::boolean and user_id = ${order.userId} and variant_id = any(${lines.map((line) => line.variantId)}::int[])
    )
    select number from placed
  `.execute(trx)
  return rows[0]?.number ?? 0
}

/**
 * Takes the lines of an order from the stock, by variant, where enough is in stock. Returns the variants taken; when one is missing the
 * caller must roll back.
 */
export async function takeStock(
  trx: Transaction,
  orderId: OrderId,
  lines: readonly { variantId: VariantId; quantity: number }[],
  at: Date,
): Promise<number[]> {
  const { rows } = await sql<Columns<'stock_move', 'variantId'> & { variantId: VariantId }>`/* prepared */
    with wanted as (
      select s.variant_id, l.quantity
      from stock s join unnest(${lines.map((line) => line.variantId)}::int[], ${lines.map((line) => line.quantity)}::int[])
        as l (variant_id, quantity) on l.variant_id = s.variant_id
      order by s.variant_id
      for update of s
    ), taken as (
      update stock s set on_hand = s.on_hand - wanted.quantity
      from wanted where s.variant_id = wanted.variant_id and s.on_hand >= wanted.quantity
      returning s.variant_id, wanted.quantity
    )
    insert into stock_move (variant_id, change, reason, order_id, at)
    select variant_id, -quantity, 'order', ${orderId}::uuid, ${at}::timestamptz from taken
    returning variant_id as "variantId"
  `.execute(trx)
  return rows.map(({ variantId }) => variantId)
}

export type BranchBudget = { budget: Column<'branch', 'monthlyBudget'> } & Computed<{ spent: number }>

/** Locks a branch, so that two orders cannot use the same budget. */
export async function lockBranch(trx: Transaction, branchId: BranchId): Promise<void> {
  await trx.selectFrom('branch').select('id').where('id', '=', branchId).forNoKeyUpdate().execute()
}

/** A branch's monthly budget (null without one) and the total of its orders between two instants, without cancelled ones. */
export async function findBudget(db: Database, branchId: BranchId, from: Date, to: Date): Promise<BranchBudget> {
  const { rows } = await sql<BranchBudget>`
    select b.monthly_budget as budget, coalesce((
      select sum(o.total) from orders o
      where o.branch_id = b.id and o.state <> 'cancelled' and o.placed_at >= ${from} and o.placed_at < ${to}
    ), 0)::int8 as spent
    from branch b where b.id = ${branchId}
  `.execute(db)
  return rows[0] ?? { budget: null, spent: 0 }
}

/** Sets the note of the shop on an order. */
export async function setShopNote(trx: Transaction, orderId: OrderId, note: string): Promise<void> {
  await sql`update orders set shop_note = ${note} where id = ${orderId}`.execute(trx)
}
