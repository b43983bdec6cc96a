import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '../db/embedded/connection.ts'
import { readMigrations } from '../db/migration-files.ts'
import { DEMO_ACCOUNTS } from '../demo/accounts.ts'
import { jobHandlers } from '../job-handlers.ts'
import type { ApiClient } from './api-client.ts'
import { brokenInvariants } from './invariants.ts'
import { restoreDump, upgrade } from './restore-dump.ts'
import { openTestShop, type TestShop } from './shop.ts'

/** Contents of the dump of 2026-11-28: the demo shop after 13 migrations and an order of Sara with this idempotency key. */
const DUMPED = {
  migrations: 13,
  sara: '187d2035-f5c6-427b-bb16-2eae4927d98f',
  refreshCookie: '24a263a5-b8fc-4597-a037-3f42909be802.1.x-WnQ8O6WggVSEDjB64klma2U2CoOKA4pqBopuzr_RQ',
  order: { id: '31469921-911c-43cc-af51-640adc35a349', number: '10017' },
  idempotencyKey: '6f6f0d5e-7a3e-4a39-9f5e-2d3c2ad3f001',
  orderBody: {
    recipient: { fullName: 'Noura Saleh', phoneNumber: '0551112233' },
    deliveryAddress: { line: 'King Fahd Road 12', city: 'Riyadh', latitude: 24.71, longitude: 46.68 },
    deliveryDate: '2026-12-01',
    deliverySlot: '11:00-13:00',
    paymentTerms: 'online',
  },
}

/** A correction of stock by the previous version. */
const CORRECTION = `
  with fewer as (update stock set on_hand = on_hand - 1 where variant_id = (select min(variant_id) from stock where on_hand > 0) returning variant_id)
  insert into stock_move (variant_id, change, reason) select variant_id, -1, 'correction' from fewer`

let shop: TestShop
let applied: string[]
beforeAll(async () => {
  const database = await restoreDump('2026-11-28')
  await query(database.url, `update product set slug = '2024' where id = 2`)
  await query(database.url, CORRECTION)
  applied = await upgrade(database)
  shop = await openTestShop({ database })
})
afterAll(() => shop.close())

async function signIn(role: string): Promise<ApiClient> {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role)
  const visitor = shop.visitor()
  const body = { email: account?.email, password: account?.password, rememberMe: false }
  const answer = await visitor.call('login', { body })
  expect(answer.status).toBe(200)
  visitor.token = answer.body.token
  return visitor
}

test('an installed database receives exactly the missing migrations', () => {
  const names = readMigrations().map((file) => file.name)
  expect(applied).toEqual(names.slice(DUMPED.migrations))
})

test('each demo account can sign in, and an existing session can be refreshed', async () => {
  for (const { role } of DEMO_ACCOUNTS) await signIn(role)
  const visitor = shop.visitor()
  visitor.cookies.set('refreshToken', DUMPED.refreshCookie)
  expect((await visitor.call('refreshToken')).status).toBe(200)
})

test('a buyer sees existing orders, and a repeated request with an existing key returns the existing order', async () => {
  const sara = await signIn('Shopper')
  const list = await sara.call('getOrders', { params: { userId: DUMPED.sara, clientId: 0 } })
  expect(list.status).toBe(200)
  expect(JSON.stringify(list.body)).toContain(DUMPED.order.number)
  const again = await sara.call('placeOrder', {
    params: { id: DUMPED.sara },
    body: DUMPED.orderBody,
    headers: { 'idempotency-key': DUMPED.idempotencyKey },
  })
  expect(again.status).toBe(200)
  expect(again.body.data).toMatchObject({ id: DUMPED.order.id, orderNumber: DUMPED.order.number })
})

test('catalogue, product, reviews and settings can be read', async () => {
  const visitor = shop.visitor()
  expect((await visitor.call('getHome')).status).toBe(200)
  const product = await visitor.call('getProduct', { params: { id: 1 } })
  expect(product.status).toBe(200)
  expect((await visitor.call('getReviews', { params: { productId: 1 } })).status).toBe(200)
  // A slug of digits would be an id in `/product/:id` (DESK-08).
  expect((await visitor.call('getProduct', { params: { id: 2 } })).body.slug).toBe('product-2024')
  const admin = await signIn('Admin')
  const settings = await admin.call('adminSettings')
  expect(JSON.stringify(settings.body)).toContain('"cities":38')
  const rows = await sql<{ key: string }>`select key from setting order by key`.execute(shop.db)
  for (const { key } of rows.rows) {
    expect((await admin.call('settingHistory', { params: { key } })).status).toBe(200)
  }
})

test('every stored audit action has its own message', async () => {
  const admin = await signIn('Admin')
  const entries: { action: string; text: string }[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await admin.call('getAudit', { query: { page, pageSize: 100 } })
    expect(answer.status).toBe(200)
    pages = answer.body.pageCount
    entries.push(...answer.body.data)
  }
  expect(entries.length).toBeGreaterThan(50)
  // An unknown action is shown by its name between isolates.
  expect(entries.filter(({ action, text }) => text.includes(`\u2068${action}\u2069`))).toEqual([])
})

test('DESK-03 earlier corrections of stock are count differences, and new moves need a reason', async () => {
  const { rows } = await sql<{ reason: string; moves: number }>`
    select reason, count(*)::int as moves from stock_move where reason in ('correction', 'countDifference') group by reason
  `.execute(shop.db)
  expect(rows).toEqual([{ reason: 'countDifference', moves: 1 }])
})

test('DESK-07 products keep their colours, sizes, containers and occasions, which are options of the shop', async () => {
  const { rows } = await sql<{ unknown: number; products: number; sizes: number }>`
    select count(*) filter (where exists (select from unnest(p.colours) c where c not in (select slug from colour))
      or exists (select from unnest(p.occasions) o where o not in (select slug from occasion))
      or p.container <> '' and p.container not in (select slug from container))::int as unknown, count(*)::int as products,
      (select count(distinct size)::int from variant) as sizes
    from product p
  `.execute(shop.db)
  expect(rows).toEqual([{ unknown: 0, products: expect.any(Number), sizes: expect.any(Number) }])
  expect(rows[0]?.products).toBeGreaterThan(10)
  const admin = await signIn('Admin')
  const product = (await admin.call('adminProduct', { params: { productId: 1 } })).body.data
  const saved = await admin.call('saveProduct', { params: { productId: 1 }, body: product })
  expect(saved.status).toBe(200)
  expect(saved.body.data).toMatchObject({ colours: product.colours, container: product.container })
})

test('the ledger balances and every invariant holds', async () => {
  const { rows } = await sql<{ sum: string }>`select sum(amount)::text as sum from ledger_entry`.execute(shop.db)
  expect(rows).toEqual([{ sum: '0' }])
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('every queued job has a handler and runs, and every mail is sent', async () => {
  const queued = await sql<{ name: string }>`
    select distinct task_identifier as name from graphile_worker.jobs`.execute(shop.db)
  expect(queued.rows.length).toBeGreaterThan(15)
  expect(queued.rows.filter(({ name }) => !(name in jobHandlers))).toEqual([])
  await shop.runJobs()
  const failed = await sql`select task_identifier, last_error from graphile_worker.jobs where last_error is not null`
  expect((await failed.execute(shop.db)).rows).toEqual([])
  const waiting = await sql`select kind from mail where sent_at is null`.execute(shop.db)
  expect(waiting.rows).toEqual([])
  expect(await brokenInvariants(shop.db)).toEqual([])
})
