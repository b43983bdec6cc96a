import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type Cookie = { name: string; value: string; path: string; httpOnly: boolean }

/**
 * A browser with the client that the specification describes: it stores cookies `authModel` and `refreshToken` itself with path `/`, sends
 * the XSRF header from the cookie, and after a 401 refreshes once and repeats the request (spec §3, §4, §7).
 */
function openSpecifiedClient() {
  let jar: Cookie[] = []
  const store = (cookie: Cookie): void => {
    const isSame = (other: Cookie) => other.name === cookie.name && other.path === cookie.path
    // A script cannot replace a cookie that is httpOnly.
    if (!cookie.httpOnly && jar.some((other) => isSame(other) && other.httpOnly)) return
    jar = [...jar.filter((other) => !isSame(other)), cookie]
  }
  const readScript = (name: string) => jar.find((cookie) => cookie.name === name && !cookie.httpOnly)?.value
  const send = async (path: string, init: RequestInit = {}) => {
    const sent = jar.filter((cookie) => cookie.path === '/' || path.startsWith(cookie.path))
    const headers = new Headers(init.headers)
    // Longer paths first, as browsers do.
    const inOrder = sent.toSorted((a, b) => b.path.length - a.path.length)
    if (sent.length > 0) headers.set('cookie', inOrder.map(({ name, value }) => `${name}=${value}`).join('; '))
    const token = readScript('XSRF-TOKEN')
    if (token) headers.set('x-xsrf-token', token)
    const response = await shop.app.request(path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const path = /; Path=([^;]+)/.exec(line)?.[1] ?? '/'
      if (/Max-Age=0/.test(line)) jar = jar.filter((cookie) => cookie.name !== name || cookie.path !== path)
      else store({ name, value, path, httpOnly: /; HttpOnly/.test(line) })
    }
    return response
  }
  const client = {
    session: null as null | { token: string; refreshToken: string; refreshTokenExpiresOn: string; userId: string },
    addCookie: store,
    cookiesNamed: (name: string) => jar.filter((cookie) => cookie.name === name),
    send,
    async logIn(user: { email: string; password: string }) {
      await send('/api/Category/getallcategories')
      const answer = await send('/api/Account/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: user.email, password: user.password }),
      })
      client.session = await answer.json()
      const value = client.session?.refreshToken ?? ''
      store({ name: 'refreshToken', value, path: '/', httpOnly: false })
      return answer.status
    },
    /** Sends signed in; after a 401 refreshes once and repeats. */
    async get(path: string) {
      const first = await send(path, { headers: { authorization: `Bearer ${client.session?.token}` } })
      if (first.status !== 401) return first
      const refresh = await send('/api/Account/refreshToken')
      if (refresh.status !== 200 || !client.session) throw new Error('The session has expired. Please log in again.')
      const { token, refreshToken, refreshTokenExpiresOn } = await refresh.json()
      client.session = { ...client.session, token, refreshToken, refreshTokenExpiresOn }
      store({ name: 'refreshToken', value: refreshToken, path: '/', httpOnly: false })
      return send(path, { headers: { authorization: `Bearer ${token}` } })
    },
  }
  return client
}

const MINUTE = 60_000

test('API-02 API-05 AUTH-08 the specified client logs in, and refreshes as often as its token expires', async () => {
  const user = await makeUser(shop)
  const client = openSpecifiedClient()
  expect(await client.logIn(user)).toBe(200)
  for (let round = 0; round < 4; round += 1) {
    expect((await client.get(`/api/User/getPublicDataUser/${user.userId}`)).status).toBe(200)
    const before = client.session?.token
    shop.clock.advance(13 * MINUTE)
    expect((await client.get(`/api/User/getPublicDataUser/${user.userId}`)).status).toBe(200)
    expect(client.session?.token).not.toBe(before)
    expect(Date.parse(client.session?.refreshTokenExpiresOn ?? '')).toBeGreaterThan(shop.clock.now())
  }
  expect(client.cookiesNamed('refreshToken')).toEqual([expect.objectContaining({ path: '/', httpOnly: true })])
})

test('API-02 a wrong password is no 401, so the specified client keeps its session', async () => {
  const user = await makeUser(shop)
  const client = openSpecifiedClient()
  await client.logIn(user)
  const session = client.session
  expect(await client.logIn({ ...user, password: 'Wrong-Password-9' })).toBe(400)
  client.session = session
  expect((await client.get(`/api/User/getPublicDataUser/${user.userId}`)).status).toBe(200)
})

test('AUTH-07 a cookie that an earlier version set for /api/Account is replaced and does no harm', async () => {
  const user = await makeUser(shop)
  const client = openSpecifiedClient()
  await client.logIn(user)
  const [cookie] = client.cookiesNamed('refreshToken')
  client.addCookie({ name: 'refreshToken', value: cookie?.value ?? '', path: '/api/Account', httpOnly: true })
  for (let round = 0; round < 3; round += 1) {
    shop.clock.advance(13 * MINUTE)
    expect((await client.get(`/api/User/getPublicDataUser/${user.userId}`)).status).toBe(200)
  }
  expect(client.cookiesNamed('refreshToken').map(({ path }) => path)).toEqual(['/'])
  client.addCookie({ name: 'refreshToken', value: 'a-text-of-a-script', path: '/api', httpOnly: false })
  shop.clock.advance(13 * MINUTE)
  expect((await client.get(`/api/User/getPublicDataUser/${user.userId}`)).status).toBe(200)
})
