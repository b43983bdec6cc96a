import type { Database } from '../db/database.ts'
import { createDatabase } from '../db/pool.ts'

/** A database that is there already, for load and fault tests; `destroy()` closes it. */
export const openDatabase = (url: string): Database => createDatabase(url, { max: 8, applicationName: 'warda-bench' })

/** Room for as many deliveries a slot as a load test asks for. */
export async function liftSlotCapacity(db: Database): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key: 'calendar', value: JSON.stringify({ slotCapacity: 1_000_000 }) })
    .execute()
}
