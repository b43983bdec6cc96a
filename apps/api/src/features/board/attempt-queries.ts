import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

/** The current attempt of a delivery. Attempt n + 1 begins with the buyer's choice after the failed attempt n. */
export type Attempt = Computed<{
  attempt: number
  /** It failed and the buyer has not chosen yet. */
  failed: boolean
  /** The driver left again; always true for the first attempt, which departs with its state. */
  departed: boolean
}>

/** The caller holds the order's lock. */
export async function findAttempt(trx: Transaction, orderId: OrderId): Promise<Attempt> {
  const { rows } = await sql<Attempt>`
    with failure as (
      select coalesce(max(attempt), 0) as attempt, coalesce(bool_or(choice is null), false) as open
      from delivery_failure where order_id = ${orderId}
    ), current as (select case when open then attempt else attempt + 1 end as attempt, open from failure)
    select attempt, open as failed, attempt = 1 or exists (
      select from delivery_departure d where d.order_id = ${orderId} and d.attempt = current.attempt
    ) as departed
    from current
  `.execute(trx)
  return rows[0] ?? { attempt: 1, failed: false, departed: true }
}

/** Records the departure of a later attempt, once. */
export async function insertDeparture(
  trx: Transaction,
  departure: { orderId: OrderId; attempt: number; actorId: string; requestId: string; at: Date },
): Promise<void> {
  const { orderId, attempt, actorId, requestId, at } = departure
  await sql`
    insert into delivery_departure (order_id, attempt, actor_id, request_id, at)
    values (${orderId}, ${attempt}, ${actorId}, ${requestId}, ${at}) on conflict do nothing
  `.execute(trx)
}

/** Records the arrival of an attempt at the time of the database; false when it is recorded already. */
export async function insertArrival(
  trx: Transaction,
  arrival: { orderId: OrderId; attempt: number; actorId: string; requestId: string },
): Promise<boolean> {
  const { orderId, attempt, actorId, requestId } = arrival
  const { numAffectedRows } = await sql`
    insert into delivery_arrival (order_id, attempt, actor_id, request_id)
    values (${orderId}, ${attempt}, ${actorId}, ${requestId}) on conflict do nothing
  `.execute(trx)
  return numAffectedRows === 1n
}
