import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createDatabase, createPool } from '../db/pool.ts'
import { identify } from '../features/sessions/index.ts'
import { handlers } from '../handlers.ts'
import { jobHandlers } from '../job-handlers.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { createJobPool, createTaskList } from '../jobs/run.ts'
import { makeFlower } from '../testing/make-order.ts'
import { makeUser } from '../testing/make-user.ts'
import { readMetrics } from '../testing/read-metrics.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { waitUntil } from '../testing/wait-until.ts'
import { createMetrics } from './metrics.ts'
import type { Metrics } from './telemetry.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const failure = (error: unknown) => {
  throw error
}

/** Metrics of one process with a pool of two connections for requests. */
function openMetrics() {
  const pool = createPool(shop.context.config.DATABASE_URL, { max: 2, timeoutFactor: 10 })
  const replica = createPool(shop.context.config.DATABASE_URL, { max: 3, timeoutFactor: 10 })
  const jobs = createJobPool(shop.context.config, shop.context.log)
  const db = createDatabase(pool)
  const openDatabase = () => createDatabase(shop.context.config.DATABASE_URL, { max: 1 })
  const metrics = createMetrics({ db, pools: { requests: pool, replica, jobs }, openDatabase, onError: failure })
  return {
    pool,
    others: { replica, jobs },
    metrics,
    read: async () => readMetrics(await metrics.render()),
    async close() {
      await metrics.stop()
      await db.destroy()
      await replica.end()
      await jobs.end()
    },
  }
}

test('GROW-05 the queue: jobs that are due, the age of the oldest, and those that were given up', async () => {
  const measured = openMetrics()
  const before = await measured.read()
  expect(before.get('warda_database_up')).toBe(1)
  const now = Date.now()
  await enqueue(shop.db, 'expire-order', { orderId: 'late' }, { notBefore: now - 3_600_000 })
  await enqueue(shop.db, 'expire-order', { orderId: 'later' }, { notBefore: now + 3_600_000 })
  await enqueue(shop.db, 'complete-order', { orderId: 'failed' }, { notBefore: now - 7_200_000 })
  await enqueue(shop.db, 'complete-order', { orderId: 'replaced' }, { notBefore: now - 7_200_000 })
  await sql`
    update graphile_worker._private_jobs set attempts = max_attempts,
      last_error = case when payload::text like '%"failed"%' then 'refused' end
    where payload::text ~ '"(failed|replaced)"'
  `.execute(shop.db)
  const after = await measured.read()
  expect(after.get('warda_jobs_due')).toBe((before.get('warda_jobs_due') ?? 0) + 1)
  expect(after.get('warda_jobs_due_age_seconds')).toBeGreaterThanOrEqual(3_600)
  expect(after.get('warda_jobs_due_age_seconds')).toBeLessThan(7_200)
  expect(after.get('warda_jobs_given_up')).toBe(1)
  await measured.close()
})

test('GROW-05 the outboxes: what waits in each and the age of the oldest', async () => {
  const measured = openMetrics()
  const before = await measured.read()
  const unsent = 'warda_outbox_unsent{outbox="mail"}'
  for (const outbox of ['mail', 'message', 'tax_document', 'refund'])
    expect([...before.keys()]).toContain(`warda_outbox_age_seconds{outbox="${outbox}"}`)
  await sql`
    insert into mail (kind, dedupe_key, to_address, to_name, language, payload, created_at, sent_at)
    values ('any', 'old', 'a@mail.test', 'A', 'en', '{}', now() - interval '2 hours', null),
      ('any', 'sent', 'a@mail.test', 'A', 'en', '{}', now() - interval '9 hours', now())
  `.execute(shop.db)
  const after = await measured.read()
  expect(after.get(unsent)).toBe((before.get(unsent) ?? 0) + 1)
  expect(after.get('warda_outbox_age_seconds{outbox="mail"}')).toBeGreaterThanOrEqual(7_200)
  expect(after.get('warda_outbox_age_seconds{outbox="mail"}')).toBeLessThan(9 * 3_600)
  await measured.close()
})

