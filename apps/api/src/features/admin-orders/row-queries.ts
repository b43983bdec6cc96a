import type { UserId } from '@warda/domain/ids'
import type { OrderSums } from '@warda/domain/payments/order-amounts'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ORDER_SUM_COLUMNS, orderSumsSql } from '../../db/order-sums.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'
import { type StatusFactsRow, statusFactsSql } from '../../db/status-facts.ts'

/** An order in the list; money in halalas, `outstanding` from the ledger. */
export type AdminOrderListRow = Columns<
  'orders',
  | 'id'
  | 'number'
  | 'userId'
  | 'state'
  | 'terms'
  | 'total'
  | 'deliveryDate'
  | 'deliverySlot'
  | 'approval'
  | 'placedAt'
  | 'agreedAt'
> & {
  userId: UserId
  userName: Column<'app_user', 'fullName'>
  userPhone: Column<'app_user', 'phone'>
  outstanding: NonNullable<Column<'order_money', 'outstanding'>>
  paid: NonNullable<Column<'order_money', 'paid'>>
} & Computed<{
    client: (Columns<'client', 'id'> & { name: string }) | null
    agreed: boolean
    sums: OrderSums
    statusFacts: StatusFactsRow
  }>

/** Orders in the order of `ids`. */
export async function findRows(db: Database, ids: readonly string[]): Promise<AdminOrderListRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<AdminOrderListRow>`
    select o.id, o.number, o.user_id as "userId", u.full_name as "userName", u.phone as "userPhone",
      case when c.id is not null then json_build_object('id', c.id, 'name', coalesce(c.organization_name, '')) end as client,
      o.state, o.agreed_at is not null as agreed, o.agreed_at as "agreedAt", o.terms, o.total, m.outstanding, m.paid,
      ${orderSumsSql} as sums,
      ${statusFactsSql(sql`o.id`)} as "statusFacts", o.delivery_date as "deliveryDate",
      o.delivery_slot as "deliverySlot", o.approval, o.placed_at as "placedAt"
    from unnest(${sql.val([...ids])}::uuid[]) with ordinality as input (id, place)
    join orders o on o.id = input.id
    join app_user u on u.id = o.user_id
    left join client c on c.id = o.client_id
    join lateral (select outstanding, paid, ${ORDER_SUM_COLUMNS} from order_money where order_id = o.id) m on true
    order by input.place
  `.execute(db)
  return rows
}

/** The newest orders of a user. */
export async function findLastOrders(db: Database, userId: UserId, limit: number): Promise<AdminOrderListRow[]> {
  const { rows } = await sql<Columns<'orders', 'id'>>`
    select id from orders where user_id = ${userId} order by placed_at desc, id limit ${limit}
  `.execute(db)
  return findRows(
    db,
    rows.map(({ id }) => id),
  )
}
