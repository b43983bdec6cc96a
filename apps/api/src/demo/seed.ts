import path from 'node:path'
import { privateFileFolder } from '../adapters/private-files.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashPassword } from '../features/sessions/index.ts'
import { DEMO_ACCOUNTS, DEMO_CLIENT_OWNER, type DemoAccount } from './accounts.ts'
import { makeDocuments, removeDocuments } from './make-documents.ts'
import { readManifest } from './manifest.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPeople } from './seed-people.ts'
import { hasAccount, hasProducts, isDocument, lockSeed } from './seed-queries.ts'
import { seedShop } from './seed-shop.ts'
import { storeCataloguePictures } from './store-catalogue-pictures.ts'

export type Seed = {
  db: Database
  /** The data folder; pictures go to its `pictures`. */
  folder: string
  /** Where the private pictures lie; `private` of the data folder unless given. */
  privateFileFolder?: string
  /** Hears a line from time to time while the pictures are cut. */
  report: (line: string) => void
  /** The demo's present, milliseconds UTC; the machine's when not said. */
  now?: number
  /** Whether four weeks of orders lie behind it. */
  past?: boolean
}

/**
 * Fills a shop with the demo's flowers, people and orders, in one transaction at the end, so that a broken seed leaves nothing. Running it again
 * changes nothing and makes only pictures that are missing. Gives the accounts, so that the start can tell them.
 */
export async function seedDemo({ db, folder, report, ...seed }: Seed): Promise<{ accounts: readonly DemoAccount[] }> {
  const manifest = await readManifest()
  const pictures = await storeCataloguePictures(manifest, folder, report)
  const files = privateFileFolder(seed.privateFileFolder ?? path.join(folder, 'private'))
  const documents = (await hasAccount(db, DEMO_CLIENT_OWNER)) ? null : await makeDocuments(files)
  const passwordHash = await hashPassword(DEMO_ACCOUNTS[0]?.password ?? '')
  let isKept = false
  await inTransaction(db, async (trx) => {
    await lockSeed(trx)
    await seedShop(trx)
    if (!(await hasProducts(trx))) await seedCatalogue(trx, manifest, pictures)
    await seedPeople(trx, passwordHash, documents)
    await seedOrders(trx, { folder, passwordHash, now: seed.now ?? Date.now(), past: seed.past ?? false })
    isKept = documents !== null && (await isDocument(trx, documents.register.id))
  }).finally(async () => {
    // Another process was first, or the seed broke: nobody's papers go again.
    if (documents && !isKept) await removeDocuments(files, documents)
  })
  return { accounts: DEMO_ACCOUNTS }
}
