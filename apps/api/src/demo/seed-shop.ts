import type { Transaction } from '../db/database.ts'
import { DEMO_CONTACT, DEMO_IDENTITY, DEMO_LEGAL, DEMO_PROMISES, DEMO_SELLER } from './content/shop.ts'
import { saveSetting } from './seed-queries.ts'

/** Saves the settings of identity, claims, seller, contact and legal details where they are missing. */
export async function seedShop(trx: Transaction): Promise<void> {
  await saveSetting(trx, 'identity', DEMO_IDENTITY)
  await saveSetting(trx, 'promises', DEMO_PROMISES)
  await saveSetting(trx, 'seller', DEMO_SELLER)
  await saveSetting(trx, 'contact', DEMO_CONTACT)
  await saveSetting(trx, 'legal', DEMO_LEGAL)
}
