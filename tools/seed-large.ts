import { readConfig } from '../apps/api/src/config.ts'
import { createDatabase } from '../apps/api/src/db/pool.ts'
import { compileMessages } from './messages.ts'
import { exitWithError, formatDuration, printLine } from './print.ts'
import { migrateAll, refuseBadDatabase, seedOnce, startDatabase } from './start/database.ts'
import { readSettings } from './start/settings.ts'

const REFUSED = {
  'seed.taken': 'This shop has people of its own; only an empty one or the demo is filled.',
  'seed.large': 'This shop was filled before. Take an empty database for another filling.',
}

/**
 * `npm run seed:large [-- --products 100000 --orders 1000000]`: fills the demo shop with years of sales, in the database that `npm start` uses
 * or the one of DATABASE_URL. Refuses a shop with users of its own.
 */
async function main(): Promise<void> {
  const { products, orders } = readSizes(process.argv.slice(2))
  await compileMessages()
  const { environment, dataFolder, embedded } = readSettings()
  const database = embedded ? await startDatabase(dataFolder) : undefined
  try {
    const { DATABASE_URL: url } = readConfig({
      ...environment,
      DATABASE_URL: database?.url ?? environment.DATABASE_URL,
    })
    if (!database) await refuseBadDatabase(url)
    await migrateAll(url, embedded ? dataFolder : undefined)
    await seedOnce(url, dataFolder)
    await fill(url, products, orders)
  } finally {
    await database?.stop()
  }
}

async function fill(url: string, products: number, orders: number): Promise<void> {
  // Imported here because it needs the compiled messages.
  const { seedLarge } = await import('../apps/api/src/demo/large/seed-large.ts')
  const began = performance.now()
  const db = createDatabase(url, { max: 2, applicationName: 'warda-seed' })
  try {
    const report = (line: string) => printLine(`    ${line}`)
    const seeded = await seedLarge({ db, products, orders, now: Date.now(), report })
    if (!seeded.ok) throw new Error(REFUSED[seeded.code])
    printLine(`${products} products and ${orders} orders in ${formatDuration(performance.now() - began)}`)
  } finally {
    await db.destroy()
  }
}

/** The sizes from the command line; missing ones are the full size. */
function readSizes(args: readonly string[]): { products: number; orders: number } {
  const sizes = { products: 100_000, orders: 1_000_000 }
  for (let at = 0; at < args.length; at += 2) {
    const name = args[at]?.replace(/^--/, '')
    const size = Number(args[at + 1])
    if ((name !== 'products' && name !== 'orders') || !Number.isInteger(size) || size < 1 || size > 10_000_000)
      throw new Error('Say how many: npm run seed:large -- --products 100000 --orders 1000000')
    sizes[name] = size
  }
  return sizes
}

await main().catch(exitWithError)
