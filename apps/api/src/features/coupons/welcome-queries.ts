import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

export async function insertWelcome(trx: Transaction, emailHash: Buffer, at: Date): Promise<void> {
  await sql`
    insert into welcome_offer_used (email_hash, at) values (${emailHash}, ${at}) on conflict (email_hash) do update set at = excluded.at
  `.execute(trx)
}

export async function findWelcome(trx: Transaction, emailHash: Buffer): Promise<boolean> {
  const { rows } = await sql`select 1 from welcome_offer_used where email_hash = ${emailHash}`.execute(trx)
  return rows.length > 0
}

/** Deletes records from before `before`. */
export async function deleteOldWelcomes(db: Database, before: Date): Promise<void> {
  await sql`delete from welcome_offer_used where at < ${before}`.execute(db)
}

/** Whether the user had a first order; the welcome code is only for that one. */
export async function hasHadWelcome(trx: Transaction, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders where user_id = ${userId} and state <> 'cancelled' limit 1
  `.execute(trx)
  return rows.length > 0
}
