import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

export type SettingRow = { key: string; value: unknown; version: number; at: Date | null; actor: string | null }

/** Every setting that is kept, with who changed it last. */
export async function selectStored(db: Database): Promise<SettingRow[]> {
  const { rows } = await sql<SettingRow>`
    select s.key, s.value, s.version, s.changed_at as at, u.full_name as actor
    from setting s
    left join setting_version v on v.key = s.key and v.version = s.version
    left join app_user u on u.id = v.actor_id
  `.execute(db)
  return rows
}

/** Earlier values and the present one, newest first. */
export async function selectVersions(db: Database, key: string, limit: number): Promise<SettingRow[]> {
  const { rows } = await sql<SettingRow>`
    select v.key, v.value, v.version, v.at, u.full_name as actor
    from setting_version v left join app_user u on u.id = v.actor_id
    where v.key = ${key} order by v.version desc limit ${limit}
  `.execute(db)
  return rows
}

/** Holds a setting until the transaction ends; whether it says `json` already. */
export async function lockSetting(
  trx: Transaction,
  key: string,
  json: string,
): Promise<{ version: number; same: boolean }> {
  // There may be no row to hold yet, and two people may make the first.
  await sql`select pg_advisory_xact_lock(hashtext('setting'), hashtext(${key}))`.execute(trx)
  const { rows } = await sql<{ version: number; same: boolean }>`
    select version, value = ${json}::jsonb as same from setting where key = ${key} for update
  `.execute(trx)
  return rows[0] ?? { version: 0, same: false }
}

/** Who made a version; null when that was nobody of the shop's people. */
export async function findChangedBy(trx: Transaction, key: string, version: number) {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, u.full_name as name from setting_version v join app_user u on u.id = v.actor_id
    where v.key = ${key} and v.version = ${version}
  `.execute(trx)
  return rows[0] ?? null
}

/** Keeps a value as the version after `version`, and what stood before it where nobody has kept that. */
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
