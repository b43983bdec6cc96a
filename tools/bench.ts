import { ask } from '../apps/api/src/db/embedded/connection.ts'
import { startEmbedded } from '../apps/api/src/db/embedded.ts'
import { inRepo } from './root.ts'
import { giveUp, say } from './say.ts'
import { migrateAll, seedOnce } from './start/database.ts'
import { buildWebIfStale } from './web-build.ts'
import { compileWords } from './words.ts'

/**
 * `npm run bench [-- products [seconds]]`: a database of its own, filled with generated products, the shop in its own process, and a
 * bare client for comparison.
 */
async function main(): Promise<void> {
  const [products = 10_000, seconds = 6] = process.argv.slice(2).map(Number)
  await compileWords()
  await buildWebIfStale()
  const server = await startEmbedded({ dataFolder: inRepo('.data/bench') })
  const names = ['load', 'demo'].map((use) => `warda_bench_${use}_${process.pid}`)
  try {
    const [databaseUrl = '', demoUrl = ''] = names.map((name) => server.url.replace(/\/[^/]*$/, `/${name}`))
    for (const name of names) await ask(server.url, `create database "${name}" template template0`)
    for (const url of [databaseUrl, demoUrl]) await migrateAll(url)
    await seedOnce(demoUrl, inRepo('.data'))
    const { bench } = await import('../bench/run.ts')
    await bench({ databaseUrl, demoUrl, products, seconds })
    say('\nRatios are of one run on one machine; absolute numbers are not to be compared between machines.')
  } finally {
    for (const name of names) await ask(server.url, `drop database if exists "${name}" with (force)`)
    await server.stop()
  }
}

await main().catch(giveUp)
