import type { Database } from '../db/database.ts'
import { createDatabase } from '../db/pool.ts'

/** Opens an existing database for load and fault tests. */
export const openDatabase = (url: string): Database => createDatabase(url, { max: 8, applicationName: 'warda-bench' })

/** Removes the practical limit of deliveries per slot. */
export async function liftSlotCapacity(db: Database): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key: 'calendar', value: JSON.stringify({ slotCapacity: 1_000_000 }) })
    .execute()
}
