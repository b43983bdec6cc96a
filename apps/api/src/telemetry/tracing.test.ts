import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createDatabase, createPool } from '../db/pool.ts'
import { identify } from '../features/sessions/index.ts'
import { handlers } from '../handlers.ts'
import type { Handlers } from '../http/handler.ts'
import { jobHandlers } from '../job-handlers.ts'
import { createTaskList } from '../jobs/run.ts'
import { createLog } from '../log.ts'
import { makeFlower } from '../testing/make-order.ts'
import { makeUser } from '../testing/make-user.ts'
import { openTestServer } from '../testing/server.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { attributesOf, openTraceCollector } from '../testing/trace-collector.ts'
import { startTracing } from './start-telemetry.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const REMOTE = { trace: 'aaaabbbbccccddddeeeeffff00001111', span: '1111222233334444' }
const traceparent = `00-${REMOTE.trace}-${REMOTE.span}-01`

/** The shop with traces that go to a collector. */
async function openTraced(environment: Record<string, string> = {}, replaced: Partial<Handlers> = {}) {
  const collector = await openTraceCollector()
  const config = readConfig({
    ...withoutTypes(shop.context.config),
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    ...environment,
  })
  const tracing = await startTracing(config, (error) => {
    throw error
  })
  if (!tracing) throw new Error('Traces are off.')
  const lines: Record<string, unknown>[] = []
  const log = createLog(
    'info',
    { mixin: () => tracing.currentIds() ?? {} },
    {
      write: (line: string) => void lines.push(JSON.parse(line)),
    },
  )
  const db = createDatabase(createPool(config.DATABASE_URL, { max: 2, timeoutFactor: 10, tracing }))
  const context = { ...shop.context, config, db, log, telemetry: { metrics: null, tracing } }
  return {
    collector,
    lines,
    context,
    app: createApp(context, { handlers: { ...handlers, ...replaced }, identify, rawRoutes: [], web: null }),
    /** Sends what is left. */
    async close() {
      await db.destroy()
      await tracing.stop()
      await collector.close()
    },
  }
}

/** Settings as they stand in the environment. */
const withoutTypes = ({ DATABASE_URL, SECRET }: TestShop['context']['config']) => ({
  NODE_ENV: 'test',
  DEMO: '1',
  DATABASE_URL,
  SECRET,
})

test('GROW-05 a request is a span with the name of its endpoint, and each of its statements a span below it', async () => {
  const { app, collector, close } = await openTraced()
  const { productId } = await makeFlower(shop)
  const { visitor, userId, email } = await makeUser(shop)
  const headers = { authorization: `Bearer ${visitor.token}`, traceparent }
  await app.request(`/api/Product/getproduct/${productId}`)
  const answer = await app.request(`/api/Order/getAllOrdersToUser/${userId}/0`, { headers })
  await app.request('/healthz')
  await close()
  const [orders] = collector.find('getOrders')
  const [product] = collector.find('getProduct')
  if (!orders || !product) throw new Error(`There are only ${collector.spans.map(({ name }) => name)}.`)
  expect(attributesOf(orders)).toMatchObject({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'warda.request_id': answer.headers.get('x-request-id'),
  })
  // A client cannot choose its trace.
  expect(orders.traceId).not.toBe(REMOTE.trace)
  expect(orders.traceId).not.toBe(product.traceId)
  const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === orders.spanId)
  expect(statements.map(({ name }) => name)).toContain('select orders')
  for (const statement of statements) expect(statement.traceId).toBe(orders.traceId)
  expect(collector.find('health')).toEqual([])
  for (const value of [userId, email, visitor.token ?? '', '$1']) expect(collector.text()).not.toContain(value)
})

