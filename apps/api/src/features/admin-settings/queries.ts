import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

export type SettingRow = Columns<'setting', 'key' | 'value' | 'version'> & {
  at: Column<'setting_version', 'at'> | null
  actor: Column<'app_user', 'fullName'> | null
}

/** Every stored setting with the person who changed it last. */
export async function selectStored(db: Database): Promise<SettingRow[]> {
  const { rows } = await sql<SettingRow>`
    select s.key, s.value, s.version, s.changed_at as at, u.full_name as actor
    from setting s
    left join setting_version v on v.key = s.key and v.version = s.version
    left join app_user u on u.id = v.actor_id
  `.execute(db)
  return rows
}

/** The versions of a setting, newest first. */
export async function selectVersions(db: Database, key: string, limit: number): Promise<SettingRow[]> {
  const { rows } = await sql<SettingRow>`
    select v.key, v.value, v.version, v.at, u.full_name as actor
    from setting_version v left join app_user u on u.id = v.actor_id
    where v.key = ${key} order by v.version desc limit ${limit}
  `.execute(db)
  return rows
}

type LockedSetting = Columns<'setting', 'version'> & Computed<{ same: boolean }>

/** Locks a setting until the transaction ends; `same` when its value already equals `json`. */
export async function lockSetting(trx: Transaction, key: string, json: string): Promise<LockedSetting> {
  // The advisory lock covers a setting that has no row yet.
  await sql`select pg_advisory_xact_lock(hashtext('setting'), hashtext(${key}))`.execute(trx)
  const { rows } = await sql<LockedSetting>`
    select version, value = ${json}::jsonb as same from setting where key = ${key} for update
  `.execute(trx)
  return rows[0] ?? { version: 0, same: false }
}

/** The person who wrote a version; null for the default value. */
export async function findChangedBy(trx: Transaction, key: string, version: number) {
  const { rows } = await sql<Columns<'app_user', 'id'> & { name: Column<'app_user', 'fullName'> }>`
    select u.id, u.full_name as name from setting_version v join app_user u on u.id = v.actor_id
    where v.key = ${key} and v.version = ${version}
  `.execute(trx)
  return rows[0] ?? null
}

/** Stores a value as the version after `version`, and the previous value as a version when it has none yet. */
export async function writeSetting(
  trx: Transaction,
  saved: { key: string; json: string; version: number; actorId: string; at: Date },
): Promise<void> {
  const { key, json, version, actorId, at } = saved
  await sql`
    insert into setting_version (key, version, value, at) select key, version, value, changed_at from setting where key = ${key}
    on conflict do nothing
  `.execute(trx)
  await sql`
    insert into setting (key, value, version, changed_at) values (${key}, ${json}::jsonb, ${version + 1}, ${at})
    on conflict (key) do update set value = excluded.value, version = excluded.version, changed_at = excluded.changed_at
  `.execute(trx)
  await sql`
    insert into setting_version (key, version, value, actor_id, at)
    values (${key}, ${version + 1}, ${json}::jsonb, ${actorId}, ${at})
  `.execute(trx)
}
