import type { PictureRecord } from '@warda/domain/catalogue/localize-picture'
import type { ClientId, OrderId, UserId } from '@warda/domain/ids'
import type { OrderSums } from '@warda/domain/payments/order-amounts'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ORDER_SUM_COLUMNS, orderSumsSql } from '../../db/order-sums.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'
import { type StatusFactsRow, statusFactsSql } from '../../db/status-facts.ts'

/** An order on the board; amounts from the ledger, the location of the branch for branch orders. */
export type BoardView = Columns<
  'orders',
  | 'id'
  | 'number'
  | 'userId'
  | 'recipientName'
  | 'recipientPhone'
  | 'hideSender'
  | 'addressLine'
  | 'district'
  | 'city'
  | 'addressNote'
  | 'latitude'
  | 'longitude'
  | 'deliveryDate'
  | 'deliverySlot'
  | 'plannedDate'
  | 'plannedSlot'
  | 'cardMessage'
  | 'total'
  | 'terms'
  | 'postponed'
  | 'placedAt'
  | 'state'
  | 'agreedAt'
  | 'approval'
  | 'substitution'
  | 'allergyNote'
  | 'addressWantedUntil'
  | 'purchaseOrder'
> & {
  userId: UserId
  userName: Column<'app_user', 'fullName'>
  userPhone: Column<'app_user', 'phone'>
  userEmail: Column<'app_user', 'email'>
  proofName: Column<'delivery_proof', 'recipientName'> | null
  proofNote: Column<'delivery_proof', 'note'> | null
  proofFileId: Column<'delivery_proof', 'fileId'>
  proofAt: Column<'delivery_proof', 'at'> | null
  failureReason: Column<'delivery_failure', 'reason'> | null
  failureNote: Column<'delivery_failure', 'note'> | null
  failureAttempt: Column<'delivery_failure', 'attempt'> | null
  failureAt: Column<'delivery_failure', 'at'> | null
} & Computed<{
    /** Number of the current attempt; the last one of a delivered order. */
    attempt: number
    /** The buyer chose another window after a failed delivery, and the driver has not left again. */
    awaitsDeparture: boolean
    paid: number
    outstanding: number
    sums: OrderSums
    statusFacts: StatusFactsRow
    branch: (Columns<'branch', 'id' | 'name' | 'address' | 'clientId'> & { clientId: ClientId }) | null
    /** When the driver arrived in the current attempt. */
    arrivedAt: Date | null
    lines: (Columns<'order_line', 'titleEn' | 'titleAr' | 'size' | 'quantity'> & {
      /** The first picture of the product. */
      picture: Pick<PictureRecord, 'key' | 'widths'> | null
    })[]
    assignee: ({ userId: UserId } & Columns<'app_user', 'fullName'>) | null
  }>

/** Cards in the order of the ids; unknown ids are skipped. */
export async function findCards(db: Database, ids: readonly string[]): Promise<BoardView[]> {
  const { rows } = await sql<BoardView>`
    select o.id, o.number, o.user_id as "userId", u.full_name as "userName", u.phone as "userPhone", u.email as "userEmail",
      case when b.id is not null then json_build_object('id', b.id, 'name', b.name, 'address', b.address, 'clientId', b.client_id) end as branch,
      o.recipient_name as "recipientName", o.recipient_phone as "recipientPhone", o.hide_sender as "hideSender",
      o.address_line as "addressLine", o.district, o.city, o.address_note as "addressNote",
      coalesce(o.latitude, b.latitude) as latitude, coalesce(o.longitude, b.longitude) as longitude,
      o.delivery_date as "deliveryDate", o.delivery_slot as "deliverySlot", o.planned_date as "plannedDate",
      o.planned_slot as "plannedSlot", o.card_message as "cardMessage", l.lines, o.total,
      coalesce(m.paid, 0) as paid, coalesce(m.outstanding, 0) as outstanding, ${orderSumsSql} as sums, o.terms, o.postponed, o.placed_at as "placedAt",
      o.state, o.agreed_at as "agreedAt", o.approval, o.substitution, o.allergy_note as "allergyNote", o.purchase_order as "purchaseOrder",
      o.address_wanted_until as "addressWantedUntil", ${statusFactsSql(sql`o.id`)} as "statusFacts",
      case when e.id is not null then json_build_object('userId', e.id, 'fullName', e.full_name) end as assignee,
      p.recipient_name as "proofName", p.note as "proofNote", p.file_id as "proofFileId", p.at as "proofAt",
      f.reason as "failureReason", f.note as "failureNote", f.attempt as "failureAttempt", f.at as "failureAt",
      coalesce(f.attempt, t.failures + 1) as attempt,
      o.state = 'outForDelivery' and f.id is null and t.failures > 0 and not exists (
        select from delivery_departure d where d.order_id = o.id and d.attempt = t.failures + 1
      ) as "awaitsDeparture",
      (select a.at from delivery_arrival a where a.order_id = o.id and a.attempt = coalesce(f.attempt, t.failures + 1)) as "arrivedAt"
    from unnest(${sql.val([...ids])}::uuid[]) with ordinality as input (id, place)
    join orders o on o.id = input.id
    join app_user u on u.id = o.user_id
    left join branch b on b.id = o.branch_id
    left join app_user e on e.id = o.assigned_to
    left join completed_proof p on p.order_id = o.id
    left join delivery_failure f on f.order_id = o.id and f.choice is null
    cross join lateral (select count(*)::int as failures from delivery_failure where order_id = o.id) t
    left join lateral (select outstanding, paid, ${ORDER_SUM_COLUMNS} from order_money where order_id = o.id) m on true
    cross join lateral (
      select coalesce(json_agg(json_build_object('titleEn', line.title_en, 'titleAr', line.title_ar, 'size', line.size,
        'quantity', line.quantity, 'picture', (
          select json_build_object('key', k.key, 'widths', k.widths) from product_picture pp join picture k on k.key = pp.picture_key
          where pp.product_id = line.product_id order by (pp.size = line.size) desc nulls last, pp.position limit 1
        )) order by line.variant_id), '[]'::json) as lines
      from order_line line where line.order_id = o.id and line.removed_at is null
    ) l
    order by input.place
  `.execute(db)
  return rows
}

/** One card, also of an order that is not on the board. */
export async function findBoardOrder(db: Database, orderId: OrderId): Promise<BoardView | undefined> {
  return (await findCards(db, [orderId]))[0]
}
