import { createDemoDatabase } from './demo-template.ts'
import { openTestShop, type ShopOptions, type TestShop } from './shop.ts'

/** A test shop with the demo data. */
export async function openDemoShop(options: ShopOptions = {}): Promise<TestShop> {
  return openTestShop({ ...options, database: await createDemoDatabase() })
}
