import type { FailureReason } from '@warda/domain/delivery/failed-delivery'
import type { OrderState } from '@warda/domain/orders/order-states'
import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** An order as the board shows it; money in halalas from the ledger, places the branch's where the order goes to one. */
export type BoardView = {
  id: string
  number: number
  userId: string
  userName: string
  userPhone: string
  userEmail: string
  branch: { id: number; name: string; address: string; clientId: number } | null
  recipientName: string
  recipientPhone: string
  hideSender: boolean
  addressLine: string | null
  district: string | null
  city: string | null
  addressNote: string | null
  latitude: number | null
  longitude: number | null
  deliveryDate: string
  deliverySlot: string
  plannedDate: string | null
  plannedSlot: string | null
  cardMessage: string | null
  lines: { titleEn: string; titleAr: string; size: string; quantity: number }[]
  total: number
  paid: number
  outstanding: number
  terms: PaymentTerms
  postponed: boolean
  placedAt: Date
  state: OrderState
  agreedAt: Date | null
  assignee: { userId: string; fullName: string } | null
  proofName: string | null
  proofNote: string | null
  proofFileId: string | null
  proofAt: Date | null
  failureReason: FailureReason | null
  failureNote: string | null
  failureAttempt: number | null
  failureAt: Date | null
}

/** Cards of these orders, in the order of the ids; unknown ids have none. */
export async function findCards(db: Database, ids: readonly string[]): Promise<BoardView[]> {
  const { rows } = await sql<BoardView>`
    select o.id, o.number, o.user_id as "userId", u.full_name as "userName", u.phone as "userPhone", u.email as "userEmail",
      case when b.id is not null then json_build_object('id', b.id, 'name', b.name, 'address', b.address, 'clientId', b.client_id) end as branch,
      o.recipient_name as "recipientName", o.recipient_phone as "recipientPhone", o.hide_sender as "hideSender",
      o.address_line as "addressLine", o.district, o.city, o.address_note as "addressNote",
      coalesce(o.latitude, b.latitude) as latitude, coalesce(o.longitude, b.longitude) as longitude,
      o.delivery_date as "deliveryDate", o.delivery_slot as "deliverySlot", o.planned_date as "plannedDate",
      o.planned_slot as "plannedSlot", o.card_message as "cardMessage", l.lines, o.total,
      coalesce(m.paid, 0) as paid, coalesce(m.outstanding, 0) as outstanding, o.terms, o.postponed, o.placed_at as "placedAt",
      o.state, o.agreed_at as "agreedAt",
      case when e.id is not null then json_build_object('userId', e.id, 'fullName', e.full_name) end as assignee,
      p.recipient_name as "proofName", p.note as "proofNote", p.file_id as "proofFileId", p.at as "proofAt",
      f.reason as "failureReason", f.note as "failureNote", f.attempt as "failureAttempt", f.at as "failureAt"
    from unnest(${sql.val([...ids])}::uuid[]) with ordinality as asked (id, place)
    join orders o on o.id = asked.id
    join app_user u on u.id = o.user_id
    left join branch b on b.id = o.branch_id
    left join app_user e on e.id = o.assigned_to
    left join delivery_proof p on p.order_id = o.id
    left join delivery_failure f on f.order_id = o.id and f.choice is null
    left join lateral (select outstanding, paid from order_money where order_id = o.id) m on true
    cross join lateral (
      select coalesce(json_agg(json_build_object('titleEn', title_en, 'titleAr', title_ar, 'size', size, 'quantity', quantity)
        order by variant_id), '[]'::json) as lines
      from order_line where order_id = o.id
    ) l
    order by asked.place
  `.execute(db)
  return rows
}

/** One card, also of an order that is not on the board; undefined when there is no such order. */
export async function findBoardOrder(db: Database, orderId: string): Promise<BoardView | undefined> {
  return (await findCards(db, [orderId]))[0]
}
