import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { issueAccessToken } from '../features/sessions/access-token.ts'

export type Member = { userId: string; token: string }

/**
 * Creates many signed-in shoppers for load tests, without a usable password, with sessions of one day.
 */
export async function makeManyUsers(db: Database, secret: string, size: number): Promise<Member[]> {
  const { rows } = await sql<{ user_id: string; session_id: string }>`
    with people as (
      insert into app_user (role, full_name, email, email_folded, phone, password_hash, email_confirmed_at)
      select 'Shopper', 'Crowd ' || n, 'crowd' || n || '@crowd.example', 'crowd' || n || '@crowd.example', '05512345678', '-', now()
      from generate_series(1, ${size}::int) n
      returning id
    )
    insert into session (user_id, refresh_hash, remember, expires_at)
    select id, '\\x00', false, now() + interval '1 day' from people
    returning user_id, id as session_id
  `.execute(db)
  return Promise.all(
    rows.map(async (row) => ({
      userId: row.user_id,
      token: await issueAccessToken(secret, { userId: row.user_id, sessionId: row.session_id }, Date.now()),
    })),
  )
}
