import { SHOP_QUERY_KEYS } from '@warda/contract/public-paths'
import { Hono } from 'hono'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { identify } from '../features/sessions/index.ts'
import { handlers } from '../handlers.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import type { HttpEnvironment } from './environment.ts'
import { mountPages, type RenderPage } from './pages.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** An app with the page routes and a renderer that returns the given response and records the requested URLs. */
function createPageApp(respond: () => Response, readPromiseKey?: () => Promise<string | null>) {
  const requestedUrls: string[] = []
  const render: RenderPage = async (request) => {
    requestedUrls.push(request.url)
    return respond()
  }
  const app = new Hono<HttpEnvironment>()
  mountPages(app, shop.context, render, async () => new Response(), readPromiseKey)
  return { requestedUrls, get: (path: string) => app.request(`http://localhost${path}`) }
}

test.each(['//evil.example/shop', '//[', '//evil.example:99999/'])(
  'P28 the path %s stays a path of the shop and gives neither another host nor a server error',
  async (path) => {
    const { requestedUrls, get } = createPageApp(
      () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } }),
    )
    expect((await get(path)).status).toBe(200)
    expect(requestedUrls).toEqual([new URL(shop.context.config.PUBLIC_URL).origin + path])
  },
)

test('P28 a rendered 204 response has no body', async () => {
  const { get } = createPageApp(() => new Response(null, { status: 204 }))
  const answer = await get('/__manifest?p=/nowhere')
  expect([answer.status, await answer.text()]).toEqual([204, ''])
})

test.each(SHOP_QUERY_KEYS)('a shop page with %s in its address is rendered once', async (key) => {
  const { requestedUrls, get } = createPageApp(
    () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } }),
  )
  for (let times = 0; times < 2; times += 1) expect((await get(`/shop?${key}=rose&utm_source=mail`)).status).toBe(200)
  expect(requestedUrls).toHaveLength(1)
})

test('a page with an unknown parameter is rendered every time', async () => {
  const { requestedUrls, get } = createPageApp(
    () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } }),
  )
  for (let times = 0; times < 2; times += 1) await get('/shop?unknown=rose')
  expect(requestedUrls).toHaveLength(2)
})

test('DESK-08 concurrent requests of an address that redirects each keep their own query', async () => {
  const app = new Hono<HttpEnvironment>()
  const render: RenderPage = async (request) =>
    new Response(null, { status: 301, headers: { location: `/product/rose${new URL(request.url).search}` } })
  mountPages(app, shop.context, render, async () => new Response())
  const queries = ['?utm_source=mail', '?utm_source=chat&lng=ar', '?lng=en', '']
  const answers = await Promise.all(queries.map((query) => app.request(`http://localhost/product/1${query}`)))
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
    queries.map((query) => [301, `/product/rose${query}`]),
  )
  for (const { headers } of answers) expect(headers.get('cache-control')).toBe('private, no-cache')
})

test('AGREE-17 a cached page is rendered again when what can be promised today changes, and without a key every time', async () => {
  let key: string | null = '2026-11-28.3'
  const { requestedUrls, get } = createPageApp(
    () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } }),
    async () => key,
  )
  for (let times = 0; times < 2; times += 1) await get('/')
  expect(requestedUrls).toHaveLength(1)
  key = '2026-11-28.0'
  for (let times = 0; times < 2; times += 1) await get('/')
  expect(requestedUrls).toHaveLength(2)
  key = null
  for (let times = 0; times < 2; times += 1) await get('/')
  expect(requestedUrls).toHaveLength(4)
})

test('a page whose data failed to load is not cached', async () => {
  const statuses = [503, 200]
  let count = 0
  const render: RenderPage = async (_request, { api }) => {
    const { status } = await api(new Request('http://localhost/api/Category/getallcategories'))
    count += 1
    return new Response(`<p>${status}</p>`, { headers: { 'content-type': 'text/html' } })
  }
  const app = new Hono<HttpEnvironment>()
  mountPages(app, shop.context, render, async () => new Response(null, { status: statuses.shift() ?? 200 }))
  const read = async () => (await app.request('http://localhost/about')).text()
  expect([await read(), await read(), await read()]).toEqual(['<p>503</p>', '<p>200</p>', '<p>200</p>'])
  expect(count).toBe(2)
})

test('GROW-10 while the database does not respond or fails, the last version of a public page is served', async () => {
  const answers: (() => Promise<Response>)[] = [
    async () => new Response(null),
    () => new Promise<Response>(() => {}),
    async () => new Response(null, { status: 503 }),
  ]
  const render: RenderPage = async (_request, { api }) => {
    const { status } = await api(new Request('http://localhost/api/Category/getallcategories'))
    return new Response(`<p>${status}</p>`, { headers: { 'content-type': 'text/html' } })
  }
  for (const failure of answers.slice(1)) {
    let respond = answers[0] ?? failure
    const app = new Hono<HttpEnvironment>()
    mountPages(app, shop.context, render, () => respond())
    const read = async () => (await app.request('http://localhost/about')).text()
    expect(await read()).toBe('<p>200</p>')
    shop.clock.advance(60_000)
    respond = failure
    expect([await read(), await read()]).toEqual(['<p>200</p>', '<p>200</p>'])
  }
})

test('GROW-05 a page, its calls and their log lines have one request id', async () => {
  const lines: { requestId: string; msg: string }[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const failing = {
    ...handlers,
    getCategories: async () => {
      throw new Error('on purpose')
    },
  }
  const render: RenderPage = async (_request, { api, requestId, reportError }) => {
    const call = await api(new Request('http://localhost/api/Category/getallcategories'))
    reportError(new Error('on purpose'))
    return new Response(`${requestId} ${call.status} ${call.headers.get('x-request-id')}`, { status: 500 })
  }
  const context = { ...shop.context, log }
  const app = createApp(context, {
    handlers: failing,
    identify,
    rawRoutes: [],
    web: { render, clientFolder: null, build: null },
  })
  const answer = await app.request('http://localhost/cart')
  const id = answer.headers.get('x-request-id')
  expect(await answer.text()).toBe(`${id} 500 ${id}`)
  expect(lines.map(({ requestId, msg }) => [requestId, msg])).toEqual([
    [id, 'unexpected error'],
    [id, 'a page could not be rendered'],
  ])
})
