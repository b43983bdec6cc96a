import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { toCsv, uploadTable } from '../../testing/make-import-file.ts'
import { makeFlower } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { type ServerProcess, startProcesses } from '../../testing/processes.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { createProcessClient } from '../../testing/simulation/open-simulation.ts'
import { waitUntil } from '../../testing/wait-until.ts'

const PRODUCTS = 240

let shop: TestShop
let admin: TestUser
let processes: ServerProcess[] = []
beforeAll(async () => {
  // The real clock, because other processes cannot use a test clock.
  shop = await openTestShop({ now: Date.now() })
  admin = await makeUser(shop, { role: 'Admin' })
  await makeFlower(shop)
})
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()))
  await shop.close()
})

const count = async (what: ReturnType<typeof sql<{ n: number }>>) => (await what.execute(shop.db)).rows[0]?.n
const productsThere = () => count(sql<{ n: number }>`select count(*)::int as n from product where slug like 'killed-%'`)
const waiting = () =>
  count(sql<{ n: number }>`
    select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())
  `)

async function tableOfNew(): Promise<string> {
  const { slug: category } = await shop.db.selectFrom('category').select('slug').executeTakeFirstOrThrow()
  return toCsv(
    Array.from({ length: PRODUCTS }, (_, at) => {
      const slug = `killed-${String(at).padStart(3, '0')}`
      const words = { title_en: `Bunch ${at}`, title_ar: 'باقة', description_en: 'Fresh' }
      return { slug, category, ...words, sku: `${slug}-S`, size: 'small', stems: 12, price: '99.50', stock: 7 }
    }),
  )
}

test('DESK-05 ADMIN-01 I46 a server killed during an import leaves whole batches; another continues within a minute, and each product exists once', async () => {
  // A product of the third batch waits for a lock, so that the server is killed while it writes.
  await sql`
    create function wait_for_us() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(4711); return new; end $$;
    create trigger wait_for_us before insert on product for each row when (new.slug = 'killed-100') execute function wait_for_us()
  `.execute(shop.db)
  const [dying] = await startProcesses(shop.context.config, 1)
  if (!dying) throw new Error('No server.')
  processes = [dying]
  const atDying = { ...admin, visitor: createProcessClient(shop, dying, admin) }
  const checked = await uploadTable(atDying, await tableOfNew())
  expect(checked.body.data).toMatchObject({ state: 'checked', total: PRODUCTS, withProblems: 0 })
  const params = { importId: checked.body.data.id }
  await shop.db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(4711)`.execute(holder)
    expect((await atDying.visitor.call('runImport', { params })).status).toBe(200)
    await waitUntil('a server in the middle of a batch', async () => (await waiting()) === 1)
    await dying.kill()
    await sql`select pg_advisory_unlock(4711)`.execute(holder)
  })
  await waitUntil('the end of its lines', async () => (await waiting()) === 0)
  const half = await shop.db.selectFrom('product_import').selectAll().executeTakeFirstOrThrow()
  expect(half).toMatchObject({ state: 'running', done: 80, failed: 0 })
  expect(await productsThere()).toBe(80)
  // The job of the killed server stays locked for five minutes; another one continues within one.
  const planned = await sql<{ soon: boolean; locked: boolean }>`
    select run_at < now() + interval '1 minute' as soon, locked_at is not null as locked from graphile_worker.jobs
    where task_identifier = 'import-products' order by 2
  `.execute(shop.db)
  expect(planned.rows).toEqual([
    { soon: true, locked: false },
    { soon: true, locked: true },
  ])

  processes = [dying, ...(await startProcesses(shop.context.config, 1))]
  const [, next] = processes
  if (!next) throw new Error('No server.')
  const atNext = createProcessClient(shop, next, admin)
  const read = async () => (await atNext.call('getImport', { params })).body.data
  await waitUntil('the rest of the import', async () => (await read()).state === 'done')
  expect(await read()).toMatchObject({ total: PRODUCTS, done: PRODUCTS, failed: 0, problems: [] })
  const { rows } = await sql<Record<string, number>>`
    select count(*)::int as sizes, count(distinct p.id)::int as products, count(distinct p.slug)::int as slugs, sum(s.on_hand)::int as "onHand",
      (select count(*)::int from stock_move m join variant w on w.id = m.variant_id where w.sku like 'killed-%') as moves
    from product p join variant v on v.product_id = p.id join stock s on s.variant_id = v.id where p.slug like 'killed-%'
  `.execute(shop.db)
  expect(rows).toEqual([
    { sizes: PRODUCTS, products: PRODUCTS, slugs: PRODUCTS, onHand: PRODUCTS * 7, moves: PRODUCTS },
  ])
  expect(await brokenInvariants(shop.db)).toEqual([])
  expect(next.errors()).toEqual([])
})
