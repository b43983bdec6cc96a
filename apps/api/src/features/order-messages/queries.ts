import type { OrderId } from '@warda/domain/ids'
import type { MessageAudience, MessageEvent } from '@warda/domain/order-messages/message-rules'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

export type NewOrderMessages = {
  event: MessageEvent
  audiences: readonly MessageAudience[]
  orderId: OrderId
  /** Distinguishes occurrences of one event, such as delivery attempts. */
  occurrence: string
  /** The event is mailed anyway: a buyer who is told by mail gets no message. */
  isMailed: boolean
}

/**
 * Inserts the messages of an event, once per person, and returns their ids: none for a recipient whom the sender did not allow to be told, and
 * none for a buyer who gets a mail about it anyway.
 */
export async function insertOrderMessages(trx: Transaction, message: NewOrderMessages): Promise<string[]> {
  const { event, audiences, orderId, occurrence, isMailed } = message
  const { rows } = await sql<Columns<'order_message', 'id'>>`
    insert into order_message (dedupe_key, event, audience, order_id)
    select ${event} || ':' || o.id || ${occurrence === '' ? '' : `:${occurrence}`} || ':' || a.audience, ${event}, a.audience, o.id
    from orders o cross join unnest(${sql.val([...audiences])}::text[]) as a (audience)
    where o.id = ${orderId} and case a.audience
      when 'recipient' then o.recipient_notice <> 'none'
      else not ${isMailed} or coalesce((
        select channel from message_preference p where p.user_id = o.user_id order by p.id desc limit 1), 'mail') <> 'mail'
      end
    on conflict (dedupe_key) do nothing
    returning id
  `.execute(trx)
  return rows.map(({ id }) => id)
}

export type ClaimedMessage = Columns<
  'order_message',
  'id' | 'event' | 'audience' | 'orderId' | 'userId' | 'detail' | 'round' | 'attempts'
> &
  Computed<{ isOld: boolean }>

/** After a day a message is not news any more, unless the desk sends it again. */
const NEWS_HOURS = 24

/** Claims a queued message for `leaseSeconds`; undefined when it is finished, claimed or not due. By the clock of the database. */
export async function claimMessage(
  db: Database,
  messageId: string,
  leaseSeconds: number,
): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<ClaimedMessage>`
    update order_message set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    where id = ${messageId} and state = 'queued' and next_attempt_at <= now()
    returning id, event, audience, order_id as "orderId", user_id as "userId", detail, round, attempts,
      round = 1 and created_at < now() - make_interval(hours => ${NEWS_HOURS}) as "isOld"
  `.execute(db)
  return rows[0]
}

/** Sets when a message is tried again and returns the time in ms; null when it is finished or was restarted meanwhile. */
export async function postponeMessage(
  trx: Transaction,
  { id, round }: { id: string; round: number },
  seconds: number,
): Promise<number | null> {
  const { rows } = await sql<Columns<'order_message', 'nextAttemptAt'>>`
    update order_message set next_attempt_at = now() + make_interval(secs => ${seconds})
    where id = ${id} and round = ${round} and state = 'queued' returning next_attempt_at as "nextAttemptAt"
  `.execute(trx)
  return rows[0]?.nextAttemptAt.getTime() ?? null
}

/** Ends a round of a message; a later round stays as it is. */
export async function finishMessage(
  db: Database,
  { id, round }: { id: string; round: number },
  state: 'sent' | 'skipped' | 'failed',
  reason: string | null,
): Promise<void> {
  await sql`
    update order_message set state = ${state}, reason = ${reason} where id = ${id} and round = ${round} and state = 'queued'
  `.execute(db)
}

/** Messages that were due more than `lateSeconds` ago: their job was lost with its process. */
export async function findOverdueMessages(db: Database, lateSeconds: number, limit: number): Promise<string[]> {
  const { rows } = await sql<Columns<'order_message', 'id'>>`
    select id from order_message where state = 'queued' and next_attempt_at < now() - make_interval(secs => ${lateSeconds})
    order by next_attempt_at limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes messages, deliveries and sandbox copies from before `before`. */
export async function deleteOldMessages(db: Database, before: Date): Promise<void> {
  await sql`delete from mailbox_text where at < ${before}`.execute(db)
  await sql`delete from order_message where created_at < ${before} and state <> 'queued'`.execute(db)
  await sql`delete from short_link l using orders o where o.id = l.order_id and coalesce(o.delivered_at, o.cancelled_at) < ${before}`.execute(
    db,
  )
}

export type WaitingOrderRow = Columns<'orders', 'id' | 'state' | 'deliveryDate' | 'deliverySlot'> &
  Computed<{ agreed: boolean; addressWanted: boolean }>

/** Orders on the board of these delivery days that are not delivered and have no message that they are late. */
export async function findUndelivered(
  db: Database,
  from: string,
  until: string,
  limit: number,
): Promise<WaitingOrderRow[]> {
  const { rows } = await sql<WaitingOrderRow>`
    select o.id, o.state, o.delivery_date as "deliveryDate", o.delivery_slot as "deliverySlot",
      o.agreed_at is not null as agreed, o.address_wanted_until is not null as "addressWanted"
    from orders o
    where o.delivery_date between ${from} and ${until} and o.agreed_at is not null
      and o.state in ('placed', 'preparing', 'ready', 'outForDelivery')
      and not exists (select from delivery_failure f where f.order_id = o.id and f.choice is null)
      and not exists (select from order_message m where m.dedupe_key = 'late:' || o.id || ':' || o.delivery_date || ' ' || o.delivery_slot || ':buyer')
    order by o.delivery_date desc, o.delivery_slot, o.number limit ${limit}
  `.execute(db)
  return rows
}

/** Agreed orders that wait for the address of a recipient whom the shop may ask and has not asked. */
export async function findUnaskedRecipients(db: Database, now: Date, limit: number): Promise<OrderId[]> {
  const { rows } = await sql<Columns<'orders', 'id'>>`
    select o.id from orders o
    where o.address_wanted_until > ${now} and o.state in ('placed', 'preparing') and o.agreed_at is not null and o.recipient_notice <> 'none'
      and not exists (select from order_message m where m.order_id = o.id and m.event = 'addressWanted')
    order by o.address_wanted_until limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id as OrderId)
}
