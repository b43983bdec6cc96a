import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** A refund to card, bank or cash; `amount` in halalas, `paidWith` the gateway payments of the order, or the one that is refunded. */
export type RefundPayout = Columns<
  'refund_payout',
  | 'id'
  | 'orderId'
  | 'amount'
  | 'method'
  | 'at'
  | 'paidAt'
  | 'paidBy'
  | 'gatewayState'
  | 'attempts'
  | 'failure'
  | 'failureText'
> & {
  orderId: OrderId
  orderNumber: Column<'orders', 'number'>
  buyerName: Column<'app_user', 'fullName'>
} & Computed<{ paidWith: { gateway: string; transaction: string }[] }>

const payouts = sql`
  select p.id, p.order_id as "orderId", p.amount, p.method, p.at, p.paid_at as "paidAt", p.paid_by as "paidBy", p.gateway_state as "gatewayState",
    p.attempts, p.failure, p.failure_text as "failureText", o.number as "orderNumber", u.full_name as "buyerName",
    case when p.gateway is not null then json_build_array(json_build_object('gateway', p.gateway, 'transaction', p.tr_number))
      else (select coalesce(json_agg(json_build_object('gateway', g.gateway, 'transaction', g.tr_number) order by g.at), '[]') from payment g
        where g.order_id = o.id and g.gateway not in ('manual', 'credit')) end as "paidWith"
  from refund_payout p join orders o on o.id = p.order_id join app_user u on u.id = o.user_id
`

/** The open ones, oldest first. */
export async function findOpenPayouts(db: Database, limit: number): Promise<RefundPayout[]> {
  const { rows } = await sql<RefundPayout>`
    ${payouts} where p.paid_at is null order by p.at, p.id limit ${limit}
  `.execute(db)
  return rows
}

/** All of an order, oldest first. */
export async function findPayoutsOfOrder(db: Database, orderId: OrderId): Promise<RefundPayout[]> {
  return (await sql<RefundPayout>`${payouts} where p.order_id = ${orderId} order by p.at, p.id`.execute(db)).rows
}

/** Locks a refund, so that its state does not change before the transaction ends. */
export async function lockPayout(trx: Transaction, id: number): Promise<RefundPayout | undefined> {
  return (await sql<RefundPayout>`${payouts} where p.id = ${id} for update of p`.execute(trx)).rows[0]
}

type NewPayout = { transactionId: number; orderId: OrderId; amount: number; at: Date }

/** A refund that the desk sends. */
export async function insertPayout(
  trx: Transaction,
  payout: NewPayout & { method: 'cash' | 'transfer' },
): Promise<void> {
  const { transactionId, orderId, amount, method, at } = payout
  await sql`
    insert into refund_payout (transaction_id, order_id, amount, method, at)
    values (${transactionId}, ${orderId}, ${amount}, ${method}, ${at})
  `.execute(trx)
}

/** A refund that a gateway sends. */
export async function insertGatewayPayout(
  trx: Transaction,
  payout: NewPayout & { gateway: string; trNumber: string },
): Promise<void> {
  const { transactionId, orderId, amount, at, gateway, trNumber } = payout
  await sql`
    insert into refund_payout (transaction_id, order_id, amount, method, at, gateway, tr_number, gateway_state, next_attempt_at)
    values (${transactionId}, ${orderId}, ${amount}, 'transfer', ${at}, ${gateway}, ${trNumber}, 'pending', ${at})
  `.execute(trx)
}

/** What of an order was paid at these gateways and is not refunded yet, in halalas, the newest payment first. */
export async function findRefundable(
  trx: Transaction,
  orderId: OrderId,
  gateways: readonly string[],
): Promise<{ gateway: string; trNumber: string; refundable: number }[]> {
  const { rows } = await sql<Computed<{ gateway: string; trNumber: string; refundable: number }>>`
    select p.gateway, p.tr_number as "trNumber", (coalesce(s.applied, p.applied) - (
      select coalesce(sum(r.amount), 0) from refund_payout r
      where r.gateway = p.gateway and r.tr_number = p.tr_number and r.order_id = ${orderId}))::int8 as refundable
    from payment p left join payment_share s on s.attempt_id = p.attempt_id and s.order_id = ${orderId}
    where p.gateway = any(${[...gateways]}::text[]) and (s.order_id is not null or (p.order_id = ${orderId}
      and not exists (select from payment_share o where o.attempt_id = p.attempt_id)))
    order by p.at desc, p.id
  `.execute(trx)
  return rows
}

/** Records that the desk sent the money of a locked refund. */
export async function setPayoutPaid(trx: Transaction, id: number, actorId: string, at: Date): Promise<void> {
  await sql`update refund_payout set paid_at = ${at}, paid_by = ${actorId} where id = ${id}`.execute(trx)
}

/** Makes a locked, failed refund pending again. */
export async function setPayoutPending(trx: Transaction, id: number, at: Date): Promise<void> {
  await sql`
    update refund_payout set gateway_state = 'pending', failure = null, failure_text = '', attempts = 0, next_attempt_at = ${at}
    where id = ${id}
  `.execute(trx)
}
