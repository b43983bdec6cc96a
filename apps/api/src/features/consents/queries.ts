import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

export type Purpose = 'terms' | 'privacy' | 'marketing'
/** Where a consent was given or withdrawn. */
export type Source = 'register' | 'profile' | 'mail'

export type ConsentRow = Columns<'consent', 'purpose' | 'given' | 'textVersion' | 'source' | 'at'>

/** Every consent a person gave or withdrew, newest first. */
export async function findConsents(db: Database, userId: string): Promise<ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select purpose, given, text_version as "textVersion", source, at from consent where user_id = ${userId} order by at desc, id desc limit 500
  `.execute(db)
  return rows
}

/** Whether the latest marketing consent of the person was given; false without any. */
export async function hasMarketingConsent(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<Columns<'consent', 'given'>>`
    select given from consent where user_id = ${userId} and purpose = 'marketing' order by at desc, id desc limit 1
  `.execute(db)
  return rows[0]?.given ?? false
}

/** Records a consent that was given or withdrawn. */
export async function insertConsent(
  trx: Transaction,
  consent: {
    userId: string
    purpose: Purpose
    given: boolean
    textVersion: string
    source: Source
    ip: string
    at: Date
  },
): Promise<void> {
  await sql`
    insert into consent (user_id, purpose, given, text_version, source, ip, at)
    values (${consent.userId}, ${consent.purpose}, ${consent.given}, ${consent.textVersion}, ${consent.source}, ${consent.ip}, ${consent.at})
  `.execute(trx)
}
