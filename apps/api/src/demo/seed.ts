import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashPassword } from '../features/sessions/index.ts'
import { DEMO_ACCOUNTS, DEMO_CLIENT_OWNER, type DemoAccount } from './accounts.ts'
import { makeDocuments, removeDocuments } from './make-documents.ts'
import { readManifest } from './manifest.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedPeople } from './seed-people.ts'
import { hasAccount, hasProducts, isDocument, lockSeed } from './seed-queries.ts'
import { storeCataloguePictures } from './store-catalogue-pictures.ts'

export type Seed = {
  db: Database
  /** The data folder; pictures go to its `pictures`. */
  folder: string
  /** Hears a line from time to time while the pictures are cut. */
  report: (line: string) => void
}

/**
 * Fills a shop with the demo's flowers and people, in one transaction at the end, so that a broken seed leaves nothing. Running it again
 * changes nothing and makes only pictures that are missing. Gives the accounts, so that the start can tell them.
 */
export async function seedDemo({ db, folder, report }: Seed): Promise<{ accounts: readonly DemoAccount[] }> {
  const manifest = await readManifest()
  const pictures = await storeCataloguePictures(manifest, folder, report)
  const documents = (await hasAccount(db, DEMO_CLIENT_OWNER)) ? null : await makeDocuments(folder)
  const passwordHash = await hashPassword(DEMO_ACCOUNTS[0]?.password ?? '')
  let isKept = false
  await inTransaction(db, async (trx) => {
    await lockSeed(trx)
    if (!(await hasProducts(trx))) await seedCatalogue(trx, manifest, pictures)
    await seedPeople(trx, passwordHash, documents)
    isKept = documents !== null && (await isDocument(trx, documents.register.id))
  }).finally(async () => {
    // Another process was first, or the seed broke: nobody's papers go again.
    if (documents && !isKept) await removeDocuments(folder, documents)
  })
  return { accounts: DEMO_ACCOUNTS }
}
