import { endpoints } from '@warda/contract/endpoints'
import { getRoute, type RouteName } from '@warda/contract/routes'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { allCalls } from '../testing/api-client.ts'
import { createSample } from '../testing/contract-sample.ts'
import { fillCart, makeBuyer, makeFlower, place, retailOrder } from '../testing/make-order.ts'
import { makeUser, type TestUser } from '../testing/make-user.ts'
import { type ReplicaCluster, startReplicaCluster } from '../testing/replica-cluster.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { waitUntil } from '../testing/wait-until.ts'
import { connectDatabase } from './connect-database.ts'
import { formatLsn, parseLsn } from './lsn.ts'
import type { ReadReplica } from './read-replica.ts'

let cluster: ReplicaCluster
/** Two processes of one shop, each with its own connections. */
let shops: { shop: TestShop; replica: ReadReplica }[]
let shop: TestShop
let replica: ReadReplica
let admin: TestUser
let other: TestUser
const reports: string[] = []

async function openShop(named: boolean): Promise<{ shop: TestShop; replica: ReadReplica }> {
  const opened = connectDatabase(
    {
      DATABASE_URL: cluster.primaryUrl,
      DATABASE_READ_URL: cluster.replicaUrl,
      DATABASE_POOL: 6,
      DATABASE_TIMEOUT_FACTOR: 10,
    },
    pino({ level: 'info' }, { write: (line: string) => void reports.push(line) }),
    { onConnectionLost: () => {} },
    { intervalMs: 100, maxLagMs: 2_000 },
  )
  if (!opened.replica) throw new Error('There is no replica.')
  const drop = async () => {
    opened.replica?.stop()
    await opened.db.destroy()
  }
  const database = { name: 'warda', url: cluster.primaryUrl, db: opened.db, drop }
  return { shop: await openTestShop({ database, replica: opened.replica, named }), replica: opened.replica }
}

beforeAll(async () => {
  cluster = await startReplicaCluster()
  shops = [await openShop(true), await openShop(false)]
  ;({ shop, replica } = shops[0] as (typeof shops)[0])
  admin = await makeUser(shop, { role: 'Admin' })
  other = await makeUser(shop, { role: 'Admin' })
})
afterAll(async () => {
  for (const opened of shops ?? []) await opened.shop.close()
  await cluster?.stop()
})
afterEach(() => cluster.resume())

/** Waits until both processes read from the replica again. */
const untilUsed = () =>
  waitUntil('reads from the replica', async () => {
    const before = shops.map((opened) => opened.replica.counts().replica)
    for (const opened of shops) await opened.replica.read(0n, async () => null)
    return shops.every((opened, index) => opened.replica.counts().replica > (before[index] ?? 0))
  })

/** Runs `work` and returns its value and where its reads ran. */
async function whereRead<T>(
  work: () => Promise<T>,
  of = replica,
): Promise<{ value: T; ran: { replica: number; primary: number } }> {
  const before = of.counts()
  const value = await work()
  const after = of.counts()
  return { value, ran: { replica: after.replica - before.replica, primary: after.primary - before.primary } }
}

let codes = 0
async function saveCoupon(by: TestUser): Promise<string> {
  codes += 1
  const code = `REPLICA-${codes}`
  const limits = { percent: 10, startsAt: null, endsAt: null, mostUses: null, mostPerUser: 1, leastSubtotal: 0 }
  const body = { code, name: '', isNew: true, ...limits }
  expect((await by.visitor.call('saveCoupon', { body })).status).toBe(200)
  return code
}
const auditOf = async (visitor: TestUser['visitor']): Promise<string> =>
  JSON.stringify((await visitor.call('getAudit')).body)
/** The same session in another process. */
function inProcess(index: number, user: TestUser, cookies: Map<string, string>): TestUser['visitor'] {
  const visitor = (shops[index] as (typeof shops)[0]).shop.visitor()
  visitor.token = user.visitor.token
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return visitor
}

const READS: RouteName[] = [
  'adminCustomers',
  'adminOrders',
  'adminReports',
  'adminReviews',
  'findByName',
  'getAddOns',
  'getAudit',
  'getCategories',
  'getClients',
  'getHome',
  'getProduct',
  'getProductBySlug',
  'getProductFeed',
  'getProducts',
  'getRevenue',
  'getReviews',
  'getSitemap',
  'reconcileMonth',
]

