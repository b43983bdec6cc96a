import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { startEmbedded } from '../db/embedded/start.ts'
import { migrate } from '../db/migrate.ts'
import { createDatabase } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { seedShop } from '../demo/seed-shop.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { openReplica } from '../testing/open-replica.ts'
import { readMetrics } from '../testing/read-metrics.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { waitUntil } from '../testing/wait-until.ts'

const METRICS_TOKEN = 'the token of the scraper, long enough'
const deploy = path.resolve(import.meta.dirname, '../../../../deploy')
const read = (file: string): string => readFileSync(path.join(deploy, file), 'utf8')

// The database of the other tests takes no replica.
let folder: string
let database: Awaited<ReturnType<typeof startEmbedded>>
let db: Database
let server: TestServer
let replica: { close(): Promise<void> }
const cleanups: (() => Promise<void>)[] = []
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'warda-replica-'))
  chmodSync(folder, 0o755)
  database = await startEmbedded({ dataFolder: path.join(folder, 'database') })
  await migrate(database.url)
  db = createDatabase(database.url, { max: 2 })
  await inTransaction(db, seedShop)
  replica = await openReplica(database.url, 'replica-1', 4_096)
  server = await openTestServer({
    web: false,
    environment: { METRICS_TOKEN, DATA_FOLDER: path.join(folder, 'data') },
    database: { name: 'warda', url: database.url, db, drop: async () => {} },
  })
  cleanups.push(server.close, replica.close, () => db.destroy(), database.stop)
})
afterAll(async () => {
  for (const cleanup of cleanups) await cleanup()
  rmSync(folder, { recursive: true, force: true })
})

const scrape = async () => {
  const page = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return readMetrics(await page.text())
}

test('GROW-05 a replica is listed by its name with what it has not replayed', async () => {
  const figures = await waitUntil('the replica', async () => {
    const found = await scrape()
    return found.has('warda_replica_lag_bytes{replica="replica-1"}') && found
  })
  expect(figures.get('warda_replica_lag_bytes{replica="replica-1"}')).toBeGreaterThanOrEqual(4_096)
  expect(figures.get('warda_replica_lag_seconds{replica="replica-1"}')).toBeGreaterThanOrEqual(0)
})

test('GROW-05 every figure of the dashboard and of the alert rules exists on the page of a running server', async () => {
  await fetch(`${server.url}/api/Site/getsite`)
  const vitals = { route: 'routes/shop/home', release: 'any', language: 'en', lcp: 900, cls: 0 }
  await fetch(`${server.url}/web-vitals`, { method: 'POST', body: JSON.stringify(vitals) })
  await enqueue(db, 'sweep-mails', {})
  const figures = await waitUntil('a job', async () => {
    const found = await scrape()
    return [...found.keys()].some((name) => name.startsWith('warda_job_runs_total')) && found
  })
  const served = new Set([...figures.keys()].map((name) => name.replace(/\{.*/, '')))
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(read('grafana/warda.json'))
  const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(queries.length).toBeGreaterThan(20)
  const named = `${queries.join('\n')}\n${read('prometheus/alerts.yml')}`.match(/\b(?:warda|nodejs|process)_[a-z_]+\b/g)
  expect(new Set(named).size).toBeGreaterThan(20)
  expect([...new Set(named)].filter((name) => !served.has(name))).toEqual([])
  const documented = readFileSync(path.join(deploy, '../docs/running.md'), 'utf8')
  for (const name of new Set(named)) {
    const family = name.replace(/_(?:bucket|count|sum)$/, '')
    const ending = family.replace(/^warda_(?:database_connections|jobs|ledger)/, '…')
    expect(
      [family, ending, 'process_…'].some((text) => documented.includes(`\`${text}`)),
      family,
    ).toBe(true)
  }
})
