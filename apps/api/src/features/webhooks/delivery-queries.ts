import { type Selectable, sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'
import type { WebhookDelivery } from '../../db/schema.ts'

/** Maximum number of concurrent deliveries to one webhook. */
const BATCH = 5
/** After this many seconds without a result an attempt counts as lost, for example because its process ended. */
const LOST_AFTER_SECONDS = 60

const DELIVERY = columns('webhook_delivery', ['id', 'webhookId', 'eventId', 'attempts'])
const EVENT = columns('webhook_event', ['type', 'data', 'at'])
const WEBHOOK = columns('webhook', ['url', 'secret'])
export type DueDelivery = RowOf<typeof DELIVERY> &
  RowOf<typeof EVENT> &
  RowOf<typeof WEBHOOK> &
  Computed<{ formerSecret: Buffer | null }>

/** Webhooks with a delivery that is due. */
export async function findDueWebhooks(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook as w')
    .select('w.id')
    .where('w.state', '=', 'enabled')
    .where('w.deleted_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('webhook_delivery as d')
          .select('d.id')
          .whereRef('d.webhook_id', '=', 'w.id')
          .where('d.state', '=', 'pending')
          .where('d.next_attempt_at', '<=', sql<Date>`now()`),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Claims the next due deliveries of a webhook; no other process gets them until the attempt counts as lost. */
export async function claimDeliveries(db: Database, webhookId: string): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id
      where d.webhook_id = ${webhookId} and d.state = 'pending' and d.next_attempt_at <= now() and w.state = 'enabled' and w.deleted_at is null
      order by d.next_attempt_at, d.id limit ${BATCH} for update of d skip locked
    ), claimed as (
      update webhook_delivery d set attempts = d.attempts + 1, last_attempt_at = now(),
        next_attempt_at = now() + make_interval(secs => ${LOST_AFTER_SECONDS})
      from due where d.id = due.id returning d.*
    )
    select ${DELIVERY.of('d')}, ${EVENT.of('e')}, ${WEBHOOK.of('w')},
      case when w.former_secret_until > now() then w.former_secret end as "formerSecret"
    from claimed d join webhook_event e on e.id = d.event_id join webhook w on w.id = d.webhook_id order by d.id
  `.execute(db)
  return rows
}

type Attempt = Pick<Selectable<WebhookDelivery>, 'status' | 'answer' | 'duration_ms'>

/** Records a successful attempt. */
export async function recordDelivered(db: Database, due: DueDelivery, attempt: Attempt): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ ...attempt, state: 'delivered', next_attempt_at: null, failure: null })
    .where('id', '=', due.id)
    .execute()
  await db
    .updateTable('webhook')
    .set({ failing_since: null })
    .where('id', '=', due.webhookId)
    .where('failing_since', 'is not', null)
    .execute()
}

type FailedAttempt = Attempt & { failure: NonNullable<Selectable<WebhookDelivery>['failure']> }

/**
 * Records a failed attempt: the delivery is due again after `delayMs`, or has failed when that is null. The webhook is disabled when every attempt
 * has failed for `disableAfterMs`, and immediately after the status 410.
 */
export async function recordFailed(
  db: Database,
  due: DueDelivery,
  attempt: FailedAttempt,
  { delayMs, disableAfterMs, isGone }: { delayMs: number | null; disableAfterMs: number; isGone: boolean },
): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({
      ...attempt,
      state: delayMs === null ? 'failed' : 'pending',
      next_attempt_at: delayMs === null ? null : sql<Date>`now() + make_interval(secs => ${delayMs / 1000})`,
    })
    .where('id', '=', due.id)
    .execute()
  await sql`
    update webhook set failing_since = coalesce(failing_since, now()),
      state = case when ${isGone} then 'gone'
        when failing_since < now() - make_interval(secs => ${disableAfterMs / 1000}) then 'failing' else state end
    where id = ${due.webhookId} and state = 'enabled'
  `.execute(db)
}

/** Adds an event for one webhook. */
export async function insertDelivery(
  trx: Transaction,
  webhookId: string,
  event: { type: string; data: Record<string, unknown> },
): Promise<void> {
  await sql`
    with added as (
      insert into webhook_event (type, data) values (${event.type}, ${JSON.stringify(event.data)}::jsonb) returning id
    ), delivery as (
      insert into webhook_delivery (webhook_id, event_id) select ${webhookId}, id from added
    )
    select pg_notify('webhooks', '')
  `.execute(trx)
}

/** Makes a delivery due again and resets its attempts; returns false when the webhook has no such delivery. */
export async function resetDelivery(trx: Transaction, webhookId: string, deliveryId: number): Promise<boolean> {
  const { rows } = await sql`
    with reset as (
      update webhook_delivery set state = 'pending', attempts = 0, next_attempt_at = now(), failure = null
      where id = ${deliveryId} and webhook_id = ${webhookId} returning id
    )
    select pg_notify('webhooks', ''), id from reset
  `.execute(trx)
  return rows.length > 0
}

const LISTED = columns('webhook_delivery', [
  ...(['id', 'eventId', 'state', 'attempts', 'status', 'failure', 'answer', 'durationMs'] as const),
  ...(['lastAttemptAt', 'nextAttemptAt'] as const),
])
export type DeliveryRow = RowOf<typeof LISTED> & RowOf<typeof EVENT>

type Filter = { webhookId: string; state: Selectable<WebhookDelivery>['state'] | undefined }

export async function findDeliveries(
  db: Database,
  { webhookId, state }: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select ${LISTED.of('d')}, ${EVENT.of('e')} from webhook_delivery d join webhook_event e on e.id = d.event_id
    where d.webhook_id = ${webhookId} and (${state ?? null}::text is null or d.state = ${state ?? null})
    order by d.id desc limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

/** The number of deliveries, counted up to `most`. */
export async function countDeliveries(db: Database, { webhookId, state }: Filter, most: number): Promise<number> {
  const { rows } = await sql<Computed<{ count: number }>>`
    select count(*)::int as count from (
      select 1 from webhook_delivery d
      where d.webhook_id = ${webhookId} and (${state ?? null}::text is null or d.state = ${state ?? null}) limit ${most}
    ) counted
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Deletes events with their deliveries. */
export async function deleteOldEvents(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('webhook_event').where('at', '<', before).execute()
}
