import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { createDatabase } from '../../db/pool.ts'
import { prepareJobs } from '../../jobs/prepare.ts'
import { createApiClient } from '../api-client.ts'
import { findDeadlocks } from '../find-deadlocks.ts'
import { makeUser } from '../make-user.ts'
import { requestOver, type ServerProcess, startProcesses } from '../processes.ts'
import type { TestShop } from '../shop.ts'
import { waitUntil } from '../wait-until.ts'
import { type Buyers, startBuyers } from './buyers.ts'
import { expectJobsDone, expectOrdersOnce, findLogs, waitForJobsAndMails } from './checks.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { type FollowedBoard, followBoard } from './follow-board.ts'
import { createFrontProxy } from './front-proxy.ts'
import { createNextVersion, type NextVersion } from './next-version.ts'
import { openShopOver } from './open-shop.ts'

const BUYERS = 16
/** Orders that must be acknowledged after a fault before it counts as survived. */
const ORDERS_AFTER = 3 * BUYERS

let cluster: Cluster
let shop: TestShop
let processes: ServerProcess[]
let proxy: Awaited<ReturnType<typeof createFrontProxy>>
let buyers: Buyers
let board: FollowedBoard
let next: NextVersion | undefined

beforeAll(async () => {
  cluster = await openCluster()
  await migrate(cluster.directUrl)
  await prepareJobs(cluster.directUrl)
  // As the superuser, because the logins of the shop are changed.
  shop = await openShopOver(cluster.adminUrl, cluster.folder)
  await cluster.backups.prepare(await cluster.findPrimary())
  await cluster.waitUntilSynchronous()
  processes = await startProcesses(withPresentLogin(), 2)
  proxy = await createFrontProxy(
    cluster,
    processes.map(({ url }) => url),
  )
  proxy.start()
  const dispatcher = await makeUser(shop, { role: 'ShippingEmployee' })
  const client = createApiClient({ request: requestOver(proxy.url) }, shop.context, {})
  client.token = dispatcher.visitor.token
  board = followBoard(dispatcher.userId, client)
  buyers = await startBuyers(shop, proxy.url, BUYERS)
  await buyers.waitForOrders(ORDERS_AFTER)
})

afterAll(async () => {
  board?.stop()
  await buyers?.stop().catch(() => undefined)
  await proxy?.end('SIGKILL')
  for (const process of processes ?? []) await process.kill()
  await shop?.close()
  await cluster?.close()
  next?.remove()
})

/** The settings of a process, which takes the newest login when it is started again. */
const withPresentLogin = (): TestShop['context']['config'] =>
  Object.defineProperties(
    { ...shop.context.config },
    {
      DATABASE_URL: { get: () => cluster.url },
      DATABASE_DIRECT_URL: { get: () => cluster.directUrl },
    },
  )

/** Prints how long no order was acknowledged after a fault, and how many requests the buyers had to send again. */
async function measure(fault: string, work: () => Promise<void>): Promise<void> {
  const [from, before] = [Date.now(), buyers.retries()]
  await work()
  await buyers.waitForOrders(ORDERS_AFTER)
  await board.waitForChange()
  const times = [from, ...buyers.orders.map(({ at }) => at).filter((at) => at > from)]
  const pause = Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)))
  const line = `${fault}: longest time without an acknowledged order ${(pause / 1_000).toFixed(1)} s, ${buyers.retries() - before} requests sent again`
  process.stdout.write(`${line}\n`)
}

test('GROW-02 the primary is killed: the replica is promoted, and the killed server comes back as its replica', async () => {
  const primary = await cluster.findPrimary()
  await measure('database server killed', () => primary.kill())
  expect((await cluster.findPrimary()).name).not.toBe(primary.name)
  primary.start()
  await cluster.waitUntilSynchronous()
  expect((await cluster.findReplica()).name).toBe(primary.name)
})

test('GROW-02 a process of the shop is killed: the other one serves its buyers', async () => {
  await measure('process of the shop killed', async () => processes[0]?.kill())
  await processes[0]?.start()
})

test('GROW-02 the proxy is killed and started again', async () => {
  const connections = board.connections()
  await measure('proxy killed', async () => {
    await proxy.end('SIGKILL')
    proxy.start()
  })
  expect(board.connections()).toBeGreaterThan(connections)
})

test('GROW-02 everything is restarted one after the other, with a migration and another password of the database in between', async () => {
  next = createNextVersion()
  await measure('migration', async () => {
    await cluster.logins.add()
    expect(await migrate(cluster.directUrl, { folder: next?.migrations ?? '' })).toHaveLength(1)
  })
  await measure('PgBouncer replaced', () => cluster.pooler.replace('SIGTERM'))
  for (const process of processes) {
    await measure('process of the shop restarted', async () => {
      expect(await process.stop()).toBe(0)
      await process.start(next?.program)
    })
  }
  await cluster.logins.dropOldest()
  await measure('proxy replaced', () => proxy.replace('SIGUSR1'))
  const [primary, replica] = [await cluster.findPrimary(), await cluster.findReplica()]
  await measure('replica restarted', () => replica.command('restart', {}))
  await cluster.waitUntilSynchronous()
  await measure('primary changed', () =>
    primary.command('switchover', { leader: primary.name, candidate: replica.name }),
  )
  expect((await cluster.findPrimary()).name).toBe(replica.name)
  await cluster.waitUntilSynchronous()
  await measure('former primary restarted', () => primary.command('restart', {}))
  await cluster.waitUntilSynchronous()
})

test('GROW-02 a backup is taken while the shop sells', async () => {
  await measure('base backup', async () => cluster.backups.back(await cluster.findPrimary()))
})

test('GROW-02 every acknowledged order exists once, the ledger balances, and every job had its effect once', async () => {
  await buyers.stop()
  await waitForJobsAndMails(shop)
  await expectOrdersOnce(shop.db, buyers.orders)
  await expectJobsDone(shop.db)
  expect(findDeadlocks(findLogs(cluster.folder))).toEqual([])
  process.stdout.write(
    `${buyers.orders.length} orders acknowledged, ${buyers.retries()} requests sent again, board connected ${board.connections()} times\n`,
  )
})

test('GROW-02 after a mishap the database is restored to the moment before it', async () => {
  const primary = await cluster.findPrimary()
  const admin = createDatabase(cluster.adminUrl, { onConnectionLost: () => {} })
  await sql`select pg_create_restore_point('before_mishap')`.execute(admin)
  await sql`drop table orders cascade`.execute(admin)
  const { rows } = await sql<{ file: string }>`select pg_walfile_name(pg_switch_wal()) as file`.execute(admin)
  await waitUntil('the archived WAL', async () => {
    const archived = sql`select from pg_stat_archiver where last_archived_wal >= ${rows[0]?.file}`
    return (await archived.execute(admin)).rows.length > 0
  })
  await admin.destroy()
  const restored = await cluster.backups.restore('before_mishap')
  const db = createDatabase(restored.url, { onConnectionLost: () => {} })
  try {
    await expectOrdersOnce(db, buyers.orders)
  } finally {
    await db.destroy()
    await restored.end()
  }
  expect(primary.name).toBe((await cluster.findPrimary()).name)
})
