import type { OrderId, UserId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** A refund that is claimed for sending; `refundedBefore` is what the gateway has refunded of the same payment for other refunds. */
export type ClaimedRefund = Columns<'refund_payout', 'id' | 'orderId' | 'amount' | 'attempts' | 'sentAt'> & {
  orderId: OrderId
} & Computed<{ userId: UserId; gateway: string; trNumber: string; refundedBefore: Halalas }>

/** Seconds until a refund is tried again: 30, 60, 120 …, at most an hour. */
const BACK_OFF = sql`least(30 * power(2, least(r.attempts, 10)), 3600)`

/**
 * Claims refunds that are due, the oldest of each payment, so that one request per payment is under way. A claimed one is due again after
 * the back-off.
 */
export async function claimDueRefunds(
  db: Database,
  { limit, at }: { limit: number; at: Date },
): Promise<ClaimedRefund[]> {
  const { rows } = await sql<ClaimedRefund>`
    with due as (
      select r.id from refund_payout r
      where r.gateway_state = 'pending' and r.paid_at is null and r.next_attempt_at <= ${at} and not exists (
        select from refund_payout e where e.gateway = r.gateway and e.tr_number = r.tr_number and e.gateway_state = 'pending'
          and e.paid_at is null and e.id < r.id)
      order by r.next_attempt_at, r.id limit ${limit} for update of r skip locked
    ), claimed as (
      update refund_payout r set attempts = r.attempts + 1, next_attempt_at = ${at}::timestamptz + make_interval(secs => ${BACK_OFF})
      from due where r.id = due.id
      returning r.id, r.order_id, r.amount, r.attempts, r.sent_at, r.gateway, r.tr_number
    )
    select c.id, c.order_id as "orderId", o.user_id as "userId", c.amount, c.attempts, c.sent_at as "sentAt", c.gateway, c.tr_number as "trNumber",
      (select coalesce(sum(d.amount), 0)::int8 from refund_payout d
        where d.gateway = c.gateway and d.tr_number = c.tr_number and d.gateway_state = 'refunded') as "refundedBefore"
    from claimed c join orders o on o.id = c.order_id
  `.execute(db)
  return rows
}

/** Notes that the request is about to be sent; false when another process has claimed the refund meanwhile. */
export async function setRefundSent(db: Database, { id, attempts }: ClaimedRefund, at: Date): Promise<boolean> {
  const result = await sql`
    update refund_payout set sent_at = ${at} where id = ${id} and attempts = ${attempts} and gateway_state = 'pending'
  `.execute(db)
  return result.numAffectedRows === 1n
}

/** Notes that the request did not arrive, so that it may be sent again at once. */
export async function setRefundUnsent(db: Database, { id, attempts }: ClaimedRefund): Promise<void> {
  await sql`update refund_payout set sent_at = null where id = ${id} and attempts = ${attempts}`.execute(db)
}

/** Records that the gateway has sent the money; false when that is recorded already. */
export async function setRefunded(trx: Transaction, id: number, at: Date): Promise<boolean> {
  const result = await sql`
    update refund_payout set gateway_state = 'refunded', paid_at = ${at}, next_attempt_at = null
    where id = ${id} and gateway_state = 'pending' and paid_at is null
  `.execute(trx)
  return result.numAffectedRows === 1n
}

export type RefundFailure = { failure: 'refused' | 'otherAmount' | 'noKeys'; text: string }

/** Ends the attempts of a refund; the desk decides. */
export async function setRefundFailed(db: Database, id: number, { failure, text }: RefundFailure): Promise<void> {
  await sql`
    update refund_payout set gateway_state = 'failed', failure = ${failure}, failure_text = ${text}, next_attempt_at = null, sent_at = null
    where id = ${id} and gateway_state = 'pending'
  `.execute(db)
}

/** Makes the pending refunds of a payment due now; false when there are none. */
export async function makeRefundsDue(
  db: Database,
  payment: { gateway: string; trNumber: string },
  at: Date,
): Promise<boolean> {
  const result = await sql`
    update refund_payout set next_attempt_at = ${at}
    where gateway = ${payment.gateway} and tr_number = ${payment.trNumber} and gateway_state = 'pending'
  `.execute(db)
  return (result.numAffectedRows ?? 0n) > 0n
}
