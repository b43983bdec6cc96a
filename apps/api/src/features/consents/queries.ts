import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

export type Purpose = 'terms' | 'marketing'

export type ConsentRow = { purpose: Purpose; given: boolean; textVersion: string; at: Date }

/** Everything a person agreed to or took back, newest first. */
export async function findConsents(db: Database, userId: string): Promise<ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select purpose, given, text_version as "textVersion", at from consent where user_id = ${userId} order by at desc, id desc limit 500
  `.execute(db)
  return rows
}

/** Whether the person wants news: the latest word counts, and nobody does who never said so. */
export async function hasMarketingConsent(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ given: boolean }>`
    select given from consent where user_id = ${userId} and purpose = 'marketing' order by at desc, id desc limit 1
  `.execute(db)
  return rows[0]?.given ?? false
}

/** Writes down what a living person agreed to or took back. */
export async function insertConsent(
  trx: Transaction,
  consent: { userId: string; purpose: Purpose; given: boolean; textVersion: string; ip: string; at: Date },
): Promise<void> {
  await sql`
    insert into consent (user_id, purpose, given, text_version, ip, at)
    values (${consent.userId}, ${consent.purpose}, ${consent.given}, ${consent.textVersion}, ${consent.ip}, ${consent.at})
  `.execute(trx)
}

/** Locks a living person, so that two clicks are heard one after the other; false when there is none. */
export async function lockPerson(trx: Transaction, userId: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from app_user where id = ${userId} and deleted_at is null for no key update`.execute(trx)
  return rows.length === 1
}

/** Which text of the terms holds now; `0` is the text that came with the shop. */
export async function findTextVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: number }>`select version from setting where key = 'terms'`.execute(db)
  return String(rows[0]?.version ?? 0)
}
