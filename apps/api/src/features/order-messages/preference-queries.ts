import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { lockUserRow } from '../../db/lock-user.ts'
import type { Column, Columns } from '../../db/row.ts'

export type Preference = Columns<'message_preference', 'channel' | 'source' | 'at'>

/** The person's latest choice; undefined when there is none, which means mail. */
export async function findPreference(db: Database, userId: string): Promise<Preference | undefined> {
  const { rows } = await sql<Preference>`
    select channel, source, at from message_preference where user_id = ${userId} order by id desc limit 1
  `.execute(db)
  return rows[0]
}

/** Stores a choice; an unchanged one is not stored again. The person is locked, so that two clicks follow each other. */
export async function savePreference(
  trx: Transaction,
  choice: { userId: string; channel: Preference['channel']; source: Preference['source'] },
): Promise<void> {
  const { userId, channel, source } = choice
  await lockUserRow(trx, userId)
  await sql`
    insert into message_preference (user_id, channel, source)
    select ${userId}, ${channel}, ${source}
    where coalesce((select channel from message_preference where user_id = ${userId} order by id desc limit 1), 'mail') <> ${channel}
  `.execute(trx)
}

/** Whether the number asked for no messages. */
export async function isStopped(db: Database, phoneHash: Buffer): Promise<boolean> {
  const { rows } = await sql`select 1 from message_stop where phone_hash = ${phoneHash}`.execute(db)
  return rows.length > 0
}

/** Stores that a number wants no messages; people with this number are told by mail from now on. */
export async function insertStop(
  trx: Transaction,
  stop: { phoneHash: Buffer; phone: string; source: Column<'message_stop', 'source'> },
): Promise<void> {
  await sql`
    insert into message_stop (phone_hash, source) values (${stop.phoneHash}, ${stop.source}) on conflict (phone_hash) do nothing
  `.execute(trx)
  const { rows } = await sql<Columns<'app_user', 'id'>>`
    select id from app_user where phone_e164 = ${stop.phone} and deleted_at is null order by id
  `.execute(trx)
  for (const { id } of rows) await savePreference(trx, { userId: id, channel: 'mail', source: 'stop' })
}

/** Ends the stop of a number; false when there is none. */
export async function deleteStop(db: Database, phoneHash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from message_stop where phone_hash = ${phoneHash}`.execute(db)
  return numAffectedRows === 1n
}

/** The person's phone as typed; empty when there is none. */
export async function findUserPhone(db: Database, userId: string): Promise<string> {
  const { rows } = await sql<Columns<'app_user', 'phone'>>`select phone from app_user where id = ${userId}`.execute(db)
  return rows[0]?.phone ?? ''
}
