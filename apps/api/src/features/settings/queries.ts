import type { Database } from '../../db/database.ts'

export function selectSettings(db: Database): Promise<{ key: string; value: unknown; version: number }[]> {
  return db.selectFrom('setting').select(['key', 'value', 'version']).execute()
}
