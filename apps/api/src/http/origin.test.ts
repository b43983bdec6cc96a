import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { getRoute, type RouteName } from '@warda/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { identify } from '../features/sessions/index.ts'
import { handlers } from '../handlers.ts'
import { rawRoutes } from '../raw-routes.ts'
import { allCalls } from '../testing/api-client.ts'
import { makeUser } from '../testing/make-user.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { createXsrfToken } from './xsrf.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const getEndpoint = (name: RouteName): Endpoint => endpoints[name]
const needsXsrf = allCalls.filter((name) => {
  const endpoint = getEndpoint(name)
  return !endpoint.raw && (getRoute(name).method !== 'GET' || endpoint.xsrf)
})
const sampleParams = (name: RouteName): Record<string, string> =>
  Object.fromEntries([...getRoute(name).path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key ?? '', '1']))

test.each(needsXsrf)('API-26 %s requires the same valid XSRF token in cookie and header', async (name) => {
  const request = async (cookie: string | null, header: string | null) => {
    const visitor = shop.visitor({ ip: '10.7.0.1' })
    const headers: Record<string, string> = { cookie: cookie === null ? '' : `XSRF-TOKEN=${cookie}` }
    headers['x-xsrf-token'] = header ?? ''
    const answer = await visitor.call(name, {
      params: sampleParams(name),
      headers,
      body: getRoute(name).method === 'GET' ? undefined : {},
    })
    return [answer.status, answer.body.code]
  }
  const validToken = createXsrfToken(shop.context.config.SECRET)
  const other = createXsrfToken(shop.context.config.SECRET)
  const foreign = createXsrfToken('a secret of somebody else, which is long')
  const refused = [403, 'xsrf.failed']
  expect(await request(null, null)).toEqual(refused)
  expect(await request(validToken, null)).toEqual(refused)
  expect(await request(null, validToken)).toEqual(refused)
  expect(await request(validToken, other)).toEqual(refused)
  expect(await request('same.same', 'same.same')).toEqual(refused)
  expect(await request(foreign, foreign)).toEqual(refused)
  expect(await request(`${validToken}x`, `${validToken}x`)).toEqual(refused)
  expect(await request(validToken, validToken)).not.toEqual(refused)
})

test.each(needsXsrf)('API-26 %s rejects a cross-site request, even with a valid token', async (name) => {
  const visitor = shop.visitor({ ip: '10.7.0.2' })
  const body = getRoute(name).method === 'GET' ? undefined : {}
  const answer = await visitor.call(name, {
    params: sampleParams(name),
    body,
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect([answer.status, answer.body.code]).toEqual([403, 'request.cross_site'])
})

const effectfulGets = allCalls.filter((name) => getEndpoint(name).actsOnGet)

test('API-26 the GET endpoints with effects are those of the specification', () => {
  const existing = ['sendResetPassword', 'refreshToken', 'confirmPayment', 'sendConfirmDelivery']
  expect(effectfulGets.filter((name) => !existing.includes(name))).toEqual([])
  expect(effectfulGets).toEqual(expect.arrayContaining(['sendResetPassword', 'refreshToken', 'confirmPayment']))
})

test.each(effectfulGets)(
  'API-26 %s has no effect for HEAD, prefetch and cross-site requests, and is not cached',
  async (name) => {
    const user = await makeUser(shop, { ip: '10.7.0.3' })
    const path = `/api${getRoute(name).path.replace(/\{\w+\}/g, '1')}?email=${user.email}`
    const request = (headers: Record<string, string>, method = 'GET') =>
      user.visitor.fetch(path, {
        method,
        headers: { 'x-xsrf-token': user.visitor.cookies.get('XSRF-TOKEN') ?? '', ...headers },
      })
    const before = await shop.db.selectFrom('session').selectAll().where('id', '=', user.sessionId).execute()
    expect((await request({}, 'HEAD')).status).toBe(405)
    for (const headers of [
      { 'sec-purpose': 'prefetch' },
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await request(headers as Record<string, string>)).status).toBe(403)
    }
    expect(await shop.db.selectFrom('session').selectAll().where('id', '=', user.sessionId).execute()).toEqual(before)
    expect(await shop.mails(user.email)).toEqual([])
    expect((await request({})).headers.get('cache-control')).toBe('no-store')
  },
)

test('API-05 a refresh by navigation is rejected, so that no link can rotate or end a session', async () => {
  const user = await makeUser(shop)
  const answer = await user.visitor.call('refreshToken', { headers: { 'sec-fetch-mode': 'navigate' } })
  expect(answer.status).toBe(403)
  expect((await user.visitor.call('refreshToken')).status).toBe(200)
})

test('API-26 no response allows another origin to read it', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example']) {
    const visitor = shop.visitor()
    const plain = await visitor.call('getCategories', { headers: { origin } })
    const preflight = await visitor.fetch('/api/Account/login', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    for (const headers of [plain.headers, preflight.headers]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
    expect(preflight.status).toBe(405)
  }
})

test('ERR-09 an unsupported method of a known path gives 405', async () => {
  const visitor = shop.visitor()
  const wrong = await visitor.fetch('/api/account/LOGIN', { method: 'DELETE' })
  expect([wrong.status, wrong.headers.get('allow'), (await wrong.json()).code]).toEqual([
    405,
    'POST',
    'method_not_allowed',
  ])
})

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'ERR-09 %s of an unknown path below /api answers a JSON problem, although pages answer every other path',
  async (method) => {
    const page = async () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } })
    const app = createApp(shop.context, {
      handlers,
      identify,
      rawRoutes,
      web: { render: page, clientFolder: null, build: null },
    })
    expect(await (await app.request('/shop')).text()).toContain('page')
    for (const path of [
      '/api',
      '/api/',
      '/API/Nothing',
      '/api/nothing',
      '/api/payments/process',
      '/api/customers/1/debts',
      '/api/Account/login/extra',
      '/api/getUser.json',
    ]) {
      const answer = await app.request(path, { method, headers: { 'accept-language': 'ar' } })
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        404,
        'application/problem+json; charset=utf-8',
      ])
      if (method === 'HEAD') continue
      expect(await answer.json()).toMatchObject({
        type: '/problems/not_found',
        title: 'Not Found',
        status: 404,
        detail: 'لم نجد ما تبحث عنه.',
        code: 'not_found',
      })
    }
  },
)

test('every response has a request id and the security headers, also errors', async () => {
  for (const path of ['/api/Category/getallcategories', '/api/nothing', '/api/User/getuser/1', '/healthz']) {
    const { headers } = await shop.visitor().fetch(path)
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBeTruthy()
  }
})

test('API-26 a repeated query parameter is rejected where the endpoint has a query', async () => {
  const visitor = shop.visitor()
  const twice = await visitor.fetch('/api/Account/sendresetpassword?email=a@b.co&email=c@d.co')
  expect([twice.status, (await twice.json()).code]).toEqual([400, 'query.repeated'])
})
