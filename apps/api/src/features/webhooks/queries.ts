import type { WebhookEventType } from '@warda/domain/webhooks/event-types'
import { type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Webhook } from '../../db/schema.ts'

const webhooksQuery = (db: Database) =>
  db
    .selectFrom('webhook as w')
    .select(['w.id', 'w.url', 'w.description', 'w.event_types', 'w.state', 'w.failing_since', 'w.created_at'])
    .select((eb) => [
      eb
        .selectFrom('webhook_delivery as d')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('d.webhook_id', '=', 'w.id')
        .where('d.state', '=', 'pending')
        .as('pending'),
      eb
        .selectFrom('webhook_delivery as d')
        .select('d.last_attempt_at')
        .whereRef('d.webhook_id', '=', 'w.id')
        .where('d.state', '=', 'delivered')
        .orderBy('d.id', 'desc')
        .limit(1)
        .as('last_delivered_at'),
    ])
    .where('w.deleted_at', 'is', null)

export type WebhookRow = Awaited<ReturnType<typeof findWebhooks>>[number]

/** Webhooks that are not deleted, newest first. */
export const findWebhooks = (db: Database) =>
  webhooksQuery(db).orderBy('w.created_at', 'desc').orderBy('w.id').execute()

export const findWebhook = (db: Database, id: string): Promise<WebhookRow | undefined> =>
  webhooksQuery(db).where('w.id', '=', id).executeTakeFirst()

/** A webhook that is not deleted. */
export const getWebhook = (db: Database, id: string): Promise<WebhookRow> =>
  webhooksQuery(db).where('w.id', '=', id).executeTakeFirstOrThrow()

export async function findSecret(db: Database, id: string): Promise<Buffer> {
  const { secret } = await db.selectFrom('webhook').select('secret').where('id', '=', id).executeTakeFirstOrThrow()
  return secret
}

/** Locks and counts the webhooks, so that concurrent requests cannot exceed the limit. */
export async function lockAndCount(trx: Transaction): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('webhook'))`.execute(trx)
  const { count } = await trx
    .selectFrom('webhook')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

type WebhookFields = Pick<Selectable<Webhook>, 'url' | 'description' | 'state'> & { event_types: WebhookEventType[] }

export async function insertWebhook(
  trx: Transaction,
  webhook: WebhookFields & Pick<Selectable<Webhook>, 'id' | 'secret' | 'created_by' | 'created_at'>,
): Promise<void> {
  await trx.insertInto('webhook').values(webhook).execute()
}

/** Updates a webhook; returns false when it does not exist. */
export async function updateWebhook(trx: Transaction, id: string, fields: WebhookFields): Promise<boolean> {
  const result = await trx
    .updateTable('webhook')
    .set(fields)
    .set((eb) => ({
      failing_since: eb.case().when('state', '=', 'enabled').then(eb.ref('failing_since')).else(null).end(),
    }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function markDeleted(trx: Transaction, id: string, at: Date): Promise<boolean> {
  const result = await trx
    .updateTable('webhook')
    .set({ deleted_at: at, state: 'disabled' })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Replaces the secret; requests are signed with the former one too for `overlapHours`. */
export async function replaceSecret(
  trx: Transaction,
  id: string,
  secret: Buffer,
  overlapHours: number,
): Promise<boolean> {
  const result = await trx
    .updateTable('webhook')
    .set((eb) => ({
      secret,
      former_secret: eb.ref('secret'),
      former_secret_until: sql<Date>`now() + make_interval(hours => ${overlapHours})`,
    }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
