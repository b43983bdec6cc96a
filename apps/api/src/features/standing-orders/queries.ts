import type { BranchId, ClientId, ProductId, VariantId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

export type StandingLine = Columns<'standing_order_line', 'variantId' | 'quantity'> &
  Columns<'variant', 'sku' | 'size' | 'price'> &
  Columns<'product', 'titleEn' | 'titleAr' | 'slug' | 'discountPercent'> & {
    variantId: VariantId
    productId: Column<'product', 'id'> & ProductId
  }

/** The order of a date, or why there is none; `isNotPaid` for an order that was cancelled at the end of its time to pay. */
type StandingRun = Columns<'standing_order_run', 'date' | 'orderId' | 'problem'> & {
  orderNumber: Column<'orders', 'number'> | null
  orderState: Column<'orders', 'state'> | null
} & Computed<{ outstanding: Halalas; isNotPaid: boolean }>

/**
 * A standing order with its lines, skipped dates and latest runs. Dates are in Riyadh's time. Without a client it belongs to the shopper who
 * created it.
 */
export type StandingRow = StandingValues &
  Columns<'standing_order', 'id' | 'createdBy' | 'createdAt' | 'paused' | 'agreedTotal'> & {
    clientId: ClientId | null
    branchName: Column<'branch', 'name'> | null
  } & Computed<{
    lines: StandingLine[]
    skips: Column<'standing_order_skip', 'date'>[]
    runs: StandingRun[]
  }>

const standing = (which: RawBuilder<SqlBool>): RawBuilder<StandingRow> => sql<StandingRow>`
  select s.id, s.client_id as "clientId", s.branch_id as "branchId", b.name as "branchName", s.created_by as "createdBy", s.created_at as "createdAt", s.name,
    s.cadence, s.day, s.slot, s.terms, s.recipient_name as "recipientName", s.recipient_phone as "recipientPhone",
    s.card_message as "cardMessage", s.purchase_order as "purchaseOrder", s.substitution, s.allergy_note as "allergyNote",
    s.starts_on as "startsOn", s.ends_on as "endsOn", s.address_line as "addressLine", s.district, s.city, s.latitude, s.longitude,
    s.address_note as "addressNote", s.pays_from_credit as "paysFromCredit", s.paused, s.agreed_total as "agreedTotal",
    (select coalesce(json_agg(json_build_object('variantId', l.variant_id, 'productId', p.id, 'sku', v.sku, 'titleEn', p.title_en,
        'titleAr', p.title_ar, 'slug', p.slug, 'size', v.size, 'quantity', l.quantity, 'price', v.price, 'discountPercent', p.discount_percent)
        order by l.variant_id), '[]'::json)
      from standing_order_line l join variant v on v.id = l.variant_id join product p on p.id = v.product_id
      where l.standing_order_id = s.id) as lines,
    (select coalesce(json_agg(k.date order by k.date), '[]'::json) from standing_order_skip k where k.standing_order_id = s.id) as skips,
    (select coalesce(json_agg(json_build_object('date', r.date, 'orderId', o.id, 'orderNumber', o.number, 'orderState', o.state, 'problem', r.problem,
        'outstanding', coalesce(w.outstanding, 0), 'isNotPaid', o.state = 'cancelled' and exists (select from order_event e
          where e.order_id = o.id and e.to_state = 'cancelled' and e.request_id = 'expire:' || o.id)) order by r.date desc), '[]'::json)
      from (select * from standing_order_run where standing_order_id = s.id order by date desc limit 10) r
      left join orders o on o.id = r.order_id left join order_money w on w.order_id = o.id) as runs
  from standing_order s left join branch b on b.id = s.branch_id
  where s.deleted_at is null and ${which}
  order by s.id
`

/** What standing orders are searched by. */
export type StandingSummary = Columns<
  'standing_order',
  'id' | 'name' | 'branchId' | 'recipientName' | 'purchaseOrder'
> & { branchId: BranchId; branchName: Column<'branch', 'name'> }

/** The standing orders of a client, or of one branch of it. */
export async function findSummaries(
  db: Database,
  clientId: ClientId,
  branchId: BranchId | null,
): Promise<StandingSummary[]> {
  const { rows } = await sql<StandingSummary>`
    select s.id, s.name, s.branch_id as "branchId", s.recipient_name as "recipientName", s.purchase_order as "purchaseOrder", b.name as "branchName"
    from standing_order s join branch b on b.id = s.branch_id
    where s.deleted_at is null and s.client_id = ${clientId} ${branchId === null ? sql`` : sql`and s.branch_id = ${branchId}`}
    order by s.id
  `.execute(db)
  return rows
}

/** Ids of the standing orders of a shopper, oldest first. */
export async function findShopperIds(db: Database, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('standing_order')
    .select('id')
    .where('created_by', '=', userId)
    .where('client_id', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks the account of a shopper, so that it is not deleted meanwhile; false when there is none. */
export async function lockShopper(trx: Transaction, userId: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from app_user where id = ${userId} and deleted_at is null for no key update`.execute(trx)
  return rows.length === 1
}

/** The standing orders with these ids. */
export async function selectStanding(db: Database, ids: readonly number[]): Promise<StandingRow[]> {
  return (await standing(sql<SqlBool>`s.id = any(${ids}::int[])`).execute(db)).rows
}

export async function findStanding(db: Database, id: number): Promise<StandingRow | undefined> {
  return (await standing(sql<SqlBool>`s.id = ${id}`).execute(db)).rows[0]
}

/** Locks a standing order until the transaction ends; false when there is none. */
export async function lockStanding(trx: Transaction, id: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 from standing_order where id = ${id} and deleted_at is null for no key update`.execute(trx)
  return rows.length === 1
}

/** Ids of the standing orders that are neither paused nor over and start by `until`; none of a deactivated shopper. */
export async function findActive(db: Database, today: string, until: string): Promise<number[]> {
  const rows = await db
    .selectFrom('standing_order')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('paused', '=', false)
    .where('starts_on', '<=', until)
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>=', today)]))
    .where(
      sql<SqlBool>`(client_id is not null or exists (select from app_user u
        where u.id = created_by and u.role = 'Shopper' and u.deleted_at is null and u.deactivated_at is null))`,
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export type StandingValues = Columns<
  'standing_order',
  | 'branchId'
  | 'name'
  | 'cadence'
  | 'day'
  | 'slot'
  | 'terms'
  | 'recipientName'
  | 'recipientPhone'
  | 'cardMessage'
  | 'purchaseOrder'
  | 'substitution'
  | 'allergyNote'
  | 'startsOn'
  | 'endsOn'
  | 'addressLine'
  | 'district'
  | 'city'
  | 'latitude'
  | 'longitude'
  | 'addressNote'
  | 'paysFromCredit'
> & { branchId: BranchId | null }

const columns = (values: StandingValues) => ({
  branch_id: values.branchId,
  name: values.name,
  cadence: values.cadence,
  day: values.day,
  slot: values.slot,
  terms: values.terms,
  recipient_name: values.recipientName,
  recipient_phone: values.recipientPhone,
  card_message: values.cardMessage,
  purchase_order: values.purchaseOrder,
  substitution: values.substitution,
  allergy_note: values.allergyNote,
  starts_on: values.startsOn,
  ends_on: values.endsOn,
  address_line: values.addressLine,
  district: values.district,
  city: values.city,
  latitude: values.latitude,
  longitude: values.longitude,
  address_note: values.addressNote,
  pays_from_credit: values.paysFromCredit,
})

export async function insertStanding(
  trx: Transaction,
  values: StandingValues & { clientId: ClientId | null; createdBy: string; agreedTotal: Halalas; at: Date },
): Promise<number> {
  const row = await trx
    .insertInto('standing_order')
    .values({
      ...columns(values),
      client_id: values.clientId,
      created_by: values.createdBy,
      agreed_total: values.agreedTotal,
      created_at: values.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateStanding(trx: Transaction, id: number, values: StandingValues): Promise<void> {
  await trx.updateTable('standing_order').set(columns(values)).where('id', '=', id).execute()
}

/** Sets what one delivery may cost at most, in halalas. */
export async function setAgreedTotal(trx: Transaction, id: number, total: Halalas): Promise<void> {
  await trx.updateTable('standing_order').set({ agreed_total: total }).where('id', '=', id).execute()
}

export async function setPaused(trx: Transaction, id: number, paused: boolean): Promise<void> {
  await trx.updateTable('standing_order').set({ paused }).where('id', '=', id).execute()
}

export async function endStanding(trx: Transaction, id: number, at: Date): Promise<void> {
  await trx.updateTable('standing_order').set({ deleted_at: at }).where('id', '=', id).execute()
}

/** Replaces the lines; unknown or unpublished variants are left out and missing in the result. */
export async function replaceLines(
  trx: Transaction,
  id: number,
  lines: readonly { variantId: VariantId; quantity: number }[],
): Promise<number[]> {
  await trx.deleteFrom('standing_order_line').where('standing_order_id', '=', id).execute()
  const { rows } = await sql<Columns<'standing_order_line', 'variantId'> & { variantId: VariantId }>`
    insert into standing_order_line (standing_order_id, variant_id, quantity)
    select ${id}::int, v.id, l.quantity
    from unnest(${lines.map(({ variantId }) => variantId)}::int[], ${lines.map(({ quantity }) => quantity)}::int[]) as l (variant_id, quantity)
    join variant v on v.id = l.variant_id
    join product p on p.id = v.product_id and p.status = 'published'
    returning variant_id as "variantId"
  `.execute(trx)
  return rows.map(({ variantId }) => variantId)
}

export async function addSkip(trx: Transaction, id: number, date: string): Promise<void> {
  await sql`insert into standing_order_skip (standing_order_id, date) values (${id}, ${date}) on conflict do nothing`.execute(
    trx,
  )
}

export async function removeSkip(trx: Transaction, id: number, date: string): Promise<void> {
  await sql`delete from standing_order_skip where standing_order_id = ${id} and date = ${date}`.execute(trx)
}

/** Whether an order was placed for a date of a standing order. */
export async function isOrdered(trx: Transaction, id: number, date: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from standing_order_run where standing_order_id = ${id} and date = ${date} and order_id is not null
  `.execute(trx)
  return rows.length === 1
}

export async function isClientBranch(db: Database, clientId: ClientId, branchId: BranchId): Promise<boolean> {
  const { rows } = await sql`select 1 from branch where id = ${branchId} and client_id = ${clientId}`.execute(db)
  return rows.length === 1
}
