import type { Transaction } from '../db/database.ts'
import { DEMO_CONTACT, DEMO_SELLER } from './content/shop.ts'
import { saveSetting } from './seed-queries.ts'

/** Says who the demo shop is and how it is reached, where nobody has said it. */
export async function seedShop(trx: Transaction): Promise<void> {
  await saveSetting(trx, 'seller', DEMO_SELLER)
  await saveSetting(trx, 'contact', DEMO_CONTACT)
}