test.each(['replica', 'jobs'] as const)('GROW-05 the pool %s has figures of its own', async (name) => {
  const measured = openMetrics()
  const figure = (figures: Map<string, number>, state: string) =>
    figures.get(`warda_database_connections{pool="${name}",state="${state}"}`)
  const pool = measured.others[name]
  const held = await pool.connect()
  const inUse = await measured.read()
  expect([figure(inUse, 'in_use'), figure(inUse, 'idle')]).toEqual([1, 0])
  expect(inUse.get(`warda_database_connections_limit{pool="${name}"}`)).toBe(name === 'jobs' ? 4 : 3)
  expect(inUse.get(`warda_database_waiting{pool="${name}"}`)).toBe(0)
  const others = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()))
  const waiting = pool.connect()
  expect((await measured.read()).get(`warda_database_waiting{pool="${name}"}`)).toBe(1)
  for (const client of [held, ...others]) client.release()
  ;(await waiting).release()
  const free = await measured.read()
  expect([figure(free, 'in_use'), figure(free, 'idle')]).toEqual([0, pool.options.max])
  await measured.close()
})

test('GROW-05 the pool: connections in use and idle, and requests that wait for one', async () => {
  const measured = openMetrics()
  const held = await measured.pool.connect()
  const inUse = await measured.read()
  expect(inUse.get('warda_database_connections{pool="requests",state="in_use"}')).toBeGreaterThanOrEqual(1)
  expect(inUse.get('warda_database_connections_limit{pool="requests"}')).toBe(2)
  const second = await measured.pool.connect()
  const waiting = measured.pool.connect()
  const page = measured.metrics.render()
  await waitUntil('two requests without a connection', async () => measured.pool.waitingCount >= 2)
  second.release()
  ;(await waiting).release()
  expect(readMetrics(await page).get('warda_database_waiting{pool="requests"}')).toBeGreaterThanOrEqual(1)
  held.release()
  expect(
    (await measured.read()).get('warda_database_connections{pool="requests",state="idle"}'),
  ).toBeGreaterThanOrEqual(1)
  await measured.close()
})

test('GROW-05 the ledger: all figures are 0, and a posting that does not balance shows in them', async () => {
  {
    const measured = openMetrics()
    const healthy = await measured.read()
    expect(healthy.get('warda_ledger_sum_halalas')).toBe(0)
    const violations = [...healthy].filter(([name]) => name.startsWith('warda_ledger_violations'))
    expect(violations.length).toBeGreaterThan(5)
    expect(violations.filter(([, rows]) => rows !== 0)).toEqual([])
    await measured.close()
  }
  // The database itself refuses such a posting, so its triggers are off.
  await sql`
    set session_replication_role = replica;
    insert into ledger_transaction (kind, idempotency_key, actor, request_id, at) values ('sale', 'broken', 'test', 'test', now());
    insert into ledger_entry (transaction_id, account, amount)
      select id, 'cash', 700 from ledger_transaction where idempotency_key = 'broken';
    reset session_replication_role;
  `.execute(shop.db)
  const measured = openMetrics()
  const broken = await measured.read()
  expect(broken.get('warda_ledger_sum_halalas')).toBe(700)
  expect(broken.get('warda_ledger_violations{check="balanced"}')).toBeGreaterThan(0)
  await measured.close()
})

