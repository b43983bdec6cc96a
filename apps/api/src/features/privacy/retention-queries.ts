import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** People nobody reads any more, at most so many: accounts that ended and are not forgotten yet. */
export async function findEnded(db: Database, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app_user where deleted_at < ${before} and forgotten_at is null order by deleted_at limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Accounts that were opened before `before`, whose address was never confirmed, and that did nothing: no order, no session that lives. */
export async function findNeverUsed(db: Database, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from app_user u
    where u.email_confirmed_at is null and u.deleted_at is null and u.created_at < ${before} and u.role in ('Shopper', 'Customer')
      and coalesce(u.last_seen_at, u.created_at) < ${before}
      and not exists (select from orders o where o.user_id = u.id)
      and not exists (select from orders o where o.client_id = u.client_id)
      and not exists (select from branch b where b.client_id = u.client_id)
      and not exists (select from session s where s.user_id = u.id and s.revoked_at is null and s.latest_at > ${before})
    order by u.created_at limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Carts that nobody touched since `before`. */
export async function deleteOldCarts(db: Database, before: Date): Promise<void> {
  await sql`
    delete from cart_line c where c.added_at < ${before}
      and not exists (select from cart_line n where n.user_id = c.user_id and n.added_at >= ${before})
  `.execute(db)
}

/** Pictures of deliveries that ended before `before`: nobody may read them any more, and the sweep takes their files. */
export async function dropOldProofs(db: Database, before: Date, at: Date): Promise<void> {
  await sql`
    with old as (
      update private_file f set deleted_at = ${at} from orders o
      where f.kind = 'proof' and f.deleted_at is null and f.created_at < ${before} and o.id = f.order_id
        and o.state in ('completed', 'cancelled') returning f.id, f.order_id
    )
    update delivery_proof p set file_id = null from old where p.order_id = old.order_id and p.file_id = old.id
  `.execute(db)
}

/** Reports older than `before` without who wrote them; what was wrong stays for learning from. */
export async function emptyOldReports(db: Database, before: Date): Promise<void> {
  await sql`
    update problem_report set user_id = null, name = '', email = '', phone = '', state = 'closed'
    where created_at < ${before} and email <> ''
  `.execute(db)
}

/** Invitations that ended before `before` and were not followed. */
export async function deleteOldInvitations(db: Database, before: Date): Promise<void> {
  await sql`
    delete from invitation where (used_at is null and expires_at < ${before}) or used_at < ${before} or revoked_at < ${before}
  `.execute(db)
}

/** What slipped in for somebody while they were being forgotten. */
export async function deleteAbandonedAccounts(db: Database, author: { en: string; ar: string }): Promise<void> {
  const ghosts = sql`(select id from app_user where forgotten_at is not null)`
  for (const table of ['cart_line', 'wishlist_item', 'one_time_token'])
    await sql`delete from ${sql.table(table)} where user_id in ${ghosts}`.execute(db)
  await sql`
    update review set user_id = null, author = case language when 'ar' then ${author.ar} else ${author.en} end where user_id in ${ghosts}
  `.execute(db)
  await sql`
    update problem_report set user_id = null, name = '', email = '', phone = '', state = 'closed' where user_id in ${ghosts}
  `.execute(db)
}
