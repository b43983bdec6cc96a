import type { DeliveryState, FailureCode } from '@warda/domain/order-messages/delivery-report'
import type { MessageChannel } from '@warda/domain/order-messages/message-rules'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

export type DeliveryRow = Columns<
  'message_delivery',
  'id' | 'messageId' | 'round' | 'channel' | 'provider' | 'state' | 'reason'
>

/** The deliveries of one round, oldest first. */
export async function findDeliveries(db: Database, messageId: string, round: number): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select id, message_id as "messageId", round, channel, provider, state, reason from message_delivery
    where message_id = ${messageId} and round = ${round} order by at, id
  `.execute(db)
  return rows
}

/**
 * Marks a delivery as being sent, creating it for the first attempt, and returns its id; null when it is not `waiting`, that is, when it may
 * have been sent already.
 */
export async function startDelivery(
  db: Database,
  delivery: { messageId: string; round: number; channel: MessageChannel; provider: string },
): Promise<string | null> {
  const { messageId, round, channel, provider } = delivery
  const { rows } = await sql<Columns<'message_delivery', 'id'>>`
    insert into message_delivery as d (message_id, round, channel, provider, state)
    values (${messageId}, ${round}, ${channel}, ${provider}, 'sending')
    on conflict (message_id, round, channel) do update set state = 'sending', updated_at = clock_timestamp() where d.state = 'waiting'
    returning id
  `.execute(db)
  return rows[0]?.id ?? null
}

/**
 * Stores the outcome of sending, unless a report of the provider came first; its id is stored in any case. Returns the state that counts.
 */
export async function saveOutcome(
  db: Database,
  deliveryId: string,
  outcome: { state: DeliveryState; providerId?: string | null; reason?: FailureCode | null },
): Promise<DeliveryState> {
  const { rows } = await sql<Columns<'message_delivery', 'state'>>`
    update message_delivery set provider_id = coalesce(provider_id, ${outcome.providerId ?? null}),
      state = case when state in ('sending', 'waiting', 'unknown') then ${outcome.state} else state end,
      reason = case when state in ('sending', 'waiting', 'unknown') then ${outcome.reason ?? null} else reason end,
      updated_at = clock_timestamp()
    where id = ${deliveryId} returning state
  `.execute(db)
  return rows[0]?.state ?? outcome.state
}

/** Fails deliveries of a round without an answer or report for `seconds`, so that the next channel is tried. */
export async function failUnanswered(db: Database, messageId: string, round: number, seconds: number): Promise<void> {
  await sql`
    update message_delivery set state = 'failed', reason = 'no_answer', updated_at = clock_timestamp()
    where message_id = ${messageId} and round = ${round} and state in ('sending', 'unknown')
      and updated_at < clock_timestamp() - make_interval(secs => ${seconds})
  `.execute(db)
}

/** Locks the delivery of a report, by our id or by that of its provider. */
export async function lockReported(
  trx: Transaction,
  report: { provider: string; providerId: string; deliveryId: string | null },
): Promise<DeliveryRow | undefined> {
  const { rows } = await sql<DeliveryRow>`
    select id, message_id as "messageId", round, channel, provider, state, reason from message_delivery
    where provider = ${report.provider} and (provider_id = ${report.providerId} or (id = ${report.deliveryId}::uuid and provider_id is null))
    order by at desc limit 1 for update
  `.execute(trx)
  return rows[0]
}

export async function saveReport(
  trx: Transaction,
  deliveryId: string,
  report: { providerId: string; state: DeliveryState; reason: FailureCode | null },
): Promise<void> {
  await sql`
    update message_delivery set state = ${report.state}, reason = ${report.reason}, provider_id = coalesce(provider_id, ${report.providerId}),
      updated_at = clock_timestamp()
    where id = ${deliveryId}
  `.execute(trx)
}

/** Queues a message whose delivery failed afterwards, so that the next channel is tried; false when the desk started another round. */
export async function requeueMessage(trx: Transaction, { messageId, round }: DeliveryRow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update order_message set state = 'queued', reason = null, next_attempt_at = now() where id = ${messageId} and round = ${round}
  `.execute(trx)
  return numAffectedRows === 1n
}

/** Starts another round of a finished message; false when it is queued already or not of the order. */
export async function restartMessage(trx: Transaction, orderId: string, messageId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update order_message set state = 'queued', reason = null, round = round + 1, attempts = 0, next_attempt_at = now()
    where id = ${messageId} and order_id = ${orderId} and state <> 'queued'
  `.execute(trx)
  return numAffectedRows === 1n
}
