import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

/** Fields of an order that the back office shows in addition to the buyer's view. */
export type OrderFacts = Columns<
  'orders',
  'latitude' | 'longitude' | 'addressNote' | 'shopNote' | 'hideSender' | 'cardMessage'
>

export async function findFacts(db: Database, orderId: OrderId): Promise<OrderFacts | undefined> {
  const { rows } = await sql<OrderFacts>`
    select coalesce(o.latitude, b.latitude) as latitude, coalesce(o.longitude, b.longitude) as longitude, o.address_note as "addressNote",
      o.shop_note as "shopNote", o.hide_sender as "hideSender", o.card_message as "cardMessage"
    from orders o left join branch b on b.id = o.branch_id where o.id = ${orderId}
  `.execute(db)
  return rows[0]
}

/** The changed fields of an order; undefined leaves a field unchanged. */
export type OrderChanges = {
  recipient?: { fullName: string; phoneNumber: string } | undefined
  address?:
    | {
        line: string
        district: string | null
        city: string
        latitude: number | null
        longitude: number | null
        note: string | null
      }
    | undefined
  window?: { date: string; slot: string } | undefined
  cardMessage?: string | null | undefined
  shopNote?: string | undefined
}

/** Until when an order may be changed and waits for its address; undefined leaves a field unchanged. */
export type Deadlines = {
  changeUntil: Date | null
  addressWantedUntil?: Date | null
  addressAnsweredAt?: Date
}

/** Updates an order; a changed window deletes the dispatcher's plan. */
export async function updateOrder(
  trx: Transaction,
  orderId: OrderId,
  changes: OrderChanges,
  deadlines: Deadlines,
): Promise<void> {
  const { recipient, address, window, cardMessage, shopNote } = changes
  await trx
    .updateTable('orders')
    .set({
      ...(recipient ? { recipient_name: recipient.fullName, recipient_phone: recipient.phoneNumber } : {}),
      ...(address
        ? {
            address_line: address.line,
            district: address.district,
            city: address.city,
            latitude: address.latitude,
            longitude: address.longitude,
            address_note: address.note,
          }
        : {}),
      ...(window
        ? {
            delivery_date: window.date,
            delivery_slot: window.slot,
            planned_date: null,
            planned_slot: null,
          }
        : {}),
      change_until: deadlines.changeUntil,
      ...(deadlines.addressWantedUntil === undefined ? {} : { address_wanted_until: deadlines.addressWantedUntil }),
      ...(deadlines.addressAnsweredAt === undefined ? {} : { address_answered_at: deadlines.addressAnsweredAt }),
      ...(cardMessage === undefined ? {} : { card_message: cardMessage }),
      ...(shopNote === undefined ? {} : { shop_note: shopNote }),
    })
    .where('id', '=', orderId)
    .execute()
}

export type Act = {
  orderId: OrderId
  kind: 'edit' | 'note' | 'start' | 'substitute' | 'address' | 'items'
  detail: Record<string, string | number | string[]>
  actorId: string | null
  requestId: string
  at: Date
}

/** Records an action of the staff on an order and returns the id of the entry. */
export async function insertAction(trx: Transaction, act: Act): Promise<number> {
  const { rows } = await sql<Columns<'order_change', 'id'>>`
    insert into order_change (order_id, kind, detail, actor_id, request_id, at)
    values (${act.orderId}, ${act.kind}, ${JSON.stringify(act.detail)}::jsonb, ${act.actorId}, ${act.requestId}, ${act.at})
    returning id
  `.execute(trx)
  return rows[0]?.id ?? 0
}
