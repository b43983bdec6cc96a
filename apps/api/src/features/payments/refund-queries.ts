import type { OrderId, UserId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'
import { inTransaction } from '../../db/transaction.ts'

type Sql = RawBuilder<unknown>

/**
 * A refund that is claimed for sending; `claims` identifies the claim. `refundedBefore` is what the gateway has refunded of the same payment for
 * other refunds, `requestedAt` the latest request about the payment whose outcome is not recorded.
 */
export type ClaimedRefund = Columns<'refund_payout', 'id' | 'amount' | 'claims' | 'sentAt'> &
  Computed<{
    orderId: OrderId
    gateway: string
    trNumber: string
    userId: UserId
    refundedBefore: Halalas
    requestedAt: Date | null
  }>

/** Seconds until a refund is tried again: 30, 60, 120 …, at most an hour. */
const BACK_OFF = sql`least(30 * power(2, least(r.attempts, 10)), 3600)`

/** What the gateway has refunded of a payment according to the recorded refunds. */
const recordedRefunds = (payment: Sql): Sql => sql`
  (select coalesce(sum(d.amount), 0)::int8 from refund_payout d where (d.gateway, d.tr_number) = (${payment}) and d.gateway_state = 'refunded')`

/**
 * Claims refunds that are due, one of each payment: first one that was requested, then the oldest. A claimed one is due again after the
 * back-off.
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
          and (coalesce(e.sent_at, 'infinity'), e.id) < (coalesce(r.sent_at, 'infinity'), r.id))
      order by r.next_attempt_at, r.id limit ${limit} for update of r skip locked
    ), claimed as (
      update refund_payout r set attempts = r.attempts + 1, claims = r.claims + 1,
        next_attempt_at = ${at}::timestamptz + make_interval(secs => ${BACK_OFF})
      from due where r.id = due.id
      returning r.id, r.order_id, r.amount, r.claims, r.sent_at, r.gateway, r.tr_number
    )
    select c.id, c.order_id as "orderId", o.user_id as "userId", c.amount, c.claims, c.sent_at as "sentAt", c.gateway, c.tr_number as "trNumber",
      ${recordedRefunds(sql`c.gateway, c.tr_number`)} as "refundedBefore",
      (select max(d.sent_at) from refund_payout d
        where d.gateway = c.gateway and d.tr_number = c.tr_number and d.gateway_state <> 'refunded') as "requestedAt"
    from claimed c join orders o on o.id = c.order_id
  `.execute(db)
  return rows
}

/**
 * Changes a refund while the claim is the latest one and nothing else about its payment has changed: no other refund is requested or was
 * recorded since. The payment's refunds are locked, so that two processes cannot both find it unchanged.
 */
async function updateClaimed(db: Database, refund: ClaimedRefund, change: Sql): Promise<boolean> {
  const { id, claims, gateway, trNumber, refundedBefore } = refund
  return inTransaction(db, async (trx) => {
    await sql`select id from refund_payout where gateway = ${gateway} and tr_number = ${trNumber} order by id for update`.execute(
      trx,
    )
    const result = await sql`
      update refund_payout set ${change} where id = ${id} and claims = ${claims} and gateway_state = 'pending'
        and ${recordedRefunds(sql`${gateway}::text, ${trNumber}::text`)} = ${refundedBefore}
        and not exists (select from refund_payout e where e.gateway = ${gateway} and e.tr_number = ${trNumber} and e.id <> ${id}
          and e.gateway_state = 'pending' and e.sent_at is not null)
    `.execute(trx)
    return result.numAffectedRows === 1n
  })
}

/** Records the time of a request before it is sent; false when the claim is outdated. */
export const setRefundSent = (db: Database, refund: ClaimedRefund, at: Date): Promise<boolean> =>
  updateClaimed(db, refund, sql`sent_at = ${at}`)

/** Records that the request did not arrive, so that it may be sent again at once. */
export async function setRefundUnsent(db: Database, { id, claims }: ClaimedRefund): Promise<void> {
  await sql`update refund_payout set sent_at = null where id = ${id} and claims = ${claims}`.execute(db)
}

/** Records that the gateway has sent the money; false when that is recorded already. */
export async function setRefunded(trx: Transaction, id: number, at: Date): Promise<boolean> {
  const result = await sql`
    update refund_payout set gateway_state = 'refunded', paid_at = ${at}, next_attempt_at = null
    where id = ${id} and gateway_state = 'pending' and paid_at is null
  `.execute(trx)
  return result.numAffectedRows === 1n
}

export type RefundFailure = { failure: NonNullable<Column<'refund_payout', 'failure'>>; text: string }

/**
 * Ends the attempts of a refund while the claim is valid; the desk decides. An earlier request may still be executed, so its time stays, except
 * after the refusal of that request.
 */
export const setRefundFailed = (
  db: Database,
  refund: ClaimedRefund,
  { failure, text, isRequestRefused }: RefundFailure & { isRequestRefused: boolean },
): Promise<boolean> =>
  updateClaimed(
    db,
    refund,
    sql`gateway_state = 'failed', failure = ${failure}, failure_text = ${text}, next_attempt_at = null,
      sent_at = ${isRequestRefused ? null : sql`sent_at`}`,
  )

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
