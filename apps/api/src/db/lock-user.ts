import { sql } from 'kysely'
import type { Transaction } from './database.ts'

/** Locks an account until the transaction ends, so that requests of it run one after the other; false when it is deleted or does not exist. */
export async function lockUser(trx: Transaction, userId: string): Promise<boolean> {
  const { rows } =
    await sql`select from app_user where id = ${userId} and deleted_at is null for no key update`.execute(trx)
  return rows.length > 0
}

/** Locks an account until the transaction ends, also a deleted one, whose orders may still change. */
export async function lockUserRow(trx: Transaction, userId: string): Promise<void> {
  await sql`select from app_user where id = ${userId} for no key update`.execute(trx)
}