/** The queries of calls that need one. */
const QUERIES: Partial<Record<RouteName, string>> = {
  findByName: '?name=roses',
  getRevenue: '?from=2026-11-01&to=2026-11-28&by=day',
  reconcileMonth: '?month=2026-11',
}

test('GROW-04 only the catalogue, figures and lists may be read from a replica, and each of them works there', async () => {
  const allowed = allCalls.filter((name) => 'replica' in endpoints[name])
  expect(allowed.toSorted()).toEqual(READS)
  const { productId } = await makeFlower(shop)
  await untilUsed()
  for (const name of READS) {
    const { params } = createSample(name, endpoints[name], () => productId)
    const { title_en, slug } = await shop.db
      .selectFrom('product')
      .select(['title_en', 'slug'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
    const known: Record<string, string | number> = { id: productId, productId, slug, name: title_en }
    const path = getRoute(name).path.replace(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(String(known[key] ?? params[key])),
    )
    expect(getRoute(name).method).toBe('GET')
    const { value, ran } = await whereRead(() => other.visitor.fetch(`/api${path}${QUERIES[name] ?? ''}`))
    // A name that nothing has is looked for as well.
    expect([name, value.status, ran]).toEqual([name, name === 'findByName' ? 404 : 200, { replica: 1, primary: 0 }])
  }
})

test('GROW-04 while the replica stands still a person sees their own write, in every process; others see the state before', async () => {
  await untilUsed()
  await cluster.pause()
  const code = await saveCoupon(admin)
  // By user, in the process that wrote.
  const withoutCookies = inProcess(0, admin, new Map())
  for (const visitor of [admin.visitor, withoutCookies]) {
    const { value, ran } = await whereRead(() => auditOf(visitor))
    expect([value.includes(code), ran]).toEqual([true, { replica: 0, primary: 1 }])
  }
  // By cookie, in another process.
  const second = (shops[1] as (typeof shops)[0]).replica
  const { value, ran } = await whereRead(() => auditOf(inProcess(1, admin, admin.visitor.cookies)), second)
  expect([value.includes(code), ran]).toEqual([true, { replica: 0, primary: 1 }])
  // Reads of others need no primary.
  const of = await whereRead(() => auditOf(other.visitor))
  expect(of.ran.replica + of.ran.primary).toBe(1)
  expect(of.value.includes(code)).toBe(of.ran.primary === 1)

  await cluster.resume()
  await waitUntil('the own write on the replica', async () => {
    const read = await whereRead(() => auditOf(admin.visitor))
    expect(read.value).toContain(code)
    return read.ran.replica === 1
  })
})

test('GROW-04 a replica that lags too far is left, and used again when it has caught up', async () => {
  await untilUsed()
  await cluster.pause()
  const code = await saveCoupon(admin)
  await waitUntil('the primary to answer', async () => (await auditOf(other.visitor)).includes(code))
  expect((await whereRead(() => auditOf(other.visitor))).ran).toEqual({ replica: 0, primary: 1 })
  await cluster.resume()
  await untilUsed()
})

test('GROW-04 after a change of the catalogue nobody in any process is shown the catalogue before', async () => {
  const { productId } = await makeFlower(shop)
  await untilUsed()
  await cluster.pause()
  for (const title of ['First name', 'Second name']) {
    await shop.db.updateTable('product').set({ title_en: title }).where('id', '=', productId).execute()
    for (const opened of shops)
      await waitUntil('the new name', async () => {
        const { body } = await opened.shop.visitor().call('getProduct', { params: { id: productId } })
        return JSON.stringify(body).includes(title)
      })
  }
  const { body } = await shop.visitor().call('getProduct', { params: { id: productId } })
  expect(JSON.stringify(body)).not.toContain('First name')
})

test('GROW-04 an order is placed with the stock and the price of the primary while the replica stands still', async () => {
  const flower = await makeFlower(shop, { stock: 1, price: 10_000 })
  const [first, second] = [await makeBuyer(shop), await makeBuyer(shop)]
  for (const buyer of [first, second]) await fillCart(shop, buyer.userId, [flower])
  await untilUsed()
  await cluster.pause()
  expect((await place(first, retailOrder())).status).toBe(200)
  expect((await place(second, retailOrder())).status).toBe(409)
})

test('GROW-04 the replica is killed under load: every read is answered, and it is used again after its restart', async () => {
  await untilUsed()
  const statuses: number[] = []
  let isEnded = false
  const reader = async (): Promise<void> => {
    while (!isEnded) {
      const visitor = other.visitor
      statuses.push((await visitor.fetch('/api/Admin/audit?page=1')).status)
    }
  }
  const readers = Array.from({ length: 4 }, reader)
  const isBusy = (more: number) => {
    const target = statuses.length + more
    return waitUntil('reads', async () => statuses.length >= target)
  }
  await isBusy(20)
  cluster.killReplica()
  await isBusy(40)
  const code = await saveCoupon(admin)
  expect(await auditOf(admin.visitor)).toContain(code)
  await waitUntil('the report', async () => reports.some((line) => line.includes('the read replica is away')))
  await cluster.startReplica()
  await untilUsed()
  await isBusy(20)
  isEnded = true
  await Promise.all(readers)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(reports.some((line) => line.includes('answers again'))).toBe(true)
})

test('GROW-04 a server that is no replica is not used', async () => {
  const { DATABASE_URL, ...rest } = { DATABASE_URL: cluster.primaryUrl, DATABASE_POOL: 2, DATABASE_TIMEOUT_FACTOR: 10 }
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const opened = connectDatabase(
    { DATABASE_URL, DATABASE_READ_URL: DATABASE_URL, ...rest },
    log,
    { onConnectionLost: () => {} },
    {
      intervalMs: 50,
    },
  )
  await waitUntil('the report', async () => lines.length > 0)
  expect(await opened.replica?.read(0n, async () => 'value')).toBe('value')
  expect(opened.replica?.counts()).toEqual({ replica: 0, primary: 1 })
  expect(lines).toEqual([expect.stringContaining('is no replica')])
  opened.replica?.stop()
  await opened.db.destroy()
})

test('GROW-04 a changed cookie sends the reads of its sender to the primary at most', async () => {
  await untilUsed()
  const visitor = inProcess(0, other, new Map())
  for (const [cookie, ran] of [
    ['nonsense', { replica: 1, primary: 0 }],
    ['FFFFFFFF/FFFFFFFF', { replica: 0, primary: 1 }],
  ] as const) {
    visitor.cookies.set('read-after', cookie)
    const read = await whereRead(() => visitor.call('getAudit'))
    expect([read.value.status, read.ran]).toEqual([200, ran])
  }
})

test('GROW-04 a write that reaches the replica by mistake is repeated on the primary', async () => {
  await untilUsed()
  const write = () => sql`update app_user set full_name = full_name where id = ${other.userId}`.execute(shop.db)
  expect((await whereRead(() => replica.read(0n, write))).ran).toEqual({ replica: 0, primary: 1 })
})

test('GROW-04 given a read that fails on every server, then other reads stay on the replica', async () => {
  await untilUsed()
  const broken = () => sql`select no_such_column from orders`.execute(shop.db)
  await expect(replica.read(0n, broken)).rejects.toThrow('no_such_column')
  const read = () => sql`select 1`.execute(shop.db)
  expect((await whereRead(() => replica.read(0n, read))).ran).toEqual({ replica: 1, primary: 0 })
})

test.each([
  ['0/0', 0n],
  ['0/16B3748', 0x16b3748n],
  ['16/B374D848', 0x16_b374_d848n],
  ['FFFFFFFF/FFFFFFFF', 0xffff_ffff_ffff_ffffn],
])('GROW-04 the position %s is read and written', (text, lsn) => {
  expect([parseLsn(text), formatLsn(lsn)]).toEqual([lsn, text])
})

test.each(['', '1', 'x/y', '1/123456789', '1/2/3', null])('GROW-04 %s is no position', (text) => {
  expect(parseLsn(text)).toBe(0n)
})
