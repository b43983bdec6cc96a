import type { BranchId, ClientId, OrderId, UserId } from '@warda/domain/ids'
import { canTransition, isReadyTakenBack, type OrderState } from '@warda/domain/orders/order-states'
import { sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns } from '../../db/row.ts'

const LOCKED_ORDER = columns('orders', [
  'id',
  'number',
  'userId',
  'clientId',
  'branchId',
  'state',
  'terms',
  'postponed',
  'agreedAt',
  'expiresAt',
  'couponCode',
  'pointsRedeemed',
  'deliveryDate',
  'deliverySlot',
  'plannedDate',
  'language',
  'total',
  'vat',
  'deliveryFee',
  'deliveredAt',
  'approval',
  'changeUntil',
  'workStartedAt',
  'addressWantedUntil',
  'placedAt',
  'pickupAt',
])

export type LockedOrder = RowOf<typeof LOCKED_ORDER> & {
  userId: UserId
  clientId: ClientId | null
  branchId: BranchId | null
  buyerName: Column<'app_user', 'fullName'>
  buyerEmail: Column<'app_user', 'email'>
}

/** Locks an order until the transaction ends. Undefined when there is none. */
export async function lockOrder(trx: Transaction, orderId: OrderId): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`/* prepared */
    select ${LOCKED_ORDER.of('o')}, u.full_name as "buyerName", u.email as "buyerEmail"
    from orders o join app_user u on u.id = o.user_id
    where o.id = ${orderId}
    for no key update of o
  `.execute(trx)
  return rows[0]
}

/** Locks many orders by id, so that two transactions cannot deadlock; unknown ids are missing in the result. */
export async function lockOrders(trx: Transaction, orderIds: readonly OrderId[]): Promise<LockedOrder[]> {
  const { rows } = await sql<LockedOrder>`
    select ${LOCKED_ORDER.of('o')}, u.full_name as "buyerName", u.email as "buyerEmail"
    from orders o join app_user u on u.id = o.user_id
    where o.id = any(${orderIds}::uuid[]) order by o.id
    for no key update of o
  `.execute(trx)
  return rows
}

/** The owner of a client, unless the account was deleted. */
export async function findClientOwner(db: Database, clientId: ClientId): Promise<string | undefined> {
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
  orderId: OrderId
  from: OrderState
  to: OrderState
  /** Picked up at the shop, so that it is never out for delivery. */
  isPickup?: boolean
  /** Undoes `ready` after a mistaken tick in the workroom. */
  isTakenBack?: boolean
  actorId: string | null
  actor: string
  requestId: string
  at: Date
}

/**
 * Changes the state of an order and writes the event, in one statement. False when the order is not in state `from`. Throws on a transition
 * that the domain does not allow, which is a programming error.
 */
export async function updateState(trx: Transaction, move: Move): Promise<boolean> {
  const { from, to, isPickup, isTakenBack = false } = move
  if (!(isTakenBack ? isReadyTakenBack(from, to) : canTransition(from, to, isPickup)))
    throw new RangeError(`Illegal order transition: ${from} to ${to}`)
  const result = await sql`/* prepared */
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
  return result.numAffectedRows === 1n
}

/** Whether an item of the order has a recipe, or materials were used for the order. */
export async function hasMaterials(trx: Transaction, orderId: OrderId): Promise<boolean> {
  const { rows } = await sql`/* prepared */
    select 1 where exists (select from order_line l join recipe_line r on r.variant_id = l.variant_id where l.order_id = ${orderId})
      or exists (select from material_movement where order_id = ${orderId})
  `.execute(trx)
  return rows.length > 0
}

/** Returns the lines of an order to the stock, by variant. */
export async function restock(trx: Transaction, orderId: OrderId, at: Date): Promise<void> {
  await sql`
    with back as (
      select s.variant_id, l.quantity
      from order_line l join stock s on s.variant_id = l.variant_id
      where l.order_id = ${orderId} and l.removed_at is null
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

/**
 * Cancels the order's waiting payment attempts and returns their ids; the caller enqueues their check, because the gateway may know their
 * links.
 */
export async function cancelAttempts(trx: Transaction, orderId: OrderId): Promise<string[]> {
  const { rows } = await sql<Columns<'payment_attempt', 'id'>>`
    update payment_attempt set state = 'canceled'
    where state in ('created', 'pending')
      and (order_id = ${orderId} or id in (select attempt_id from payment_share where order_id = ${orderId}))
    returning id
  `.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Adds the quantities of orders to the products' sold counts, or subtracts them (-1) when a paid order owes again. A transaction calls it
 * once. The products are locked by id in a statement of its own: in one statement with the update, concurrent orders of one product
 * deadlocked.
 */
export async function updateSoldCount(
  trx: Transaction,
  orderIds: readonly OrderId[],
  times: 1 | -1 = 1,
): Promise<void> {
  if (orderIds.length === 0) return
  await sql`
    select from product where id in (select product_id from order_line where order_id = any(${orderIds}::uuid[])) order by id
    for no key update
  `.execute(trx)
  await sql`
    update product p set sold_count = p.sold_count + ${times} * sold.quantity
    from (
      select product_id, sum(quantity)::int as quantity from order_line where order_id = any(${orderIds}::uuid[]) group by product_id
    ) sold
    where p.id = sold.product_id
  `.execute(trx)
}

/** Delivered orders without confirmation since `before`, oldest first. */
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

/** Unpaid orders that have expired at `now`, oldest first. */
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

/** Whether captured money that differs from what was asked waits for the desk. */
export async function hasOpenDiscrepancy(trx: Transaction, orderId: OrderId): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment_discrepancy where order_id = ${orderId} and resolution is null
  `.execute(trx)
  return rows.length > 0
}

/** Puts the lines of a cancelled order that are still sold back into the buyer's cart; a larger quantity there stays. */
export async function restoreCart(trx: Transaction, orderId: OrderId, userId: UserId): Promise<void> {
  await sql`
    insert into cart_line (user_id, variant_id, quantity)
    select ${userId}, l.variant_id, l.quantity from order_line l
    join product p on p.id = l.product_id and p.status = 'published'
    where l.order_id = ${orderId}
    on conflict (user_id, variant_id) do update set quantity = greatest(cart_line.quantity, excluded.quantity)
  `.execute(trx)
}
