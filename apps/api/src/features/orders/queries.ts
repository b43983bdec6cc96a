import type { Language } from '@warda/domain/language'
import { canTransition, type OrderState } from '@warda/domain/orders/order-states'
import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

/** An order under lock. Money in halalas. */
export type LockedOrder = {
  id: string
  number: number
  userId: string
  clientId: number | null
  branchId: number | null
  state: OrderState
  terms: PaymentTerms
  postponed: boolean
  agreedAt: Date | null
  expiresAt: Date | null
  couponCode: string | null
  pointsRedeemed: number
  deliveryDate: string
  deliverySlot: string
  language: Language
  total: number
  vat: number
  deliveryFee: number
  deliveredAt: Date | null
  approval: 'waiting' | 'approved' | 'refused' | null
  buyerName: string
  buyerEmail: string
}

/** Locks an order until the transaction ends. Undefined when there is none. */
export async function lockOrder(trx: Transaction, orderId: string): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`/* prepared */
    select o.id, o.number, o.user_id as "userId", o.client_id as "clientId", o.branch_id as "branchId", o.state, o.terms, o.postponed,
      o.agreed_at as "agreedAt", o.expires_at as "expiresAt", o.coupon_code as "couponCode",
      o.points_redeemed as "pointsRedeemed", o.delivery_date as "deliveryDate", o.delivery_slot as "deliverySlot",
      o.language, o.total, o.vat, o.delivery_fee as "deliveryFee", o.delivered_at as "deliveredAt",
      o.approval, u.full_name as "buyerName", u.email as "buyerEmail"
    from orders o join app_user u on u.id = o.user_id
    where o.id = ${orderId}
    for no key update of o
  `.execute(trx)
  return rows[0]
}

/** The person who owns a client, while the account lives. */
export async function findClientOwner(db: Database, clientId: number): Promise<string | undefined> {
  const owner = await db
    .selectFrom('app_user')
    .select('id')
    .where('client_id', '=', clientId)
    .where('role', '=', 'Customer')
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  return owner?.id
}

export type Move = {
  orderId: string
  from: OrderState
  to: OrderState
  actorId: string | null
  actor: string
  requestId: string
  at: Date
}

/**
 * Moves an order from one state to another and writes the event, in one statement. False when the order is not in state `from`; throws on a
 * transition that the domain does not allow, which is a programming error.
 */
export async function moveOrder(trx: Transaction, move: Move): Promise<boolean> {
  if (!canTransition(move.from, move.to)) throw new RangeError(`Illegal order transition: ${move.from} to ${move.to}`)
  const done = await sql`/* prepared */
    with moved as (
      update orders set state = ${move.to},
        agreed_at = case when ${move.to} = 'preparing' then coalesce(agreed_at, ${move.at}::timestamptz) else agreed_at end,
        cancelled_at = case when ${move.to} = 'cancelled' then ${move.at}::timestamptz else cancelled_at end,
        delivered_at = case when ${move.to} = 'delivered' then ${move.at}::timestamptz else delivered_at end,
        completed_at = case when ${move.to} = 'completed' then ${move.at}::timestamptz else completed_at end,
        expires_at = case when ${move.to} in ('preparing', 'cancelled') then null else expires_at end
      where id = ${move.orderId} and state = ${move.from}
      returning id
    )
    insert into order_event (order_id, seq, from_state, to_state, actor_id, actor, request_id, at)
    select id, (select coalesce(max(seq), 0) + 1 from order_event where order_id = ${move.orderId}), ${move.from}, ${move.to},
      ${move.actorId}, ${move.actor}, ${move.requestId}, ${move.at}
    from moved
  `.execute(trx)
  return done.numAffectedRows === 1n
}

/** Gives an order's flowers back to the stock, variants in id order. */
export async function restock(trx: Transaction, orderId: string, at: Date): Promise<void> {
  await sql`
    with back as (
      select s.variant_id, l.quantity
      from order_line l join stock s on s.variant_id = l.variant_id
      where l.order_id = ${orderId}
      order by s.variant_id
      for update of s
    ), returned as (
      update stock s set on_hand = s.on_hand + back.quantity from back where s.variant_id = back.variant_id
      returning s.variant_id, back.quantity
    )
    insert into stock_move (variant_id, change, reason, order_id, at)
    select variant_id, quantity, 'order-returned', ${orderId}, ${at} from returned
  `.execute(trx)
}

/** Ends the order's waiting payment attempts and gives their ids: the gateway may know them and is to call them back. */
export async function cancelAttempts(trx: Transaction, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update payment_attempt set state = 'canceled'
    where state in ('created', 'pending')
      and (order_id = ${orderId} or id in (select attempt_id from payment_share where order_id = ${orderId}))
    returning id
  `.execute(trx)
  return rows.map(({ id }) => id)
}

/** Counts an order's flowers as sold, or no longer (-1) when a paid one owes again; products in id order. */
export async function updateSoldCount(trx: Transaction, orderId: string, times: 1 | -1 = 1): Promise<void> {
  await sql`
    with sold as (
      select p.id, l.quantity
      from product p join (
        select product_id, sum(quantity)::int as quantity from order_line where order_id = ${orderId} group by product_id
      ) l on l.product_id = p.id
      order by p.id
      for no key update of p
    )
    update product p set sold_count = p.sold_count + ${times} * sold.quantity from sold where p.id = sold.id
  `.execute(trx)
}

/** Delivered orders that nobody has confirmed since `before`, the longest first. */
export async function listUnconfirmed(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'delivered')
    .where('delivered_at', '<=', before)
    .orderBy('delivered_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Unpaid orders whose time is over at `now`, the longest overdue first. */
export async function findExpired(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'placed')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
