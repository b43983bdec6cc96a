import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'
import { PERSONAL_TABLES } from './erase-queries.ts'

/** Accounts deleted before `before` whose personal data is not erased yet, at most `limit`. */
export async function findEnded(db: Database, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<Columns<'app_user', 'id'>>`
    select id from app_user where deleted_at < ${before} and forgotten_at is null order by deleted_at limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Accounts created before `before` without a confirmed address, an order or an active session. */
export async function findNeverUsed(db: Database, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<Columns<'app_user', 'id'>>`
    select u.id from app_user u
    where u.email_confirmed_at is null and u.deleted_at is null and u.created_at < ${before} and u.role in ('Shopper', 'Customer')
      and coalesce(u.last_seen_at, u.created_at) < ${before}
      and not exists (select from orders o where o.user_id = u.id)
      and not exists (select from orders o where o.client_id = u.client_id)
      and not exists (select from branch b where b.client_id = u.client_id)
      and not exists (select from session s where s.user_id = u.id and s.revoked_at is null and s.last_used_at > ${before})
    order by u.created_at limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes carts without a line added since `before`. */
export async function deleteOldCarts(db: Database, before: Date): Promise<void> {
  await sql`
    delete from cart_line c where c.added_at < ${before}
      and not exists (select from cart_line n where n.user_id = c.user_id and n.added_at >= ${before})
  `.execute(db)
}

/** Marks delivery proofs from before `before` as deleted; the nightly cleanup removes their files. */
export async function deleteOldProofs(db: Database, before: Date, at: Date): Promise<void> {
  await sql`
    with old as (
      update private_file f set deleted_at = ${at} from orders o
      where f.kind = 'proof' and f.deleted_at is null and f.created_at < ${before} and o.id = f.order_id
        and o.state in ('completed', 'cancelled') returning f.id, f.order_id
    )
    update delivery_proof p set file_id = null from old where p.order_id = old.order_id and p.file_id = old.id
  `.execute(db)
}

/** Deletes stock alerts that were sent before `sentBefore`, and waiting ones from before `createdBefore`. */
export async function deleteOldStockAlerts(db: Database, sentBefore: Date, createdBefore: Date): Promise<void> {
  await sql`
    delete from stock_alert where notified_at < ${sentBefore} or (notified_at is null and created_at < ${createdBefore})
  `.execute(db)
}

/** Deletes occasion reminders that were stopped before `before`. */
export async function deleteOldReminders(db: Database, before: Date): Promise<void> {
  await sql`delete from occasion_reminder where stopped_at < ${before}`.execute(db)
}

/** Erases the sender of reports from before `before`; the description stays. */
export async function anonymiseOldReports(db: Database, before: Date): Promise<void> {
  await sql`
    update problem_report set user_id = null, name = '', email = '', phone = '', state = 'closed'
    where created_at < ${before} and email <> ''
  `.execute(db)
}

/** Deletes invitations that expired, were used or were revoked before `before`. */
export async function deleteOldInvitations(db: Database, before: Date): Promise<void> {
  await sql`
    delete from invitation where (used_at is null and expires_at < ${before}) or used_at < ${before} or revoked_at < ${before}
  `.execute(db)
}

/** Erases data that was written for an account while it was being erased. */
export async function eraseLateWrites(db: Database, author: { en: string; ar: string }): Promise<void> {
  const erasedUsers = sql`(select id from app_user where forgotten_at is not null)`
  for (const table of [...PERSONAL_TABLES, 'stock_alert'])
    await sql`delete from ${sql.table(table)} where user_id in ${erasedUsers}`.execute(db)
  await sql`
    update review set user_id = null, author = case language when 'ar' then ${author.ar} else ${author.en} end where user_id in ${erasedUsers}
  `.execute(db)
  await sql`
    update problem_report set user_id = null, name = '', email = '', phone = '', state = 'closed' where user_id in ${erasedUsers}
  `.execute(db)
}
