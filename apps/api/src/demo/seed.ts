import path from 'node:path'
import { createFolderStore } from '../adapters/files/folder-store.ts'
import { createPrivateFiles } from '../adapters/private-files.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashPassword } from '../features/sessions/index.ts'
import { DEMO_ACCOUNTS, DEMO_CLIENT_OWNER, type DemoAccount } from './accounts.ts'
import { DEMO_DISCOUNTS } from './content/discounts.ts'
import { insertDiscounts } from './discount-seed-queries.ts'
import { makeDocuments, removeDocuments } from './make-documents.ts'
import { readManifest } from './manifest.ts'
import { refreshCatalogue } from './refresh-catalogue.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPeople } from './seed-people.ts'
import { hasAccount, hasProducts, isDocument, lockSeed } from './seed-queries.ts'
import { seedShop } from './seed-shop.ts'
import { storeCataloguePictures } from './store-catalogue-pictures.ts'

export type Seed = {
  db: Database
  /** The data folder; pictures are stored in its `pictures`. */
  folder: string
  /** Folder of the private files; by default `private` in the data folder. */
  privateFileFolder?: string
  /** Receives progress messages while pictures are encoded. */
  report: (line: string) => void
  /** Current time of the demo in milliseconds; by default the system's. */
  now?: number
  /** Whether to create four weeks of earlier orders. */
  past?: boolean
  /** The secret of the shop, from which codes of gift cards are derived; without it no gift cards are created. */
  secret?: string | undefined
}

/**
 * Fills a shop with the demo data in one transaction, so that an error leaves nothing. Running it again changes nothing except that missing
 * pictures are encoded, and that a demo of an earlier version gets the pictures and add-ons of a new one. Returns the accounts for the start message.
 */
export async function seedDemo({ db, folder, report, ...seed }: Seed): Promise<{ accounts: readonly DemoAccount[] }> {
  const manifest = await readManifest()
  const pictures = await storeCataloguePictures(manifest, folder, report)
  const files = createPrivateFiles(
    createFolderStore(seed.privateFileFolder ?? path.join(folder, 'private'), { isPrivate: true }),
  )
  const documents = (await hasAccount(db, DEMO_CLIENT_OWNER)) ? null : await makeDocuments(files)
  const passwordHash = await hashPassword(DEMO_ACCOUNTS[0]?.password ?? '')
  let isDocumentUsed = false
  await inTransaction(db, async (trx) => {
    await lockSeed(trx)
    await seedShop(trx)
    if (await hasProducts(trx)) await refreshCatalogue(trx, manifest, pictures)
    else await seedCatalogue(trx, manifest, pictures)
    await seedPeople(trx, passwordHash, documents)
    await insertDiscounts(trx, DEMO_DISCOUNTS, seed.now ?? Date.now())
    await seedOrders(trx, {
      folder,
      passwordHash,
      now: seed.now ?? Date.now(),
      past: seed.past ?? false,
      secret: seed.secret,
    })
    isDocumentUsed = documents !== null && (await isDocument(trx, documents.register.id))
  }).finally(async () => {
    // Deletes the documents when another process was first or the transaction failed.
    if (documents && !isDocumentUsed) await removeDocuments(files, documents)
  })
  return { accounts: DEMO_ACCOUNTS }
}
