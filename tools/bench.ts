import { query, withDatabase } from '../apps/api/src/db/embedded/connection.ts'
import { startEmbedded } from '../apps/api/src/db/embedded/start.ts'
import { createDatabase } from '../apps/api/src/db/pool.ts'
import { compileMessages } from './messages.ts'
import { exitWithError, printLine } from './print.ts'
import { inRepo } from './root.ts'
import { migrateAll, seedOnce } from './start/database.ts'
import { buildWebIfStale } from './web-build.ts'

/** The small and the large shop whose lists are compared. */
const SMALL = { products: 1_000, orders: 1_000 }
const LARGE = { products: 100_000, orders: 1_000_000 }

/**
 * `npm run bench [-- products [seconds]]`: a database of its own, filled with generated products, the shop in its own process, and a bare
 * client for comparison; then the lists of the back office over a small and a very large shop. `npm run bench -- lists [products orders]`
 * measures the lists alone, with a large shop of that size.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const only = args[0] === 'lists'
  const sizes = args.slice(only ? 1 : 0).map(Number)
  if (sizes.some((size) => !(size > 0))) throw new Error('Sizes are numbers: npm run bench -- lists 100000 1000000')
  await compileMessages()
  await buildWebIfStale()
  const server = await startEmbedded({ dataFolder: inRepo('.data/bench') })
  const databases: string[] = []
  const open = async (use: string): Promise<string> => {
    const name = `warda_bench_${use}_${process.pid}`
    databases.push(name)
    await query(server.url, `create database "${name}" template template0`)
    const url = withDatabase(server.url, name)
    await migrateAll(url)
    return url
  }
  try {
    if (only) {
      const [products = LARGE.products, orders = LARGE.orders] = sizes
      await compareLists(open, { products, orders })
    } else {
      const [products = 10_000, seconds = 6] = sizes
      const [databaseUrl, demoUrl] = [await open('load'), await open('demo')]
      await seedOnce(demoUrl, inRepo('.data'))
      const { bench } = await import('../bench/run.ts')
      await bench({ databaseUrl, demoUrl, products, seconds })
      await compareLists(open, LARGE)
    }
    printLine('\nRatios are of one run on one machine; absolute numbers are not to be compared between machines.')
  } finally {
    for (const name of databases) await query(server.url, `drop database if exists "${name}" with (force)`)
    await server.stop()
  }
}

type Size = typeof SMALL

async function compareLists(open: (use: string) => Promise<string>, large: Size): Promise<void> {
  const fill = async (use: string, { products, orders }: Size) => {
    const databaseUrl = await open(use)
    await seedOnce(databaseUrl, inRepo('.data'))
    const { seedLarge } = await import('../apps/api/src/demo/large/seed-large.ts')
    const db = createDatabase(databaseUrl, { max: 2, applicationName: 'warda-seed' })
    const began = performance.now()
    const seeded = await seedLarge({
      db,
      products,
      orders,
      now: Date.now(),
      report: (line) => printLine(`    ${line}`),
    })
    await db.destroy()
    if (!seeded.ok) throw new Error(`The ${use} shop was not filled: ${seeded.code}`)
    printLine(
      `A shop of ${products} products and ${orders} orders in ${((performance.now() - began) / 1_000).toFixed(0)} s`,
    )
    return { databaseUrl, products, orders }
  }
  const { adminLists } = await import('../bench/admin-lists.ts')
  const small = await fill('small', SMALL)
  await adminLists(small, await fill('large', large), SECONDS)
}

/** Seconds of load per list and size. */
const SECONDS = 3

await main().catch(exitWithError)
