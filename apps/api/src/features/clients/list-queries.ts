import type { ReviewState } from '@warda/domain/clients/profile-review'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** Filters by review state and by text in name, numbers or owner; null is no filter. */
export type ClientFilter = { state: ReviewState | null; words: string | null }

const chosen = ({ state, words }: ClientFilter): RawBuilder<unknown> => {
  const like = words === null ? null : `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`
    from client c
    join lateral (
      select full_name, email from app_user where client_id = c.id and role = 'Customer' and deleted_at is null order by created_at, id limit 1
    ) u on true
    left join lateral (select max(at) as at from client_event where client_id = c.id and kind = 'submitted') s on true
    where true ${state === null ? sql`` : sql`and c.review_state = ${state}`}
    ${like === null ? sql`` : sql`and concat_ws(' ', c.organization_name, c.unified_number, c.register_number, c.tax_number, u.full_name, u.email) ilike ${like}`}
  `
}

/** One page of clients; the one waiting longest for a review comes first. */
export async function findClientIds(
  db: Database,
  filter: ClientFilter,
  page: { limit: number; offset: number },
): Promise<number[]> {
  const { rows } = await sql<Columns<'client', 'id'>>`
    select c.id ${chosen(filter)} order by coalesce(s.at, c.created_at), c.id limit ${page.limit} offset ${page.offset}
  `.execute(db)
  return rows.map(({ id }) => id)
}

export async function countClients(db: Database, filter: ClientFilter): Promise<number> {
  const { rows } = await sql<Computed<{ n: number }>>`select count(*)::int as n ${chosen(filter)}`.execute(db)
  return rows[0]?.n ?? 0
}
