import { endpoints } from '@warda/contract/endpoints'
import { getRoute, type RouteName } from '@warda/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeUser } from '../testing/make-user.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

const APP = 'https://app.example'
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ environment: { ALLOWED_ORIGINS: `${APP}, http://localhost:3000` } })
})
afterAll(() => shop.close())

/** A page of another origin: the browser adds `Origin` and `Sec-Fetch-Site`, and keeps cookies that it may keep. */
function openPage(origin: string) {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({
      origin,
      'sec-fetch-site': 'cross-site',
      ...Object.fromEntries(new Headers(init.headers)),
    })
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await shop.app.request(path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      if (!/; Secure/.test(line) || !/; SameSite=None/.test(line)) continue
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? []
      if (/Max-Age=0/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return { cookies, send }
}

/** `vary` without language and encoding, which answers depend on in every shop. */
const corsHeaders = (response: Response): Record<string, string> =>
  Object.fromEntries(
    [...response.headers]
      .map(([name, value]): [string, string] => [name, value.replaceAll(/Accept-(Language|Encoding)(, )?/g, '')])
      .filter(([name, value]) => /^access-control-|^vary$/.test(name) && value !== ''),
  )

const preflight = (origin: string, path = '/api/Account/login', method = 'POST') =>
  shop.app.request(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'accept-language,authorization,content-type,x-xsrf-token',
    },
  })

const SHARED = { 'access-control-allow-origin': APP, 'access-control-allow-credentials': 'true', vary: 'Origin' }

describe('a client of a listed origin', () => {
  test('API-26 its preflight is answered for every path, with credentials, and cached', async () => {
    for (const name of ['login', 'getBoardOrders', 'updateOrderStage', 'deleteManager'] as const) {
      const { path, method } = getRoute(name)
      const answer = await preflight(APP, `/api${path}`, method)
      expect([answer.status, await answer.text()]).toEqual([204, ''])
      expect(corsHeaders(answer)).toEqual({
        ...SHARED,
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers': 'authorization, content-type, accept-language, x-xsrf-token, idempotency-key',
        'access-control-max-age': '7200',
      })
    }
  })

  test('API-26 the first call issues the XSRF cookie, and login, refresh, change and logout work with the cookies alone', async () => {
    const user = await makeUser(shop)
    const page = openPage(APP)
    const first = await page.send('/api/Category/getallcategories')
    expect(corsHeaders(first)).toMatchObject(SHARED)
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=[^;]+; Max-Age=\d+; Path=\/; Secure; SameSite=None$/),
    ])
    const xsrf = { 'x-xsrf-token': page.cookies.get('XSRF-TOKEN') ?? '' }
    const json = { ...xsrf, 'content-type': 'application/json' }
    const body = JSON.stringify({ email: user.email, password: user.password })
    const login = await page.send('/api/Account/login', { method: 'POST', headers: json, body })
    expect([login.status, corsHeaders(login)]).toEqual([200, expect.objectContaining(SHARED)])
    expect(login.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^refreshToken=[^;]+; Path=\/; HttpOnly; Secure; SameSite=None$/),
      expect.stringMatching(/^device=[^;]+; Max-Age=\d+; Path=\/api\/Account; HttpOnly; Secure; SameSite=None$/),
    ])
    const refresh = await page.send('/api/Account/refreshToken', { headers: xsrf })
    expect(refresh.status).toBe(200)
    const { token, refreshToken, refreshTokenExpiresOn } = await refresh.json()
    expect([typeof refreshToken, Number.isNaN(Date.parse(refreshTokenExpiresOn))]).toEqual(['string', false])
    const signedIn = { ...json, authorization: `Bearer ${token}` }
    const change = { fullName: 'Cross Origin', email: user.email, phoneNumber: '0551234567' }
    const path = `/api/User/updatePublicDataUser/${user.userId}`
    const changed = await page.send(path, { method: 'PATCH', headers: signedIn, body: JSON.stringify(change) })
    expect([changed.status, corsHeaders(changed)]).toEqual([200, expect.objectContaining(SHARED)])
    const out = await page.send('/api/Account/logout', { method: 'POST', headers: json, body: '{}' })
    expect(out.status).toBe(200)
    expect([...page.cookies.keys()]).toEqual(['XSRF-TOKEN', 'device'])
    expect((await page.send('/api/Account/refreshToken', { headers: xsrf })).status).toBe(401)
  })

  test('API-26 it needs no XSRF header, because a page of another host cannot read the cookie and its Origin cannot be forged', async () => {
    const user = await makeUser(shop)
    const body = JSON.stringify({ email: user.email, password: user.password })
    const headers = { 'content-type': 'application/json' }
    expect((await openPage(APP).send('/api/Account/login', { method: 'POST', headers, body })).status).toBe(200)
  })

  test('API-26 errors are readable for it too', async () => {
    const page = openPage(APP)
    for (const path of ['/api/nothing', `/api/User/getuser/${crypto.randomUUID()}`, '/api/Product/getproduct/0']) {
      const answer = await page.send(path)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(corsHeaders(answer)).toMatchObject(SHARED)
    }
  })
})

