import type { Database } from '../../db/database.ts'

/** Every row of the shop's settings. */
export function selectSettings(db: Database): Promise<{ key: string; value: unknown; version: number }[]> {
  return db.selectFrom('setting').select(['key', 'value', 'version']).execute()
}