test('GROW-05 calls and jobs: numbers, errors by class of status and durations, by name', async () => {
  const measured = openMetrics()
  measured.metrics.recordCall('placeOrder', 200, 0.03)
  measured.metrics.recordCall('placeOrder', 409, 0.3)
  measured.metrics.recordCall('placeOrder', 503, 3)
  measured.metrics.recordJob('send-mail', false, 0.2)
  measured.metrics.recordJob('send-mail', true, 0.2)
  const figures = await measured.read()
  for (const status of ['2xx', '4xx', '5xx'])
    expect(figures.get(`warda_calls_total{call="placeOrder",status="${status}"}`)).toBe(1)
  expect(figures.get('warda_call_duration_seconds_count{call="placeOrder"}')).toBe(3)
  expect(figures.get('warda_call_duration_seconds_bucket{call="placeOrder",le="0.05"}')).toBe(1)
  expect(figures.get('warda_call_duration_seconds_bucket{call="placeOrder",le="5"}')).toBe(3)
  expect(figures.get('warda_job_runs_total{job="send-mail",result="failed"}')).toBe(1)
  expect(figures.get('warda_job_duration_seconds_count{job="send-mail"}')).toBe(2)
  expect(figures.get('process_resident_memory_bytes')).toBeGreaterThan(1e6)
  expect([...figures.keys()]).toContain('nodejs_eventloop_delay_seconds{quantile="0.99"}')
  await measured.close()
})

test('WEB-06 web vitals: histograms per route, vital, language and release', async () => {
  const measured = openMetrics()
  const page = { route: 'routes/shop/product', release: 'a1b2', language: 'ar' }
  measured.metrics.recordVital('lcp', 2.4, page)
  measured.metrics.recordVital('lcp', 3.9, page)
  measured.metrics.recordVital('inp', 0.1, { ...page, language: 'en' })
  measured.metrics.recordVital('cls', 0, page)
  const figures = await measured.read()
  const labels = 'release="a1b2",route="routes/shop/product"'
  const lcp = (le: string) =>
    figures.get(`warda_web_vital_seconds_bucket{language="ar",le="${le}",${labels},vital="lcp"}`)
  expect([lcp('1.8'), lcp('2.5'), lcp('4')]).toEqual([0, 1, 2])
  expect(figures.get(`warda_web_vital_seconds_count{language="en",${labels},vital="inp"}`)).toBe(1)
  expect(figures.get(`warda_web_vital_layout_shift_bucket{language="ar",le="0",${labels}}`)).toBe(1)
  await measured.close()
})

test('GROW-05 every answer is counted by the name of its endpoint, and jobs by theirs, but no id is a label', async () => {
  const recorded: string[] = []
  const metrics: Metrics = {
    recordCall: (call, status) => void recorded.push(`${call} ${status}`),
    recordJob: (job, failed) => void recorded.push(`${job} ${failed}`),
    recordVital: () => {},
    render: async () => '',
    stop: async () => {},
  }
  const context = { ...shop.context, telemetry: { metrics, tracing: null } }
  const app = createApp(context, { handlers, identify, rawRoutes: [], web: null })
  const { productId } = await makeFlower(shop)
  const { visitor, userId } = await makeUser(shop)
  const authorization = `Bearer ${visitor.token}`
  const ask = async (path: string, headers = {}) => void (await app.request(path, { headers }))
  await ask(`/api/Product/getproduct/${productId}`)
  await ask(`/api/Order/getAllOrdersToUser/${userId}/0`, { authorization })
  await ask(`/api/ORDER/getAllOrdersToUser/${userId}/0`)
  await ask(`/api/nothing/${userId}`)
  await ask('/healthz')
  await ask(`/pictures/${userId}.webp`)
  expect(recorded).toEqual(['getProduct 200', 'getOrders 200', 'getOrders 401', 'other 404', 'health 200', 'file 404'])
  const tasks = createTaskList(context, {
    ...jobHandlers,
    'free-jobs': async () => {},
    'sweep-mails': async () => {
      throw new Error('on purpose')
    },
  })
  await tasks['free-jobs']?.({}, {} as never)
  await expect(tasks['sweep-mails']?.({}, {} as never)).rejects.toThrow('on purpose')
  expect(recorded.slice(6)).toEqual(['free-jobs false', 'sweep-mails true'])
})
