import { inTransaction } from '../db/transaction.ts'
import { seedShop } from '../demo/seed-shop.ts'
import { generateProducts } from './make-products.ts'
import { cloneRunTemplate } from './run-template.ts'
import { openTestShop, type TestShop } from './shop.ts'

/** A shop with `count` generated products, which the first test file of a run that asks for them generates. */
export async function openLargeCatalogue(count: number): Promise<TestShop> {
  const database = await cloneRunTemplate(`products_${count}`, async ({ db }) => {
    await inTransaction(db, seedShop)
    await generateProducts(db, count)
  })
  return openTestShop({ database })
}
