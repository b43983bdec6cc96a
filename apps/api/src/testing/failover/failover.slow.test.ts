import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '../../db/embedded/connection.ts'
import { createApiClient } from '../api-client.ts'
import { makeUser } from '../make-user.ts'
import { requestOver, type ServerProcess, startProcesses } from '../processes.ts'
import { type ReplicaCluster, startReplicaCluster } from '../replica-cluster.ts'
import type { TestShop } from '../shop.ts'
import { waitUntil } from '../wait-until.ts'
import { type Buyers, startBuyers } from './buyers.ts'
import { expectJobsDone, expectOrdersOnce, waitForJobsAndMails } from './checks.ts'
import { type FollowedBoard, followBoard } from './follow-board.ts'
import { openShopOver } from './open-shop.ts'
import { openTcpSwitch, type TcpSwitch } from './tcp-switch.ts'

const BUYERS = 4
/** Orders that must be acknowledged after a fault. */
const ORDERS_AFTER = 2 * BUYERS

let cluster: ReplicaCluster
/** Proxies in front of the primary for its replica, of the primary for the shop, and of the processes for the buyers. */
let switches: { replication: TcpSwitch; database: TcpSwitch; shop: TcpSwitch }
let shop: TestShop
let processes: ServerProcess[]
let buyers: Buyers
let board: FollowedBoard

const portOf = (url: string): number => Number(new URL(url).port)

beforeAll(async () => {
  const [replication, database, front] = [await openTcpSwitch(), await openTcpSwitch(), await openTcpSwitch()]
  switches = { replication, database, shop: front }
  const openProxy = async (primaryPort: number): Promise<number> => {
    replication.switchTo(primaryPort)
    return replication.port
  }
  cluster = await startReplicaCluster({ openProxy })
  await cluster.replicateSynchronously()
  database.switchTo(portOf(cluster.primaryUrl))
  const url = new URL(cluster.primaryUrl)
  url.port = String(database.port)
  shop = await openShopOver(url.href, cluster.folder)
  processes = await startProcesses(shop.context.config, 2)
  front.switchTo(...processes.map((process) => portOf(process.url)))
  const address = `http://127.0.0.1:${front.port}`
  const dispatcher = await makeUser(shop, { role: 'ShippingEmployee' })
  const client = createApiClient({ request: requestOver(address) }, shop.context, {})
  client.token = dispatcher.visitor.token
  board = followBoard(dispatcher.userId, client)
  buyers = await startBuyers(shop, address, BUYERS)
})

afterAll(async () => {
  board?.stop()
  // Buyers of a test that failed may wait for ever.
  void buyers?.stop().catch(() => undefined)
  for (const process of processes ?? []) await process.kill()
  await shop?.close()
  await cluster?.stop()
  for (const one of Object.values(switches ?? {})) await one.close()
})

async function expectSelling(): Promise<void> {
  await buyers.waitForOrders(ORDERS_AFTER)
  await board.waitForChange()
}

/** Cuts the replication and waits until a commit is only on the primary. */
async function holdCommits(): Promise<void> {
  switches.replication.switchTo()
  await waitUntil('a commit that waits for the replica', async () => {
    const waiting = "select 1 from pg_stat_activity where wait_event = 'SyncRep' and application_name = 'warda'"
    return (await query(cluster.primaryUrl, waiting)).length > 0
  })
}

test('GROW-02 proxy, primary and a process are killed: every acknowledged order exists once, the ledger balances, and each job had its effect once', async () => {
  await expectSelling()

  // The proxy ends while commits are under way: their answers are lost.
  await holdCommits()
  switches.shop.switchTo(...processes.map((process) => portOf(process.url)))
  switches.replication.switchTo(portOf(cluster.primaryUrl))
  await expectSelling()
  expect(buyers.retries()).toBeGreaterThan(0)

  // Commits that only the primary has are not acknowledged.
  await holdCommits()
  cluster.killPrimary()
  await cluster.promoteReplica()
  switches.database.switchTo(portOf(cluster.replicaUrl))
  await expectSelling()

  await processes[0]?.kill()
  await expectSelling()

  await buyers.stop()
  await waitForJobsAndMails(shop)
  await expectOrdersOnce(shop.db, buyers.orders)
  await expectJobsDone(shop.db)
  expect([...buyers.serverErrors].filter((answer) => !answer.startsWith('503'))).toEqual([])
})