test('GROW-05 a request continues the trace of a proxy only where the setting says that the proxy sets it', async () => {
  const { app, collector, close } = await openTraced({ TRUST_TRACEPARENT: '1' })
  await app.request('/api/nothing', { headers: { traceparent } })
  for (const invalid of ['', 'x', `00-${'0'.repeat(32)}-${REMOTE.span}-01`, `${traceparent}\u00e9`])
    await app.request('/api/nothing', { headers: { traceparent: invalid } })
  await close()
  const [first, ...others] = collector.find('other')
  expect(first).toMatchObject({ traceId: REMOTE.trace, parentSpanId: REMOTE.span })
  expect(others.length).toBe(4)
  for (const other of others) {
    expect(other.traceId).not.toBe(REMOTE.trace)
    expect(other.parentSpanId ?? '').toBe('')
  }
})

test('GROW-05 the id of a failed request is in the answer, in the log line and in its span, and the line names the trace', async () => {
  const { app, collector, lines, close } = await openTraced(
    {},
    {
      getSite: async () => {
        throw new Error('broken by a test with a value')
      },
    },
  )
  const answer = await app.request('/api/Site/getsite')
  const { instance, status } = (await answer.json()) as { instance: string; status: number }
  await close()
  expect(status).toBe(500)
  const [span] = collector.find('getSite')
  const requestId = instance.replace('/requests/', '')
  expect(answer.headers.get('x-request-id')).toBe(requestId)
  expect(lines).toEqual([
    expect.objectContaining({ level: 50, requestId, trace_id: span?.traceId, span_id: span?.spanId }),
  ])
  expect(span).toMatchObject({ status: { code: 2 } })
  expect(span && attributesOf(span)).toMatchObject({ 'warda.request_id': requestId, 'error.type': '500' })
  expect(collector.text()).not.toContain('with a value')
})

test('GROW-05 a job is a span with its statements, and a failed one is marked', async () => {
  const { context, collector, close } = await openTraced()
  const tasks = createTaskList(context, {
    ...jobHandlers,
    'free-jobs': async () => {
      throw new TypeError('of a person')
    },
  })
  await tasks['sweep-mails']?.({}, {} as never)
  await expect(tasks['free-jobs']?.({}, {} as never)).rejects.toThrow('of a person')
  await close()
  const [sweep] = collector.find('job sweep-mails')
  expect(collector.find('select mail').map(({ parentSpanId }) => parentSpanId)).toEqual([sweep?.spanId])
  const [failed] = collector.find('job free-jobs')
  expect(failed).toMatchObject({ status: { code: 2 } })
  expect(failed && attributesOf(failed)).toEqual({ 'error.type': 'TypeError' })
  expect(collector.text()).not.toContain('of a person')
})

test('GROW-05 a sampler by ratio keeps no trace at 0', async () => {
  const { app, collector, close } = await openTraced({
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  })
  await app.request('/api/nothing')
  await close()
  expect(collector.spans).toEqual([])
})

test('GROW-05 without a collector nothing is traced or mounted, and the usual variables turn traces off', async () => {
  const base = { ...withoutTypes(shop.context.config) }
  const on = { ...base, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
  const fail = () => undefined
  expect(await startTracing(readConfig(base), fail)).toBeNull()
  expect(await startTracing(readConfig({ ...on, OTEL_SDK_DISABLED: 'true' }), fail)).toBeNull()
  expect(await startTracing(readConfig({ ...on, OTEL_TRACES_EXPORTER: 'none' }), fail)).toBeNull()
  const { app, close } = await openTraced()
  expect(app.routes.length).toBe(shop.app.routes.length + 1 - rawRouteCount())
  await close()
})

/** Routes outside the contract, which the traced app of these tests lacks. */
const rawRouteCount = (): number => {
  const without = createApp(shop.context, { handlers, identify, rawRoutes: [], web: null })
  return shop.app.routes.length - without.routes.length
}

test('GROW-05 a started server sends its traces to the collector, the last ones when it stops', async () => {
  const collector = await openTraceCollector()
  const server = await openTestServer({ web: false, environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } })
  expect((await fetch(`${server.url}/api/Site/getsite`)).status).toBe(200)
  await server.close()
  const [span] = collector.find('getSite')
  expect(collector.spans.filter(({ parentSpanId }) => parentSpanId === span?.spanId).length).toBeGreaterThan(0)
  expect(collector.text()).toContain('"service.name"')
  await collector.close()
})
