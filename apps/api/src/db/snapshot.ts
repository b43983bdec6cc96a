import type { Database } from './database.ts'

/** Reads several things as they were at one moment: counts and the page they belong to. Nothing can be written inside. */
export function inSnapshot<Result>(db: Database, read: (db: Database) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return read(db)
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}
