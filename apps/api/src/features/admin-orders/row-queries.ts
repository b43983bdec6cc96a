import type { OrderState } from '@warda/domain/orders/order-states'
import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** An order as a line of the list; money in halalas, `outstanding` from the ledger. */
export type AdminOrderListRow = {
  id: string
  number: number
  userId: string
  userName: string
  userPhone: string
  client: { id: number; name: string } | null
  state: OrderState
  agreed: boolean
  terms: PaymentTerms
  total: number
  outstanding: number
  deliveryDate: string
  deliverySlot: string
  approval: 'waiting' | 'approved' | 'refused' | null
  placedAt: Date
}

/** These orders, in the order of the ids. */
export async function findRows(db: Database, ids: readonly string[]): Promise<AdminOrderListRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<AdminOrderListRow>`
    select o.id, o.number, o.user_id as "userId", u.full_name as "userName", u.phone as "userPhone",
      case when c.id is not null then json_build_object('id', c.id, 'name', coalesce(c.organization_name, '')) end as client,
      o.state, o.agreed_at is not null as agreed, o.terms, o.total, m.outstanding, o.delivery_date as "deliveryDate",
      o.delivery_slot as "deliverySlot", o.approval, o.placed_at as "placedAt"
    from unnest(${sql.val([...ids])}::uuid[]) with ordinality as asked (id, place)
    join orders o on o.id = asked.id
    join app_user u on u.id = o.user_id
    left join client c on c.id = o.client_id
    join lateral (select outstanding from order_money where order_id = o.id) m on true
    order by asked.place
  `.execute(db)
  return rows
}

/** The newest orders of a person. */
export async function findLastOrders(db: Database, userId: string, limit: number): Promise<AdminOrderListRow[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where user_id = ${userId} order by placed_at desc, id limit ${limit}
  `.execute(db)
  return findRows(
    db,
    rows.map(({ id }) => id),
  )
}
