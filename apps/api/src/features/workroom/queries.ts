import type { PictureRecord } from '@warda/domain/catalogue/localize-picture'
import type { OrderId, UserId, VariantId } from '@warda/domain/ids'
import type { Station } from '@warda/domain/workroom/stations'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** Who ticked off a part, and the instant as ISO 8601. */
type TickRow = { by: string; at: string } | null

/** An order in the workroom; no amounts, phone numbers or addresses are read. */
export type WorkroomRow = Columns<
  'orders',
  | 'number'
  | 'state'
  | 'deliverySlot'
  | 'plannedSlot'
  | 'cardMessage'
  | 'recipientName'
  | 'hideSender'
  | 'substitution'
  | 'allergyNote'
> & { orderId: OrderId; buyerName: Column<'app_user', 'fullName'> } & Computed<{
    isPickup: boolean
    items: (Columns<'order_line', 'titleEn' | 'titleAr' | 'size' | 'quantity'> & {
      variantId: VariantId
      stems: number
      isAddOn: boolean
      picture: Pick<PictureRecord, 'key' | 'widths'> | null
      tick: TickRow
    })[]
    card: TickRow
    packing: TickRow
  }>

/** The tick of a station as JSON, null without one. */
const tickOf = (station: Station, variant: RawBuilder<unknown> = sql`null`) => sql`(
  select json_build_object('by', a.full_name, 'at', t.at) from workroom_tick t join app_user a on a.id = t.actor_id
  where t.order_id = o.id and t.station = ${sql.lit(station)} and t.variant_id is not distinct from ${variant})`

const orders = (where: RawBuilder<SqlBool>, limit: number): RawBuilder<WorkroomRow> => sql<WorkroomRow>`
  select o.id as "orderId", o.number, o.state, o.delivery_slot as "deliverySlot", o.planned_slot as "plannedSlot",
    o.pickup_at is not null as "isPickup", o.card_message as "cardMessage", o.recipient_name as "recipientName",
    o.hide_sender as "hideSender", u.full_name as "buyerName", o.substitution, o.allergy_note as "allergyNote",
    ${tickOf('card')} as card, ${tickOf('packing')} as packing, (
      select coalesce(json_agg(json_build_object('variantId', l.variant_id, 'titleEn', l.title_en, 'titleAr', l.title_ar, 'size', l.size,
        'stems', v.stems, 'quantity', l.quantity, 'isAddOn', p.kind = 'addOn', 'tick', ${tickOf('arranging', sql`l.variant_id`)}, 'picture', (
          select json_build_object('key', k.key, 'widths', k.widths) from product_picture pp join picture k on k.key = pp.picture_key
          where pp.product_id = l.product_id order by (pp.size = l.size) desc nulls last, pp.position limit 1
        )) order by p.kind = 'addOn', l.variant_id), '[]'::json)
      from order_line l join variant v on v.id = l.variant_id join product p on p.id = l.product_id
      where l.order_id = o.id and l.removed_at is null
    ) as items
  from orders o join app_user u on u.id = o.user_id
  where ${where}
  order by coalesce(o.planned_slot, o.delivery_slot), o.number limit ${limit}
`

/** Orders to make for the days: by the planned date of the dispatcher, otherwise by the delivery date or pickup date. */
const isOfDays = (first: string, last: string): RawBuilder<SqlBool> => sql<SqlBool>`
  o.agreed_at is not null and o.state in ('preparing', 'ready') and o.address_wanted_until is null
    and ((o.delivery_date between ${first} and ${last} and o.planned_date is null) or o.planned_date between ${first} and ${last})`

const isOfDay = (day: string): RawBuilder<SqlBool> => isOfDays(day, day)

/** The items that are not made yet, per day. */
export async function findItemsToMake(
  db: Database,
  first: string,
  last: string,
): Promise<Computed<{ variantId: number; day: string; quantity: number }>[]> {
  const { rows } = await sql<Computed<{ variantId: number; day: string; quantity: number }>>`
    select l.variant_id as "variantId", coalesce(o.planned_date, o.delivery_date)::text as day, sum(l.quantity)::int as quantity
    from orders o join order_line l on l.order_id = o.id and l.removed_at is null
    where ${isOfDays(first, last)} and o.state = 'preparing'
    group by 1, 2
  `.execute(db)
  return rows
}

/** @internal Exported for tests. */
export const dayQuery = (day: string, limit: number): RawBuilder<WorkroomRow> => orders(isOfDay(day), limit)

/** The orders of a day in order of their windows. */
export async function findOrdersOfDay(db: Database, day: string, limit: number): Promise<WorkroomRow[]> {
  return (await dayQuery(day, limit).execute(db)).rows
}

/** One order; undefined when there is none. */
export async function findWorkroomOrder(db: Database, orderId: OrderId): Promise<WorkroomRow | undefined> {
  return (await orders(sql<SqlBool>`o.id = ${orderId}`, 1).execute(db)).rows[0]
}

export type Part = { orderId: OrderId; station: Station; variantId: VariantId | null }

/** Ticks off a part; false when it was ticked off before. */
export async function insertTick(
  trx: Transaction,
  tick: Part & { actorId: UserId; requestId: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into workroom_tick (order_id, station, variant_id, actor_id, request_id, at)
    values (${tick.orderId}, ${tick.station}, ${tick.variantId}, ${tick.actorId}, ${tick.requestId}, ${tick.at})
    on conflict do nothing
  `.execute(trx)
  return numAffectedRows === 1n
}

/** Deletes a tick; false when there is none. */
export async function deleteTick(trx: Transaction, { orderId, station, variantId }: Part): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from workroom_tick
    where order_id = ${orderId} and station = ${station} and variant_id is not distinct from ${variantId}::int
  `.execute(trx)
  return numAffectedRows === 1n
}

export type LabelRow = Columns<'orders', 'number' | 'deliverySlot' | 'plannedSlot'> & {
  orderId: OrderId
  driverId: UserId | null
  driver: Column<'app_user', 'fullName'> | null
} & Computed<{ isPickup: boolean; pieces: number }>

/** The orders of a day as labels. */
export async function findLabels(db: Database, day: string, limit: number): Promise<LabelRow[]> {
  const { rows } = await sql<LabelRow>`
    select o.id as "orderId", o.number, o.delivery_slot as "deliverySlot", o.planned_slot as "plannedSlot",
      o.pickup_at is not null as "isPickup", d.id as "driverId", d.full_name as driver,
      (select coalesce(sum(l.quantity), 0)::int from order_line l where l.order_id = o.id and l.removed_at is null) as pieces
    from orders o left join app_user d on d.id = o.assigned_to
    where ${isOfDay(day)}
    order by coalesce(o.planned_slot, o.delivery_slot), o.number limit ${limit}
  `.execute(db)
  return rows
}

/** Orders of a day on which work has not started. */
export async function findNotStarted(db: Database, day: string, limit: number): Promise<OrderId[]> {
  const { rows } = await sql<Computed<{ id: OrderId }>>`
    select o.id from orders o where ${isOfDay(day)} and o.work_started_at is null order by o.number limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}
