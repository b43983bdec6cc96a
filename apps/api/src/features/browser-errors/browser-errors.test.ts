import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { handlers } from '../../handlers.ts'
import { createReportSender } from '../../testing/report-sender.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { identify } from '../sessions/index.ts'
import { browserErrorsRoute } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const REPORT = {
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading "price")',
  stack: `TypeError: x
    at showPrice (https://shop.example/assets/product-Ab12.js:1:2345)
    at async https://shop.example/assets/ar/shell-Cd34.js:2:67
    at https://elsewhere.example/extension.js:1:1
@https://shop.example/assets/b.js:3:4
render@https://shop.example/assets/b.js:5:6`,
  route: 'routes/shop/product',
  release: 'a1b2c3d4',
}

/** The route with a log whose lines are collected. */
function openCollector() {
  const lines: { level: number; times: number; requestId: string; browserError: Record<string, unknown> }[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const context = { ...shop.context, log }
  const app = createApp(context, { handlers, identify, rawRoutes: [browserErrorsRoute], web: null })
  return { lines, text: () => JSON.stringify(lines), send: createReportSender(app, '/browser-errors') }
}

test('GROW-05 an error of a browser is one log line with release, route and the frames of the build', async () => {
  const { lines, send } = openCollector()
  const answer = await send(REPORT)
  expect(answer.status).toBe(204)
  expect(lines).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'an error in a browser',
      requestId: answer.headers.get('x-request-id'),
      times: 1,
      browserError: {
        name: 'TypeError',
        message: REPORT.message,
        frames: [
          'showPrice assets/product-Ab12.js:1:2345',
          '? assets/ar/shell-Cd34.js:2:67',
          '? assets/b.js:3:4',
          'render assets/b.js:5:6',
        ],
        route: 'routes/shop/product',
        release: 'a1b2c3d4',
      },
    }),
  ])
})

test('GROW-05 a report that names a person is logged without email, phone, numbers and addresses', async () => {
  const { text, send } = openCollector()
  const message =
    'no order 104233 of sara@mail.test (+966512345678, ٠٥١٢٣٤٥٦٧٨) at https://shop.example/orders/77aa /thanks/abcdefgh'
  const stack = `Error: sara@mail.test\n    at sara@mail.test (https://shop.example/assets/a.js?token=secret:1:1)\n    at a (https://shop.example/orders/77aa:1:1)`
  expect((await send({ ...REPORT, message, stack })).status).toBe(204)
  for (const value of ['sara', '104233', '512345678', '٥١٢', '77aa', 'abcdefgh', 'secret', 'shop.example'])
    expect(text()).not.toContain(value)
})

test('GROW-05 a report carries the request id of a call that failed on the server, and no other text in its place', async () => {
  const { lines, send } = openCollector()
  const failedRequestId = '0b9a5a3e-6f0d-4a52-9d53-2f3c1c0e7a11'
  expect((await send({ ...REPORT, failedRequestId })).status).toBe(204)
  expect(lines.map(({ browserError }) => browserError.failedRequestId)).toEqual([failedRequestId])
  for (const wrong of ['sara@mail.test', '104233', 7])
    expect([wrong, (await send({ ...REPORT, failedRequestId: wrong })).status]).toEqual([wrong, 422])
})

test('GROW-05 reports of other sites, of another form and too large ones are refused and not logged', async () => {
  const { lines, send } = openCollector()
  expect((await send(REPORT, { site: 'cross-site' })).status).toBe(403)
  for (const wrong of ['', '{', '[]', 'null', { ...REPORT, route: '/orders/77?x=1 2' }, { ...REPORT, name: 'a b' }])
    expect([wrong, (await send(wrong)).status]).toEqual([wrong, 422])
  expect((await send('x'.repeat(40_000))).status).toBe(413)
  expect(lines).toEqual([])
})

test('GROW-05 an IP address sends 10 reports a minute, and the same error is logged at the 1st, 10th and 100th time', async () => {
  const { lines, send } = openCollector()
  for (let count = 0; count < 10; count += 1) expect((await send(REPORT)).status).toBe(204)
  const refused = await send(REPORT)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  for (let count = 0; count < 90; count += 1) await send(REPORT, { ip: `10.0.1.${count}` })
  expect(lines.map(({ times }) => times)).toEqual([1, 10, 100])
  // The limit of all IP addresses together.
  expect((await send(REPORT, { ip: '10.0.9.9' })).status).toBe(429)
})
