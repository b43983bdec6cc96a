import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

/** Whether the shop ever had an admin, deleted ones included. */
export async function hadAdmin(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from app_user where role = 'Admin' limit 1`.execute(db)
  return rows.length > 0
}

/** Serialises the setup of the shop until the transaction ends. */
export async function lockSetup(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('warda set-up', 0))`.execute(trx)
}

/** Identifies this database: its name and the time of its first migration. */
export async function getDatabaseId(db: Database): Promise<string> {
  const { rows } = await sql<Computed<{ name: string }>>`
    select current_database() || ' ' || coalesce((select extract(epoch from min(applied_at))::text from migration), '') as name
  `.execute(db)
  return rows[0]?.name ?? ''
}