describe('every other origin', () => {
  const FOREIGN = [
    'https://evil.example',
    'https://app.example.evil.example',
    'https://app.example:8443',
    'http://app.example',
    'https://APP.example',
    'https://sub.app.example',
    'null',
  ]

  test.each(FOREIGN)('API-26 %s gets no access, no preflight and no cookie it could use', async (origin) => {
    const answer = await preflight(origin)
    expect([answer.status, corsHeaders(answer)]).toEqual([405, { vary: 'Origin' }])
    const user = await makeUser(shop)
    const page = openPage(origin)
    const read = await page.send('/api/Category/getallcategories')
    expect([read.status, corsHeaders(read), page.cookies.size]).toEqual([200, { vary: 'Origin' }, 0])
    const cookie = `XSRF-TOKEN=${user.visitor.cookies.get('XSRF-TOKEN')}; refreshToken=${user.visitor.cookies.get('refreshToken')}`
    const headers = { cookie, 'x-xsrf-token': user.visitor.cookies.get('XSRF-TOKEN') ?? '' }
    const refresh = await page.send('/api/Account/refreshToken', { headers })
    expect([refresh.status, (await refresh.json()).code]).toEqual([403, 'request.cross_site'])
    const logout = await page.send('/api/Account/logout', { method: 'POST', headers })
    expect([logout.status, (await logout.json()).code]).toEqual([403, 'request.cross_site'])
  })

  test('API-26 the shop’s own pages keep Lax cookies and need the XSRF header, also when their origin is listed', async () => {
    const user = await makeUser(shop)
    const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
    const body = { email: user.email, password: user.password }
    const login = await shop.visitor().call('login', { body, headers: own })
    expect(login.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^refreshToken=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^device=[^;]+; Max-Age=\d+; Path=\/api\/Account; HttpOnly; SameSite=Lax$/),
    ])
    expect(login.headers.get('access-control-allow-origin')).toBeNull()
    const bare = await shop.visitor().call('login', { body, headers: { ...own, 'x-xsrf-token': '' } })
    expect([bare.status, bare.body.code]).toEqual([403, 'xsrf.failed'])
  })
})

describe('without the setting', () => {
  let closed: TestShop
  beforeAll(async () => {
    closed = await openTestShop()
  })
  afterAll(() => closed.close())

  const all = Object.keys(endpoints) as RouteName[]
  test.each(all)('API-26 %s has no header for another origin', async (name) => {
    const { path, method } = getRoute(name)
    const address = `/api${path.replace(/\{\w+\}/g, '1')}`
    for (const init of [{ method }, { method: 'OPTIONS' }]) {
      const answer = await closed.app.request(address, { ...init, headers: { origin: APP } })
      expect(corsHeaders(answer)).toEqual({})
      for (const line of answer.headers.getSetCookie()) expect(line).toMatch(/; SameSite=Lax$/)
    }
  })

  test('API-26 the first call of any client issues a Lax XSRF cookie, with which it may change things', async () => {
    const answer = await closed.app.request('/api/Category/getallcategories')
    const [line = ''] = answer.headers.getSetCookie()
    expect(line).toMatch(/^XSRF-TOKEN=[^;]+; Max-Age=34560000; Path=\/; SameSite=Lax$/)
    const token = line.slice('XSRF-TOKEN='.length).split(';')[0] ?? ''
    const headers = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token, 'content-type': 'application/json' }
    const body = JSON.stringify({ culture: 'ar' })
    const changed = await closed.app.request('/api/Language/set-language', { method: 'POST', headers, body })
    expect(changed.status).toBe(200)
    expect(changed.headers.getSetCookie()).toEqual([])
  })
})
