import { join, resolve } from 'node:path'
import { seedDemo } from '../demo/seed.ts'
import { openTestShop, type ShopOptions, type TestShop } from './shop.ts'

/** The development data folder: the catalogue's pictures are cut once for all tests. */
const dataFolder = resolve(import.meta.dirname, '../../../../.data')

/** A test shop that sells what the demo sells. */
export async function openDemoShop(options: ShopOptions = {}): Promise<TestShop> {
  const shop = await openTestShop(options)
  await seedDemo({
    db: shop.db,
    folder: dataFolder,
    privateFileFolder: join(shop.context.config.DATA_FOLDER, 'private'),
    report: () => {},
  })
  return shop
}
