import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase } from '../../db/pool.ts'
import { TEST_TIMEOUTS } from '../database.ts'
import { liftSlotCapacity } from '../open-database.ts'
import { openTestShop, type TestShop } from '../shop.ts'

/** Fills the migrated database at `url` with a shop and opens it; its files are below `folder`. */
export async function openShopOver(url: string, folder: string): Promise<TestShop> {
  const db = createDatabase(url, { onConnectionLost: () => {}, timeoutFactor: TEST_TIMEOUTS })
  const shop = await openTestShop({
    now: Date.now(),
    named: true,
    environment: { DATA_FOLDER: mkdtempSync(join(folder, 'files-')) },
    database: { name: 'warda', url, db, drop: () => db.destroy() },
  })
  await liftSlotCapacity(db)
  return shop
}
