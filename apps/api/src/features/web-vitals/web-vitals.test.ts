import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp, type WebBuild } from '../../app.ts'
import { handlers } from '../../handlers.ts'
import type { Metrics } from '../../telemetry/telemetry.ts'
import { createReportSender } from '../../testing/report-sender.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { identify } from '../sessions/index.ts'
import { webVitalsRoute } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const BUILD: WebBuild = { release: 'a1b2c3d4', routes: new Set(['routes/shop/product']) }
const PAGE = { route: 'routes/shop/product', release: 'a1b2c3d4', language: 'ar' }
const REPORT = { ...PAGE, lcp: 1_250, inp: 48, ttfb: 90.5, cls: 0.02 }

/** The route with metrics that are collected; without `isMeasured` as in a shop without METRICS_TOKEN. */
function openCollector(isMeasured = true) {
  const recorded: [string, number, Record<string, string>][] = []
  const metrics: Metrics = {
    recordCall: () => {},
    recordJob: () => {},
    recordVital: (vital, value, page) => void recorded.push([vital, value, page]),
    render: async () => '',
    stop: async () => {},
  }
  const context = { ...shop.context, telemetry: { metrics: isMeasured ? metrics : null, tracing: null } }
  const web = { render: async () => new Response(), clientFolder: null, build: BUILD }
  const app = createApp(context, { handlers, identify, rawRoutes: [webVitalsRoute], web })
  return { recorded, send: createReportSender(app, '/web-vitals') }
}

test('WEB-06 a page view is recorded with route, release and language, times in seconds, and gets no cookie', async () => {
  const { recorded, send } = openCollector()
  const answer = await send(REPORT)
  expect([answer.status, answer.headers.get('set-cookie'), answer.headers.get('cache-control')]).toEqual([
    204,
    null,
    'no-store',
  ])
  expect(recorded).toEqual([
    ['cls', 0.02, PAGE],
    ['lcp', 1.25, PAGE],
    ['inp', 0.048, PAGE],
    ['ttfb', 0.0905, PAGE],
  ])
})

test('WEB-06 a vital that the browser does not measure is left out', async () => {
  const { recorded, send } = openCollector()
  expect((await send({ ...PAGE, ttfb: 0 })).status).toBe(204)
  expect(recorded).toEqual([['ttfb', 0, PAGE]])
})

test('WEB-06 no text of a report becomes a label: unknown routes and releases are "other"', async () => {
  const { recorded, send } = openCollector()
  await send({ ...PAGE, lcp: 1, route: 'routes/orders/77aa', release: 'sara' })
  expect(recorded).toEqual([['lcp', 0.001, { route: 'other', release: 'other', language: 'ar' }]])
})

test('WEB-06 reports of other sites, of another form and too large ones are refused and not recorded', async () => {
  const { recorded, send } = openCollector()
  expect((await send(REPORT, { site: 'cross-site' })).status).toBe(403)
  const values = [-1, 600_001, '1', null, [1]].map((lcp) => ({ ...REPORT, lcp }))
  const names = [{ language: 'fr' }, { route: '/x y' }, { release: undefined }, { cls: 101 }]
  for (const wrong of ['', '{', '[]', 'null', ...values, ...names.map((name) => ({ ...REPORT, ...name }))])
    expect([wrong, (await send(wrong)).status]).toEqual([wrong, 422])
  for (const number of ['NaN', '1e999', '-0.1'])
    expect((await send(JSON.stringify(REPORT).replace('1250', number))).status, number).toBe(422)
  expect((await send('x'.repeat(2_000))).status).toBe(413)
  expect(recorded).toEqual([])
})

test('WEB-06 an IP address sends 60 reports a minute, and more are refused', async () => {
  const { recorded, send } = openCollector()
  for (let count = 0; count < 60; count += 1) expect((await send({ ...PAGE, cls: 0 })).status).toBe(204)
  const refused = await send(REPORT)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await send({ ...PAGE, cls: 0 }, { ip: '10.0.0.2' })).status).toBe(204)
  expect(recorded.length).toBe(61)
})

test('WEB-06 a shop without metrics accepts reports and records nothing', async () => {
  const { recorded, send } = openCollector(false)
  expect((await send(REPORT)).status).toBe(204)
  expect(recorded).toEqual([])
})
