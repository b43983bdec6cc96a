import { join, resolve } from 'node:path'
import { seedDemo } from '../demo/seed.ts'
import { openTestShop, type ShopOptions, type TestShop } from './shop.ts'

/** The development data folder, so that the catalogue's pictures are encoded only once. */
const dataFolder = resolve(import.meta.dirname, '../../../../.data')

/** A test shop with the demo data. */
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
